import { splitSentences } from "@elenchus/domain/split-sentences";
import type { Argument } from "./argument.ts";

/** The passage's sentences, which an answer is held against and a mark names by index. */
export function sentencesOfPassage({ passage }: Argument): string[] {
  return splitSentences(passage);
}
