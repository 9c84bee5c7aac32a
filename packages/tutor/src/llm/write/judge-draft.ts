import type { Argument } from "@elenchus/dialogue/argument";
import { isOutOfTime } from "@elenchus/dialogue/limit-time";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import type { ModerateTexts } from "@elenchus/dialogue/moderation";
import { type ModelClient, ModelError, NO_ANSWERS } from "../model-client.ts";
import { passGate } from "./gate.ts";

/** Who judges what code has nothing against. */
export interface Judges {
  /** Reads the passage without knowing the key; may be another model. */
  readonly judge: ModelClient;
  readonly moderate: ModerateTexts;
}

/** What speaks against a draft, in words for its writer, and who says so. */
export interface Objection {
  readonly stage: "moderation" | "gate";
  readonly faults: readonly string[];
}

/** What a writer is told of a text that is not fit for learners. */
export const UNFIT =
  "The passage or its key touches on something that is not fit for learners: violence, self-harm, sexual matters, hatred, or a real private person. Keep to everyday matters.";

/** The result of a call, or the failure that costs a round, or is the last; every other failure is for the caller to deal with. */
export async function orFailure<Result>(
  calling: Promise<Result>,
  call: TutorCall,
): Promise<Result | ModelError> {
  try {
    return await calling;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const isLate = error.failure === "timeout" && isOutOfTime(call);
    if (isLate || NO_ANSWERS.has(error.failure)) return error;
    throw error;
  }
}

/**
 * Asks moderator and gate at the same time. Whoever is still at it when the other one finds the draft unfit, or fails for
 * good, is cancelled; both have ended when this ends.
 * @returns null where both have nothing against it
 */
export async function judgeDraft(
  { judge, moderate }: Judges,
  { argument, shown }: { argument: Argument; shown: readonly string[] },
  call: TutorCall,
): Promise<Objection | null> {
  const cancel = new AbortController();
  const side = { ...call, signal: AbortSignal.any([call.signal, cancel.signal]) };
  const failed: unknown[] = [];
  const run = async <Result>(ask: () => Promise<Result>): Promise<Result | ModelError | null> => {
    try {
      return await orFailure(ask(), side);
    } catch (error) {
      if (!cancel.signal.aborted) failed.push(error);
      cancel.abort();
      return null;
    }
  };
  const [isFit, objections] = await Promise.all([
    run(async () => {
      const [verdict] = await moderate([shown.join("\n")], side);
      if (verdict?.isFit !== true) cancel.abort();
      return verdict?.isFit === true;
    }),
    run(() => passGate(judge, argument, side)),
  ]);
  if (failed.length > 0) throw failed[0];
  if (isFit === false) return { stage: "moderation", faults: [UNFIT] };
  if (Array.isArray(objections) && objections.length > 0)
    return { stage: "gate", faults: objections };
  if (isFit instanceof ModelError)
    return { stage: "moderation", faults: [`The moderator gave no verdict (${isFit.failure}).`] };
  if (objections instanceof ModelError)
    return { stage: "gate", faults: [`The judge gave no reading (${objections.failure}).`] };
  return null;
}
