import { COVERED } from "@elenchus/dialogue/coverage";
import type { JudgedTurn } from "../judge/judged-turn.ts";
import type { PlayedTurn } from "../play-dialogue.ts";

/** A played turn as a judge is shown it: nothing of what the tutor itself made of the message. */
export function judgedTurnOf({ before, message, turn }: PlayedTurn): JudgedTurn {
  const { argument, dialogue, transcript } = before;
  const found = Object.entries(dialogue.coverage).filter(([, coverage]) => coverage >= COVERED);
  return {
    argument,
    step: dialogue.step,
    found: found.map(([id]) => id),
    told: dialogue.asserted,
    transcript,
    message,
    reply: turn.reply,
    isOver: turn.dialogue.outcome !== null,
  };
}
