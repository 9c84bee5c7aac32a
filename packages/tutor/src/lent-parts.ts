import type { Expectation } from "@elenchus/dialogue/argument";
import type { Assessment } from "@elenchus/dialogue/dialogue";
import type { AskedAt } from "./checks/gaming/attempts/attempt-terms.ts";
import type { DialogueView } from "@elenchus/dialogue/tutor";

/** What of a message was credited with an expectation. */
export interface CreditedText {
  readonly text: string;
  /** Slight signs that it speaks to whoever judges. */
  readonly slight: number;
  /** Whether the rest of the message spoke to whoever judges. */
  readonly isBesideTalk: boolean;
}

/** A credit, and the learner's words for it. */
export interface Credit {
  /** Of an expectation. */
  readonly id: string;
  readonly words: string;
}

/** How far words bear a credit out: not at all, so far that more is to be asked for, or by themselves. */
export type Ground = "none" | "some" | "enough";

/** What a tutor that needs no model lends to one that does: for a start, for a doubt, and for a failure. */
export interface LentParts {
  /** Judges what is no answer at all; null when the message is to be read. */
  readonly checkCheaply: (view: DialogueView, message: string) => Assessment | null;
  /** Judges a whole message by itself. */
  readonly assess: (view: DialogueView, message: string) => Promise<Assessment>;
  /** A second look at a credit, which nobody's talk has a part in: how far the text may say it. */
  readonly seesGround: (
    view: DialogueView,
    credited: CreditedText,
    one: Expectation,
  ) => Promise<Ground>;
  /** The ids of credits of a message that nothing new in it bears out: one find earns one credit. */
  readonly findRepeats: (
    view: DialogueView,
    credits: readonly Credit[],
  ) => Promise<ReadonlySet<string>>;
  /** Whether a message that earns nothing is a try at all; rather no than yes. */
  readonly isAttempt: (at: AskedAt, message: string) => Promise<boolean>;
}
