import type { Argument } from "@elenchus/dialogue/argument";
import { readByArgument } from "./read-by-argument.ts";
import type { StrangerArgument } from "./stranger-arguments.ts";

/** A line of `wrong-answers.jsonl`: what learners type at one place of an argument. */
export interface AnswersAtPlace {
  readonly step: number;
  /** Id of the probe that is asked, if one is. */
  readonly probe?: string;
  /** Earns nothing there, not even as near. */
  readonly wrong: readonly string[];
  /** Earns the expectation of that id, in words that the key does not have. */
  readonly right: readonly { readonly id: string; readonly message: string }[];
}

/** Wrong and right answers to the arguments that they were written for. */
export async function readWrongAnswers(
  strangers: readonly StrangerArgument[],
): Promise<{ readonly argument: Argument; readonly places: readonly AnswersAtPlace[] }[]> {
  const read = readByArgument<AnswersAtPlace>("wrong-answers", strangers);
  return read.map(({ known: { argument }, places }) => ({ argument, places }));
}
