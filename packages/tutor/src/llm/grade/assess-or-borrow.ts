import type { Assessment } from "@elenchus/dialogue/dialogue";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { ModelError, NO_ANSWERS } from "../model-client.ts";
import { assess, type Assessing } from "./assess.ts";

/**
 * Judges a message, by the judgement that is lent where the model has none to give. Who judged, and why it was not the
 * model, stands in the assessment.
 * @throws ModelError where asking again may help
 */
export async function assessOrBorrow(
  judges: Assessing,
  view: DialogueView,
  message: string,
  call: TutorCall,
): Promise<Assessment> {
  try {
    return await assess(judges, view, message, call);
  } catch (error) {
    const isNoAnswer = error instanceof ModelError && NO_ANSWERS.has(error.failure);
    if (!isNoAnswer || judges.assess === undefined) throw error;
    const lent = await judges.assess(view, message);
    // The first reason goes with the move; this one is for whoever reviews.
    const why = `${judges.client.name} gave no judgement: ${error.failure}`;
    return { ...lent, reasons: [...lent.reasons, why] };
  }
}
