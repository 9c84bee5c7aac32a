import type { Expectation } from "@elenchus/dialogue/argument";
import { COVERED } from "@elenchus/dialogue/coverage";
import type { Dialogue } from "@elenchus/dialogue/dialogue";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import type { Watched } from "./watched.ts";

/** Whether the learner has said it, or the tutor was to tell it. */
export function isEarned(dialogue: Dialogue, id: string): boolean {
  return (dialogue.coverage[id] ?? 0) >= COVERED || dialogue.asserted.includes(id);
}

/** Expectations of which nothing may be given away yet; none once the learner has found what there was. */
export const secretsOf = memoiseOf(({ view, fromStep }: Watched): readonly Expectation[] => {
  const { argument, dialogue } = view;
  if (dialogue.outcome === "success") return [];
  return argument.key.expectations.filter(
    (one) => one.step >= fromStep && !isEarned(dialogue, one.id),
  );
});
