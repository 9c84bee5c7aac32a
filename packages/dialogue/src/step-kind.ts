import type { ExpectationKind } from "./argument.ts";
import type { DialogueView } from "./tutor.ts";

/** The kind of the open step's expectations. */
export function kindOfStep({ argument, dialogue }: DialogueView): ExpectationKind | null {
  return argument.key.expectations.find((one) => one.step === dialogue.step)?.kind ?? null;
}

/** Whether good answers to the open step are themselves put as questions. */
export function asksForQuestions(view: DialogueView): boolean {
  const kind = kindOfStep(view);
  return kind === "missing_information" || kind === "statistical_flaw";
}
