/**
 * The same answer for the same text, without working it out again. What is kept costs memory, what is missing
 * time, never a result.
 * @param most texts that are surely kept: the ones asked for last; at most twice as many are
 */
export function memoise<Result>(
  read: (text: string) => Result,
  most: number,
): (text: string) => Result {
  let recent = new Map<string, Result>();
  // Texts of one turn alone go with their generation; a passage that is asked for again moves on to the next.
  let older = new Map<string, Result>();
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const found = older.get(text) ?? read(text);
    if (recent.size >= most) {
      older = recent;
      recent = new Map();
    }
    recent.set(text, found);
    return found;
  };
}

/** The same answer for the same object, as long as anybody has the object. */
export function memoiseOf<Given extends object, Result>(
  read: (given: Given) => Result,
): (given: Given) => Result {
  const known = new WeakMap<Given, { readonly result: Result }>();
  return (given) => {
    const found = known.get(given) ?? { result: read(given) };
    known.set(given, found);
    return found.result;
  };
}
