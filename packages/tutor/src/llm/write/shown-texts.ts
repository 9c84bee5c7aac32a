import type { Draft } from "./draft.ts";
import { itemsOf } from "./draft-texts.ts";

/** Every text of a draft that a learner may come to see, each once: what is to be moderated. Code adds fixed ones. */
export function shownTexts(draft: Draft): string[] {
  const { passage, wrongTurns } = draft;
  return [
    ...new Set([
      passage,
      ...itemsOf(draft).flatMap(({ statement, hints, prompt }) => [statement, ...hints, prompt]),
      ...wrongTurns.map(({ correction }) => correction),
      ...(draft.form === "terms"
        ? draft.terms.flatMap((one) => [one.firstReading, one.secondReading, one.stake])
        : [draft.impact.repair]),
      ...(draft.form === "values" ? [draft.values.loss] : []),
    ]),
  ].filter((text) => text !== "");
}
