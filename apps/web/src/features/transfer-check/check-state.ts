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

/** A question that is asked once more. */
export interface SecondChance {
  /** Which it is of those that are, from 1. */
  readonly number: number;
  readonly total: number;
  /** The first answer. */
  readonly first: string;
}

/** A question that is to be answered now. */
export interface OpenQuestion {
  /** Its index. */
  readonly question: number;
  /** Null where it is asked for the first time. */
  readonly second: SecondChance | null;
}

/** The question that is to be answered now; null when there is none. */
export function openQuestion(check: TransferCheckReply): OpenQuestion | null {
  const { answers, again = [], finished } = check;
  if (finished !== null) return null;
  const question = answers.indexOf(null);
  if (question !== -1) return { question, second: null };
  const place = again.findIndex(({ answer }) => answer === null);
  const open = again[place];
  if (open === undefined) return null;
  const first = answers[open.step - 1] ?? "";
  return { question: open.step - 1, second: { number: place + 1, total: again.length, first } };
}

/** A name for it that no other question has, nor the same one asked once more. */
export function nameQuestion({ question, second }: OpenQuestion): string {
  return second === null ? `${question}` : `${question}.again`;
}

/** A check as it begins, or goes on. */
export function startCheck(check: TransferCheckReply, draft: string): CheckState {
  return { check, draft, sending: false, problem: null };
}

/** One learner's unaided check. Pure. */
export function reduceCheck(state: CheckState, event: CheckEvent): CheckState {
  switch (event.type) {
    case "draft-changed":
      // An answer that is on its way stays as it is until the server has answered.
      return state.sending ? state : { ...state, draft: event.text };
    case "handed-in":
      return { ...state, sending: true, problem: null };
    case "check-came":
      return { ...startCheck(event.check, event.draft), problem: event.problem };
    case "failed":
      return { ...state, sending: false, problem: event.problem };
  }
}
