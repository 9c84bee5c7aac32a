import { openDialogue } from "../built-in/wording/open-dialogue.ts";
import type { Argument } from "../dialogue/argument.ts";
import { decideMove } from "../dialogue/policy.ts";
import type { MoveTurn } from "../llm/wording/materials.ts";
import { dialogueAt } from "./labelled-answer.ts";

/** A message that misses, where it is said: the first of a step, or after a probe. */
export interface Miss {
  readonly step: number;
  readonly probe?: string;
  readonly message: string;
}

/** The turn in which a tutor answers a message that earns nothing. */
export function turnAfterMiss(argument: Argument, { message, ...place }: Miss): MoveTurn {
  const missed = { speechAct: "answer", coverage: {}, misconception: null } as const;
  const judged = { ...missed, confidence: 0.9, reasons: [], judge: "stranger" };
  const { move, dialogue } = decideMove(argument, dialogueAt(argument, place), judged);
  const greeting = { sender: "system" as const, text: openDialogue(argument), step: 0 };
  return { view: { argument, dialogue, transcript: [greeting] }, message, move };
}
