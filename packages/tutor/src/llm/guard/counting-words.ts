/** Places in a row, from the first on. */
export const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
] as const;
/** Numbers in words, from one on. */
export const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight"] as const;
