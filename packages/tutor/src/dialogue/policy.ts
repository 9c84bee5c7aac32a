import type { Argument } from "./argument.ts";
import type { Assessment, Dialogue, Move } from "./dialogue.ts";

/** placeholder, being written */
export function startDialogue(_argument: Argument): Dialogue {
  throw new Error("being written");
}

/** placeholder, being written */
export function decideMove(
  _argument: Argument,
  _dialogue: Dialogue,
  _assessment: Assessment,
): { move: Move; dialogue: Dialogue } {
  throw new Error("being written");
}
