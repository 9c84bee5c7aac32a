import type { Argument } from "./dialogue/argument.ts";
import type { Assessment, Move } from "./dialogue/dialogue.ts";
import type { ArgumentRequest, DialogueView } from "./tutor.ts";

/** What a tutor that needs no model lends to one that does: for a start, for a doubt, and for a failure. */
export interface LentParts {
  /** The first message of a dialogue. */
  readonly openDialogue: (argument: Argument) => string;
  /** Judges what is no answer at all; null when the message is to be read. */
  readonly checkCheaply: (view: DialogueView, message: string) => Assessment | null;
  /** A move in words; `view.dialogue` is the state after it. */
  readonly wordMove: (view: DialogueView, message: string, move: Move) => string;
  /** @throws when it does not know the issue */
  readonly writeArgument: (request: ArgumentRequest) => Argument;
}
