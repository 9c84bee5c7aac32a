import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import { SUPPORT_TEXT } from "@elenchus/domain/support";
import { hearsDistress } from "@elenchus/tutor/checks/distress/hears-distress";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { notYours } from "../../errors/refusals.ts";
import type { TransferCheck } from "../../store/transfer-check-store.ts";
import { finishIfAnswered } from "./finish-if-answered.ts";
import { showCheck } from "../../http/present-check.ts";

/** An answer to one question of a check. */
export interface CheckAnswer {
  readonly checkId: string;
  readonly userId: string;
  /** Index of the question, from 0. */
  readonly step: number;
  readonly text: string;
  /** Raised when the client leaves. */
  readonly gone: AbortSignal;
}

/** Whether the answer is stored already; refuses one that cannot be. */
function isStored({ argument, answers }: TransferCheck, { step, text }: CheckAnswer): boolean {
  if (step >= argument.steps.length) {
    throw new AppError(400, "no_such_question", "This question is not part of the check.");
  }
  if (step > answers.length) {
    throw new AppError(409, "question_not_open", "Please answer the questions in order.");
  }
  if (step === answers.length) return false;
  if (answers[step] === text) return true;
  const refusal = "You have already answered this question. Your first answer counts.";
  throw new AppError(409, "already_answered", refusal);
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
  const { checkId, userId, step, text } = answer;
  const seen = { place: "transfer_check", transferCheckId: checkId, position: step } as const;
  for (;;) {
    const check = await transferChecks.find(checkId, userId);
    if (check === null) throw notYours();
    if (isStored(check, answer)) return { check, isDistress: false };
    if (hearsDistress(text, check.argument.passage)) {
      await distressFlags.raise(userId, { kind: "distress", ...seen });
      return { check, isDistress: true };
    }
    if (isAbusive(text)) await distressFlags.raise(userId, { kind: "abuse", ...seen });
    // When another answer came first, the next round finds it. Answers are never taken back.
    await transferChecks.addAnswer(checkId, step, text);
  }
}

/**
 * Takes one answer. It is stored before anything is judged; the same again changes nothing; nothing is
 * judged before the last one. What sounds like distress is not taken for an answer: there are words of help,
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
  return showCheck(stores, await finishIfAnswered(context, { check, userId, gone }), userId);
}
