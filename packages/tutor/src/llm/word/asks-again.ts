import type { Expectation } from "@elenchus/dialogue/argument";
import { isEarned } from "@elenchus/dialogue/argument-map/earned";
import { contentStems } from "@elenchus/dialogue/words/words";
import { allowedTexts, type Materials, type MoveTurn } from "./materials.ts";

/** Share of the words of two questions that both have, from which on they ask for the same; of 1,079 honest ones none does. */
const SAME = 0.35;

function similarity(one: string, other: string): number {
  const stems = contentStems(one);
  const others = contentStems(other);
  const shared = [...stems].filter((stem) => others.has(stem)).length;
  return shared / Math.max(1, stems.size + others.size - shared);
}

/** Whether a prompt names nothing of its answer, and so asks as well for what is open beside it: "What else is offered?" */
function isGeneral({ prompt, statement }: Expectation): boolean {
  const stems = contentStems(statement);
  return [...contentStems(prompt)].every((stem) => !stems.has(stem));
}

/** Whether a question asks for something that has been found or told, rather than for what is open. */
export function asksAgain({ view }: MoveTurn, materials: Materials, question: string): boolean {
  const { argument, dialogue } = view;
  const closed = argument.key.expectations.filter((one) => isEarned(dialogue, one));
  const answered = [
    ...closed.map((one) => one.question ?? ""),
    ...closed
      .filter((one) => one.step < dialogue.step || !isGeneral(one))
      .map(({ prompt }) => prompt),
    ...argument.steps.slice(0, dialogue.step).map(({ opening }) => opening),
  ];
  const nearest = (texts: readonly string[]): number =>
    Math.max(0, ...texts.map((text) => similarity(question, text)));
  const again = nearest(answered);
  return again >= SAME && again > nearest(allowedTexts(materials));
}
