import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import { EMPTY_DRAFT, loadDraft, saveDraft } from "../../lib/draft-storage.ts";
import { nameQuestion, openQuestion } from "./check-state.ts";

/** The draft of the answer to the open question. One that is asked once more begins with the first answer. */
export function loadAnswer(check: TransferCheckReply): string {
  const open = openQuestion(check);
  if (open === null) return "";
  return loadDraft(`${check.check_id}.${nameQuestion(open)}`).text || (open.second?.first ?? "");
}

/** Keeps the answer to the open question, and forgets those that were handed in. */
export function keepAnswer(check: TransferCheckReply, text: string): void {
  const open = openQuestion(check);
  const openName = open && nameQuestion(open);
  for (const question of check.questions.keys()) {
    for (const name of [`${question}`, `${question}.again`]) {
      const draft = name === openName ? { ...EMPTY_DRAFT, text } : EMPTY_DRAFT;
      saveDraft(`${check.check_id}.${name}`, draft);
    }
  }
}
