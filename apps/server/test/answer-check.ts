import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import type { Answer } from "./send-call.ts";
import type { TestUser } from "./test-user.ts";

/** Hands in first answers from the first question on, and keeps each that is asked once more; answers the last reply. */
export async function answerCheck(
  user: TestUser,
  check_id: string,
  answers: readonly string[],
): Promise<Answer> {
  const hand = (step: number, second: boolean) =>
    user.call("answerTransferCheck", { check_id, step, answer: answers[step - 1], second });
  let last: Answer | null = null;
  for (const index of answers.keys()) last = await hand(index + 1, false);
  if (last === null) throw new Error("nothing was handed in");
  const { again = [] } = last.body as TransferCheckReply;
  for (const { step } of again) last = await hand(step, true);
  return last;
}
