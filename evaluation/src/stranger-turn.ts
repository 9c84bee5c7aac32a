import { openDialogue } from "@elenchus/dialogue/open-dialogue";
import type { Argument } from "@elenchus/dialogue/argument";
import { decideMove } from "@elenchus/dialogue/policy";
import type { MoveTurn } from "@elenchus/tutor/llm/word/materials";
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
