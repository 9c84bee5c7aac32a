import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import { SUPPORT_TEXT } from "@elenchus/domain/support";
import { hearsDistress } from "@elenchus/tutor/checks/distress/hears-distress";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { notYours } from "../../errors/refusals.ts";
import type { Round } from "../../store/learning/check-rounds.ts";
import type { TransferCheck } from "../../store/learning/transfer-check-store.ts";
import { judgeIfAnswered } from "./judge-if-answered.ts";
import { showCheck } from "../../presenters/present-check.ts";

/** An answer to one question of a check. */
export interface CheckAnswer {
  readonly checkId: string;
  readonly userId: string;
  readonly round: Round;
  /** Index of the question, from 0. */
  readonly step: number;
  readonly text: string;
  /** Raised when the client leaves. */
  readonly gone: AbortSignal;
}

function alreadyAnswered(): AppError {
  const text = "You have already answered this question. What you handed in stays.";
  return new AppError(409, "already_answered", text);
}

/** Where an answer comes in its round, from 0. */
function findPlace({ askedAgain, result }: TransferCheck, { round, step }: CheckAnswer): number {
  if (round === "first") return step;
  // Nothing is asked once more before the first answers are judged.
  if (askedAgain === null && result === null) return Infinity;
  const place = askedAgain?.indexOf(step) ?? -1;
  if (place === -1) throw alreadyAnswered();
  return place;
}

/** The answer's place in its round; null where it is stored already. Refuses one that cannot be stored. */
function findFreePlace(check: TransferCheck, answer: CheckAnswer): number | null {
  if (answer.step >= check.argument.steps.length) {
    throw new AppError(400, "no_such_question", "This question is not part of the check.");
  }
  const given = answer.round === "first" ? check.answers : check.secondAnswers;
  const place = findPlace(check, answer);
  if (place > given.length) {
    throw new AppError(409, "question_not_open", "Please answer the questions in order.");
  }
  if (place === given.length) return place;
  if (given[place] === answer.text) return null;
  throw alreadyAnswered();
}

/** A check after an answer came in. */
interface Taken {
  readonly check: TransferCheck;
  /** Whether what came in sounded like distress: then it is no answer, and the question stays open. */
  readonly isDistress: boolean;
}

/** Stores the answer unless it is there, or a flag where it is none. */
async function takeAnswer(
  { stores: { transferChecks, distressFlags }, isAbusive }: AppContext,
  answer: CheckAnswer,
): Promise<Taken> {
  const { checkId, userId, round, step, text } = answer;
  const seen = { place: "transfer_check", transferCheckId: checkId, position: step } as const;
  for (;;) {
    const check = await transferChecks.find(checkId, userId);
    if (check === null) throw notYours();
    const place = findFreePlace(check, answer);
    if (place === null) return { check, isDistress: false };
    if (hearsDistress(text, check.argument.passage)) {
      await distressFlags.raise(userId, { kind: "distress", ...seen });
      return { check, isDistress: true };
    }
    if (isAbusive(text)) await distressFlags.raise(userId, { kind: "abuse", ...seen });
    // When another answer came first, the next round finds it. Answers are never taken back.
    await transferChecks.addAnswer(checkId, round, place, text);
  }
}

/**
 * Takes one answer. It is stored before anything is judged; the same again changes nothing; nothing is
 * judged before the last one of a round. What sounds like distress is not taken for an answer: there are words of help,
 * a flag, and the question stays open.
 */
export async function answerTransferCheck(
  context: AppContext,
  answer: CheckAnswer,
): Promise<TransferCheckReply> {
  const { userId, gone } = answer;
  const { check, isDistress } = await takeAnswer(context, answer);
  const { stores } = context;
  if (isDistress) return { ...(await showCheck(stores, check, userId)), support: SUPPORT_TEXT };
  return showCheck(stores, await judgeIfAnswered(context, { check, userId, gone }), userId);
}
