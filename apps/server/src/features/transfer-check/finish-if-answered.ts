import type { TutorCall } from "@elenchus/dialogue/model-call";
import { limitTime } from "@elenchus/dialogue/limit-time";
import { dialogueAtStep, judgeTransfer } from "@elenchus/dialogue/transfer-check";
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
  { tutor, stores: { transferChecks } }: AppContext,
  { check: { id, argument, answers } }: HeldCheck,
  call: TutorCall,
): Promise<void> {
  const assessments = await Promise.all(
    answers.map((answer, step) => {
      const dialogue = dialogueAtStep(argument, step);
      return tutor.assess({ argument, dialogue, transcript: [] }, answer, call);
    }),
  );
  await transferChecks.finish(id, assessments, judgeTransfer(argument, assessments));
}

/**
 * Judges a check whose last answer was handed in and that has no result yet. Of two at once one judges, and both
 * answer its result.
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
  const longest = LONGEST_JUDGING_MS * context.modelCalls.patience;
  const find = () => transferChecks.find(check.id, userId);
  const work = { userId, kind: "check", signal: gone, wish: [check.id] } as const;
  const judge = async (call: TutorCall) => {
    // Another request may have judged them while this one waited.
    if ((await find())?.result === null)
      await judgeAnswers(context, { check, userId, gone }, limitTime(call, longest));
    return find();
  };
  try {
    await context.modelCalls.whileKept(work, judge, find);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw gone.aborted ? clientGone() : tutorFailed("judging_failed", FAILED, cause);
  }
  const finished = await find();
  if (finished === null) throw new Error("a transfer check that was finished is not there");
  return finished;
}
