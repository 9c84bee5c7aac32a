import type { Argument, Expectation } from "./dialogue/argument.ts";
import type { Assessment, Move } from "./dialogue/dialogue.ts";
import type { ArgumentRequest, DialogueView } from "./tutor.ts";

/** What of a message was credited with an expectation. */
export interface CreditedText {
  readonly text: string;
  /** Slight signs that it speaks to whoever judges. */
  readonly slight: number;
  /** Whether the rest of the message spoke to whoever judges. */
  readonly isBesideTalk: boolean;
}

/** How far words bear a credit out: not at all, so far that more is to be asked for, or by themselves. */
export type Ground = "none" | "some" | "enough";

/** What a tutor that needs no model lends to one that does: for a start, for a doubt, and for a failure. */
export interface LentParts {
  /** The first message of a dialogue. */
  readonly openDialogue: (argument: Argument) => string;
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
  /**
   * What a tutor's sentence gives away: the first expectation from a step on, open still, that a learner would
   * earn by sending it back. Null when it is none.
   */
  readonly wouldEarn: (
    view: DialogueView,
    sentence: string,
    fromStep: number,
  ) => Promise<string | null>;
  /** A move in words; `view.dialogue` is the state after it. */
  readonly wordMove: (view: DialogueView, message: string, move: Move) => string;
  /** @throws when it does not know the issue */
  readonly writeArgument: (request: ArgumentRequest) => Argument;
}
