import { dialogueAtStep, judgeTransfer } from "@elenchus/tutor/dialogue/transfer-check";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { clientGone } from "../../errors/refusals.ts";
import { tutorFailed } from "../../errors/tutor-failed.ts";
import type { TransferCheck } from "../../store/transfer-check-store.ts";

/** Whose check it is, and how it stands. */
export interface HeldCheck {
  readonly check: TransferCheck;
  readonly userId: string;
  /** Raised when the client leaves. */
  readonly gone: AbortSignal;
}

/** A tutor that takes longer has failed. */
const LONGEST_JUDGING_MS = 60_000;

const FAILED = "Your answers could not be judged. They are saved. Please try again";

/** Judges each answer by itself, as the first to its step: what was said elsewhere changes nothing. */
async function judgeAnswers(
  { tutor, modelCalls }: AppContext,
  { check: { argument, answers }, userId }: HeldCheck,
  signal: AbortSignal,
) {
  const call = { ...(await modelCalls.allow({ userId, dialogueId: null })), signal };
  const assessments = await Promise.all(
    answers.map((answer, step) => {
      const dialogue = dialogueAtStep(argument, step);
      return tutor.assess({ argument, dialogue, transcript: [] }, answer, call);
    }),
  );
  return { assessments, result: judgeTransfer(argument, assessments) };
}

/**
 * Judges a check whose last answer was handed in and that has no result yet. Two at once both judge; the
 * first result is stored, and both answer that one.
 * @returns the check as it stands then
 * @throws AppError when the tutor fails; the answers are kept
 */
export async function finishIfAnswered(
  context: AppContext,
  { check, userId, gone }: HeldCheck,
): Promise<TransferCheck> {
  const isAnswered = check.answers.length === check.argument.steps.length;
  if (!isAnswered || check.result !== null) return check;
  const { transferChecks } = context.stores;
  const signal = AbortSignal.any([gone, AbortSignal.timeout(LONGEST_JUDGING_MS)]);
  const judged = await judgeAnswers(context, { check, userId, gone }, signal).catch(
    (cause: unknown) => {
      if (cause instanceof AppError) throw cause;
      throw gone.aborted ? clientGone() : tutorFailed("judging_failed", FAILED, cause);
    },
  );
  await transferChecks.finish(check.id, judged.assessments, judged.result);
  const finished = await transferChecks.find(check.id, userId);
  if (finished === null) throw new Error("a transfer check that was finished is not there");
  return finished;
}
