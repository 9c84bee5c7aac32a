import type { Assessment, Dialogue, Move } from "./dialogue.ts";

/** A decided move and the dialogue after it. */
export interface Decision {
  readonly move: Move;
  readonly dialogue: Dialogue;
}

/** What a message was judged to be, and what the tutor may do about it. */
export interface Heard {
  readonly assessment: Assessment;
  readonly offersChoice: boolean;
}
