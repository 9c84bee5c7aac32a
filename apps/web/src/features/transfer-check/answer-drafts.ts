import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import { EMPTY_DRAFT, loadDraft, saveDraft } from "../../lib/draft-storage.ts";
import { openQuestion } from "./check-state.ts";

const draftId = (checkId: string, question: number): string => `${checkId}.${question}`;

/** What this browser kept of the answer to the open question. */
export function loadAnswer(check: TransferCheckReply): string {
  const question = openQuestion(check);
  return question === null ? "" : loadDraft(draftId(check.check_id, question)).text;
}

/** Keeps the answer to the open question, and forgets those that were handed in. */
export function keepAnswer(check: TransferCheckReply, text: string): void {
  const open = openQuestion(check);
  for (const question of check.questions.keys()) {
    if (question === open) saveDraft(draftId(check.check_id, question), { ...EMPTY_DRAFT, text });
    else saveDraft(draftId(check.check_id, question), EMPTY_DRAFT);
  }
}
