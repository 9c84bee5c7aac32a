import { SUPPORT_TEXT } from "@elenchus/domain/support";
import type { Assessment, Dialogue, Move } from "./dialogue.ts";
import { decideMove } from "./policy.ts";
import { withoutDistress } from "./without-distress.ts";
import { limitTime, LONGEST_TURN_MS } from "./limit-time.ts";
import type { TutorCall } from "./model-call.ts";
import type { DialogueView, Tutor } from "./tutor.ts";

/** What one turn yields: all that is to be stored together. */
export interface Turn {
  readonly reply: string;
  readonly assessment: Assessment;
  readonly move: Move;
  readonly dialogue: Dialogue;
}

/** A learner's message, and who hears the reply to it. */
export interface Said {
  readonly message: string;
  /** Called with every piece of the reply as it comes. */
  readonly onText: (piece: string) => void;
  /** Its signal ends the turn when it is raised; three requests unless it brings its own, and less than a minute. */
  readonly call: TutorCall;
}

/** Requests upstream for one turn, its calls together. Source: issue 5, item 7. */
const MOST_REQUESTS = 3;

/**
 * Takes one turn: judge, decide, word. Pure but for the tutor's own calls; stores nothing. What a learner in
 * distress is told comes from no tutor.
 */
export async function takeTurn(
  tutor: Tutor,
  whole: DialogueView,
  { message, onText, ...said }: Said,
): Promise<Turn> {
  const view = withoutDistress(whole);
  const call = limitTime({ requests: { left: MOST_REQUESTS }, ...said.call }, LONGEST_TURN_MS);
  const assessment = await tutor.assess(view, message, call);
  await call.cleared;
  call.signal.throwIfAborted();
  const { move, dialogue } = decideMove(view.argument, view.dialogue, assessment);
  if (move.kind === "support") {
    onText(SUPPORT_TEXT);
    return { reply: SUPPORT_TEXT, assessment, move, dialogue };
  }
  let reply = "";
  const after = { ...view, dialogue, heard: assessment };
  for await (const piece of tutor.wordMove(after, message, move, call)) {
    call.signal.throwIfAborted();
    reply += piece;
    onText(piece);
  }
  return { reply, assessment, move, dialogue };
}
