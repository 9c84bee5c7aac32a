import type { TransferCheckReply } from "@elenchus/contract/transfer-check";

/** For tests: a check of two questions that has just been begun. */
export function buildCheck(changes: Partial<TransferCheckReply> = {}): TransferCheckReply {
  return {
    check_id: "c-1",
    module_id: 1,
    issue: "Should the hall close at eleven?",
    text_passage: "A passage.",
    questions: [
      { title: "Conclusion", question: "What is it?" },
      { title: "Reasons", question: "Why?" },
    ],
    answers: [null, null],
    finished: null,
    ...changes,
  };
}

/** For tests: the result of that check, the first step found and the second missed. */
export function buildFinished(): NonNullable<TransferCheckReply["finished"]> {
  return {
    issue: "Should the hall close at eleven?",
    score: 0.5,
    steps_found: 1,
    steps_total: 2,
    passed: false,
    ended_at: "2026-11-20T12:00:00.000Z",
    steps: [
      { standing: "found", missed: [] },
      { standing: "not_found", missed: ["People who live nearby want to sleep."] },
    ],
  };
}
