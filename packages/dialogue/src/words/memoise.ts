import { keepRecent } from "./keep-recent.ts";

/**
 * The same answer for the same text, without working it out again.
 * @param most texts that are surely kept: the ones asked for last; at most twice as many are
 */
export function memoise<Result>(
  read: (text: string) => Result,
  most: number,
): (text: string) => Result {
  const kept = keepRecent<Result>(most);
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const result = read(text);
    kept.set(text, result);
    return result;
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
