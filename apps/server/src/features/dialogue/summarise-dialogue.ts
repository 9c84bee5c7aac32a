import type { PerformanceSummaryReply } from "@elenchus/contract/dialogue";
import type { Outcome } from "@elenchus/dialogue/dialogue";
import type { FastifyBaseLogger } from "fastify";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { clientGone, notYours, transcriptDeleted } from "../../errors/refusals.ts";
import { tutorFailed } from "../../errors/tutor-failed.ts";
import { loadReviewStates } from "../../presenters/load-review-state.ts";
import type { DialogueRecord } from "../../store/turns/dialogue-rows.ts";
import { loadProgress } from "../../store/learning/load-progress.ts";
import { settleAfter } from "./settle-after.ts";
import { LeaseLostError, whileHolding, type HeldLease } from "./hold-lease.ts";
import { toTranscript } from "../../store/turns/to-transcript.ts";
import { startWait } from "./wait-until-free.ts";

/** Whose dialogue is to be summarised. */
export interface SummaryRequest {
  readonly dialogueId: string;
  readonly userId: string;
  /** Raised when the client leaves. */
  readonly gone: AbortSignal;
  readonly log: FastifyBaseLogger;
}

function notEnded(): AppError {
  return new AppError(
    409,
    "dialogue_not_ended",
    "There is no summary: the dialogue was not finished.",
  );
}

function requireOutcome({ dialogue }: DialogueRecord): Outcome {
  if (dialogue.status !== "success" && dialogue.status !== "failure") throw notEnded();
  return dialogue.status;
}

const NEVER = new AbortController().signal;

/** Has the tutor write the summary and stores it; null when another request took that over. */
async function writeSummary(
  { stores, tutor, modelCalls }: AppContext,
  lease: HeldLease,
  { dialogue, messages }: DialogueRecord,
  { userId, gone }: SummaryRequest,
): Promise<string | null> {
  const { argument, state } = dialogue;
  const view = { argument, dialogue: state, transcript: toTranscript(argument, messages) };
  try {
    // It is written also for whoever has left: a proxy may have given up, and it has to be written some time.
    return await whileHolding(lease, NEVER, async (signal) => {
      const { dialogueId, token } = lease;
      const subject = { userId, dialogueId };
      const { settle, ...allowed } = await modelCalls.allow(subject, "has_to_be_done");
      const call = { ...allowed, signal };
      const summary = await settleAfter(settle, () => tutor.summarise(view, call));
      return (await stores.turns.storeSummary(dialogueId, token, summary)) ? summary : null;
    });
  } catch (cause) {
    if (cause instanceof LeaseLostError) return null;
    if (gone.aborted) throw clientGone();
    if (cause instanceof AppError) throw cause;
    const text = "The performance summary could not be written. Please try again";
    throw tutorFailed("summary_failed", text, cause);
  }
}

async function findOrWriteSummary(
  context: AppContext,
  request: SummaryRequest,
): Promise<{ summary: string; outcome: Outcome }> {
  const { dialogueId, userId, gone, log } = request;
  const { dialogues, turns } = context.stores;
  const wait = startWait(context, gone);
  for (;;) {
    const found = await dialogues.find(dialogueId, userId);
    if (found === null) throw notYours();
    const outcome = requireOutcome(found);
    if (found.dialogue.summary !== null) return { summary: found.dialogue.summary, outcome };
    const { deletedAfterDays } = found.dialogue;
    if (deletedAfterDays !== null) throw transcriptDeleted(deletedAfterDays);
    const token = context.newId();
    if (await turns.holdEnded({ dialogueId, userId, token })) {
      const { patience } = context.modelCalls;
      const lease = { turns, dialogueId, token, log, patience };
      const summary = await writeSummary(context, lease, found, request);
      if (summary !== null) return { summary, outcome };
    } else {
      await wait.untilFree(dialogueId);
    }
  }
}

/** The summary of an ended dialogue: written once, the same ever after. */
export async function summariseDialogue(
  context: AppContext,
  request: SummaryRequest,
): Promise<PerformanceSummaryReply> {
  const { summary, outcome } = await findOrWriteSummary(context, request);
  const { dialogueId } = request;
  const marks = await loadReviewStates(context.stores.verdicts, [dialogueId]);
  const verdict = marks.get(dialogueId)?.verdict;
  return {
    ...(verdict === undefined ? {} : { verdict }),
    performance_summary: summary,
    success_or_failure: outcome,
    ...(await loadProgress(context.stores, request.userId)),
  };
}
