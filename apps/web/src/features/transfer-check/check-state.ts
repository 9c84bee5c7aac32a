import type { TransferCheckReply } from "@elenchus/contract/transfer-check";

export interface CheckState {
  /** As the server has it. */
  readonly check: TransferCheckReply;
  /** The answer to the open question, as far as it is written. */
  readonly draft: string;
  /** Whether that answer is on its way. */
  readonly sending: boolean;
  readonly problem: string | null;
}

export type CheckEvent =
  | { readonly type: "draft-changed"; readonly text: string }
  | { readonly type: "handed-in" }
  /** The check came anew; `draft` is what was written already for the question that is open now. */
  | {
      readonly type: "check-came";
      readonly check: TransferCheckReply;
      readonly draft: string;
      readonly problem: string | null;
    }
  | { readonly type: "failed"; readonly problem: string };

/** Index of the question that is to be answered now; null when there is none. */
export function openQuestion({ answers, finished }: TransferCheckReply): number | null {
  const open = answers.indexOf(null);
  return finished !== null || open === -1 ? null : open;
}

/** A check as it begins, or goes on. */
export function startCheck(check: TransferCheckReply, draft: string): CheckState {
  return { check, draft, sending: false, problem: null };
}

/** One learner's unaided check. Pure. */
export function reduceCheck(state: CheckState, event: CheckEvent): CheckState {
  switch (event.type) {
    case "draft-changed":
      // What is on its way stays as it is until the server has answered.
      return state.sending ? state : { ...state, draft: event.text };
    case "handed-in":
      return { ...state, sending: true, problem: null };
    case "check-came":
      return { ...startCheck(event.check, event.draft), problem: event.problem };
    case "failed":
      return { ...state, sending: false, problem: event.problem };
  }
}
