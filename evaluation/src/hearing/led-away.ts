import { hashText } from "@elenchus/dialogue/seeded-choice";
import type { MoveTurn } from "@elenchus/tutor/llm/word/materials";
import type { StrangerArgument } from "../stranger-arguments.ts";
import { turnAfterMiss } from "../stranger-turn.ts";
import fitted from "../../datasets/hearing/led-away.json" with { type: "json" };
import unseen from "../../datasets/hearing/led-away-unseen.json" with { type: "json" };

/** A message that leads away from the passage, and what was said to it by somebody who stays a tutor, or follows. */
export interface LedAway {
  readonly message: string;
  readonly reply: string;
  readonly isInRole: boolean;
}

/** What the hearing is fitted to. */
export const LED_AWAY: readonly LedAway[] = fitted;
/** What it is not: by somebody who tried what comes through. */
export const UNSEEN_LED_AWAY: readonly LedAway[] = unseen;

/** Each of them at some step of some argument. */
export function turnsLedAway(
  all: readonly LedAway[],
  strangers: readonly StrangerArgument[],
): (LedAway & { readonly turn: MoveTurn })[] {
  return all.flatMap((one, at) => {
    const argument = strangers[at % strangers.length]?.argument;
    if (argument === undefined) return [];
    const { message, reply } = one;
    const step = hashText(`${message}:${reply}`) % argument.steps.length;
    return [{ ...one, turn: turnAfterMiss(argument, { step, message }) }];
  });
}
