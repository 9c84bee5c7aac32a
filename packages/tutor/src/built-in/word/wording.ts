import type { Expectation } from "@elenchus/dialogue/argument";
import type { Move } from "@elenchus/dialogue/dialogue";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import type { FreshChoice } from "./fresh-choice.ts";

/** A move to be put into words: the view after it, and the message that it answers. */
export interface Wording {
  readonly view: DialogueView;
  readonly move: Move;
  /** Id of the stored answer to what the message asks, objects to or complains of; null where none is known. */
  readonly asks: string | null;
  readonly target: Expectation | null;
  readonly choice: FreshChoice;
  readonly message: string;
}
