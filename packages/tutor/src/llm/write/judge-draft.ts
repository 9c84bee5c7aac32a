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

/** What was said of a draft; null where nobody has said it yet. */
export interface Verdicts {
  readonly isFit: boolean | null;
  /** What the gate holds against it, in words for its writer. */
  readonly objections: readonly string[] | null;
}

/** Of a draft that nobody has looked at. */
export const UNJUDGED: Verdicts = { isFit: null, objections: null };

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
 * Asks moderator and gate at the same time for what they have not said before. Whoever is still at it when the other
 * one finds the draft unfit, or fails for good, is cancelled; both have ended when this ends.
 * @returns what is known now, and the failures that left something unknown
 */
export async function judgeDraft(
  { judge, moderate }: Judges,
  { argument, shown, known }: { argument: Argument; shown: readonly string[]; known: Verdicts },
  call: TutorCall,
): Promise<{ readonly verdicts: Verdicts; readonly failures: readonly string[] }> {
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
    known.isFit ??
      run(async () => {
        const [verdict] = await moderate([shown.join("\n")], side);
        if (verdict?.isFit !== true) cancel.abort();
        return verdict?.isFit === true;
      }),
    known.objections ?? run(() => passGate(judge, argument, side)),
  ]);
  if (failed.length > 0) throw failed[0];
  return {
    verdicts: {
      isFit: isFit instanceof ModelError ? null : isFit,
      objections: objections instanceof ModelError ? null : objections,
    },
    failures: [
      ...(isFit instanceof ModelError ? [`The moderator gave no verdict (${isFit.failure}).`] : []),
      ...(objections instanceof ModelError
        ? [`The judge gave no reading (${objections.failure}).`]
        : []),
    ],
  };
}
