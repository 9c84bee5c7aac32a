import { readStrangerArguments } from "../stranger-arguments.ts";
import type { GradedAnswer } from "./graded-answer.ts";
import { composed, elsewhere, heaps, listed, talk, unrelated } from "./made-answers.ts";
import { labelled, panel, strange, turned, typed, written } from "./people-answers.ts";

/** Every answer that the network is fitted to or measured on. */
export async function readAnswers(): Promise<GradedAnswer[]> {
  const known = [...(await readStrangerArguments()), ...composed()];
  const people = [...(await labelled()), ...(await strange())];
  return [
    ...(await panel()),
    ...people,
    ...(await typed()),
    ...written(),
    ...turned(),
    ...talk(known),
    ...elsewhere(people),
    ...unrelated(known),
    ...heaps(known),
    ...listed(known),
  ];
}
