import { openDialogue } from "@elenchus/dialogue/open-dialogue";
import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { decideMove } from "@elenchus/dialogue/policy";
import type { MoveTurn } from "@elenchus/tutor/llm/word/materials";
import { dialogueAt } from "./labelled-answer.ts";

/** A message that misses, where it is said: the first of a step, or after a probe. */
export interface Miss {
  readonly step: number;
  readonly probe?: string;
  readonly message: string;
}

/** What a sure judge gives to what is earned, and to what is near. */
const GIVEN = { covers: 0.95, near: 0.65 } as const;

/** The turn in which a tutor answers a message that earns nothing. */
export function turnAfterMiss(argument: Argument, miss: Miss): MoveTurn {
  return turnAfter(argument, miss, {});
}

/** The turn in which a tutor answers a message that earns an expectation, or comes near to it. */
export function turnAfterRight(
  argument: Argument,
  { id, kind, step }: Expectation,
  message: string,
  given: keyof typeof GIVEN,
): MoveTurn {
  const probe = kind === "probe" ? { probe: id } : {};
  return turnAfter(argument, { step, message, ...probe }, { [id]: GIVEN[given] });
}

function turnAfter(
  argument: Argument,
  { message, ...place }: Miss,
  coverage: Readonly<Record<string, number>>,
): MoveTurn {
  const heard = { speechAct: "answer", coverage, misconceptions: [] } as const;
  const judged = { ...heard, confidence: 0.9, findings: [], judge: "stranger" };
  const { move, dialogue } = decideMove(argument, dialogueAt(argument, place), judged);
  const greeting = { sender: "system" as const, text: openDialogue(argument), step: 0 };
  return { view: { argument, dialogue, transcript: [greeting] }, message, move };
}
