import type { Assessment, Dialogue, Move } from "./dialogue/dialogue.ts";
import { decideMove } from "./dialogue/policy.ts";
import type { DialogueView, Tutor } from "./tutor.ts";

/** What one turn yields: all that is to be stored together. */
export interface Turn {
  readonly reply: string;
  readonly assessment: Assessment;
  readonly move: Move;
  readonly dialogue: Dialogue;
}

/**
 * Takes one turn: judge, decide, word. Pure but for the tutor's own calls; stores nothing.
 * @param onText is called with every piece of the reply as it comes
 */
export async function takeTurn(
  tutor: Tutor,
  view: DialogueView,
  message: string,
  onText: (piece: string) => void,
  signal: AbortSignal,
): Promise<Turn> {
  const assessment = await tutor.assess(view, message, signal);
  const { move, dialogue } = decideMove(view.argument, view.dialogue, assessment);
  let reply = "";
  for await (const piece of tutor.wordMove({ ...view, dialogue }, message, move, signal)) {
    signal.throwIfAborted();
    reply += piece;
    onText(piece);
  }
  return { reply, assessment, move, dialogue };
}
