import type { Assessment } from "@elenchus/dialogue/dialogue";
import { limitTime } from "@elenchus/dialogue/limit-time";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import { dialogueAtStep, judgeTransfer, stepsToAskAgain } from "@elenchus/dialogue/transfer-check";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { clientGone } from "../../errors/refusals.ts";
import { tutorFailed } from "../../errors/tutor-failed.ts";
import type { JudgedRound, Round } from "../../store/learning/check-rounds.ts";
import type { TransferCheck } from "../../store/learning/transfer-check-store.ts";

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

/** The round whose last answer was handed in and that is not judged yet. */
function roundToJudge(check: TransferCheck): Round | null {
  const { argument, answers, askedAgain, secondAnswers, result } = check;
  if (result !== null) return null;
  if (askedAgain === null) return answers.length === argument.steps.length ? "first" : null;
  return secondAnswers.length === askedAgain.length ? "second" : null;
}

/** Judges an answer by itself, as the first to its step: what was said elsewhere changes nothing. */
type Assess = (step: number, answer: string) => Promise<Assessment>;

async function judgeFirst(
  { argument, answers }: TransferCheck,
  assess: Assess,
): Promise<JudgedRound> {
  const steps = [...answers.keys()];
  const assessments = await Promise.all(answers.map((answer, step) => assess(step, answer)));
  const result = judgeTransfer(argument, assessments);
  const askedAgain = stepsToAskAgain(result);
  const outcome = askedAgain.length === 0 ? { result } : { askedAgain };
  return { round: "first", steps, assessments, outcome };
}

/** First answers that were kept are not judged anew. */
async function judgeSecond(check: TransferCheck, assess: Assess): Promise<JudgedRound> {
  const { argument, answers, secondAnswers } = check;
  const first = check.assessments ?? [];
  const steps = check.askedAgain ?? [];
  const judge = async (step: number, place: number) => {
    const answer = secondAnswers[place] ?? "";
    const kept = answer === answers[step] ? first[step] : undefined;
    return kept ?? assess(step, answer);
  };
  const assessments = await Promise.all(steps.map(judge));
  const second = new Map(assessments.map((one, place) => [steps[place] ?? 0, one]));
  const result = judgeTransfer(argument, first, second);
  return { round: "second", steps, assessments, outcome: { result } };
}

/**
 * Judges the answers of a check once the last one of a round was handed in. What was not found in the first is asked
 * once more; the second ends the check. Of two at once one judges, and both answer what it found.
 * @returns the check as it stands then
 * @throws AppError when the tutor fails; the answers are kept
 */
export async function judgeIfAnswered(
  { tutor, stores: { transferChecks }, modelCalls }: AppContext,
  { check, userId, gone }: HeldCheck,
): Promise<TransferCheck> {
  const round = roundToJudge(check);
  if (round === null) return check;
  const { id, argument } = check;
  const longest = LONGEST_JUDGING_MS * modelCalls.patience;
  const find = () => transferChecks.find(id, userId);
  const work = { userId, kind: "check", signal: gone, wish: [id, round] } as const;
  const judge = async (allowed: TutorCall) => {
    // Another request may have judged them while this one waited.
    const now = await find();
    if (now === null || roundToJudge(now) !== round) return now;
    const call = limitTime(allowed, longest);
    const assess: Assess = (step, answer) => {
      const dialogue = dialogueAtStep(argument, step);
      return tutor.assess({ argument, dialogue, transcript: [] }, answer, call);
    };
    const judged = await (round === "first" ? judgeFirst : judgeSecond)(now, assess);
    await transferChecks.storeRound(id, judged);
    return find();
  };
  try {
    await modelCalls.whileKept(work, judge, find);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw gone.aborted ? clientGone() : tutorFailed("judging_failed", FAILED, cause);
  }
  const stored = await find();
  if (stored === null) throw new Error("a transfer check that was judged is not there");
  return stored;
}
