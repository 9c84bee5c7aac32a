import type { TransferCheckReply } from "@elenchus/contract/transfer-check";

/** The second answer to a question of an unaided check, by its index; none where the first was kept, or was enough. */
export function secondAnswer(
  { answers, again = [] }: Pick<TransferCheckReply, "answers" | "again">,
  question: number,
): string | undefined {
  const second = again.find(({ step }) => step === question + 1)?.answer ?? undefined;
  return second === answers[question] ? undefined : second;
}
