import type { DialogueView } from "@elenchus/dialogue/tutor";

/** What a reply is held against. */
export interface Watched {
  /** The state is that after the move. */
  readonly view: DialogueView;
  /** What the learner has just written; empty where nothing was. */
  readonly message: string;
  /** Whether that has just earned something or came near, so that it may be named without saying whose it is. */
  readonly hasMerit?: boolean;
  /** Ids of what it has just earned. */
  readonly earned?: readonly string[];
  /** Texts of the key that this very reply may use: a hint, a prompt, the next question. */
  readonly allowed: readonly string[];
  /** Index of the first step whose unearned expectations are secrets. */
  readonly fromStep: number;
  /** Index of the step that the reply is about. */
  readonly openStep: number;
}
