import type { Argument } from "@elenchus/dialogue/argument";
import type { TranscriptEntry } from "@elenchus/dialogue/dialogue";

/** A tutor's reply with all that is needed to judge it. */
export interface JudgedTurn {
  readonly argument: Argument;
  /** Index of the step that was open when the learner wrote. */
  readonly step: number;
  /** Ids of the expectations that the learner had found before the message. */
  readonly found: readonly string[];
  /** Ids of those that the tutor had told before it. */
  readonly told: readonly string[];
  /** What was said before the message, oldest first. */
  readonly transcript: readonly TranscriptEntry[];
  readonly message: string;
  readonly reply: string;
  /** Whether the dialogue ended with this reply. */
  readonly isOver: boolean;
}
