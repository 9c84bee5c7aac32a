import type { TutorCall } from "@elenchus/dialogue/model-call";
import { ModelError, NO_ANSWERS } from "./llm/model-client.ts";

/** Whether a call failed for the model's sake: not because it was ended, and not by a fault of the program. */
export function isModelFailure(error: unknown, call: TutorCall): error is ModelError {
  return error instanceof ModelError && error.failure !== "cancelled" && !call.signal.aborted;
}

/** Whether the model is there and has no answer to give: it would have none at the next try, either. */
export function isNoAnswer({ failure }: ModelError): boolean {
  return NO_ANSWERS.has(failure);
}

/** Whether a model did not answer in time, or is left alone since it did not time and again. */
export function isTooSlow(error: unknown): boolean {
  if (!(error instanceof ModelError)) return false;
  return error.failure === "timeout" || error.openedBy === "timeout";
}
