import type { DialogueView } from "./tutor.ts";

/**
 * A dialogue without what was said in distress and what was answered to it: nobody quotes it, builds on it
 * or judges by it.
 */
export function withoutDistress(view: DialogueView): DialogueView {
  const transcript = view.transcript.filter(
    ({ assessment, move }) => assessment?.speechAct !== "distress" && move?.kind !== "support",
  );
  return transcript.length === view.transcript.length ? view : { ...view, transcript };
}
