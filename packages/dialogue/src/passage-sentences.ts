import type { Argument } from "./argument.ts";

/** The passage's sentences, which an answer is held against to see whether it is about them at all. */
export function sentencesOfPassage({ passage }: Argument): string[] {
  return passage.split(/(?<=[.!?])\s+/u);
}
