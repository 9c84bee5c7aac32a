/**
 * The same answer for the same text, without working it out again. What is kept costs memory, what is missing
 * time, never a result: when it is full, it starts anew.
 * @param most texts that are kept
 */
export function memoise<Result>(
  read: (text: string) => Result,
  most: number,
): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = read(text);
    if (known.size >= most) known.clear();
    known.set(text, found);
    return found;
  };
}
