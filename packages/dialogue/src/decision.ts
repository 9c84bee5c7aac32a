import type { Assessment, Dialogue, Move } from "./dialogue.ts";

/** A decided move and the dialogue after it. */
export interface Decision {
  readonly move: Move;
  readonly dialogue: Dialogue;
}

/** The judgement of a message, and what the tutor may do about it. */
export interface Heard {
  readonly assessment: Assessment;
  readonly offersChoice: boolean;
}
