import type { Argument } from "@elenchus/dialogue/argument";
import type { LeakGuard } from "@elenchus/tutor/llm/guard/leak-guard";
import type { MoveTurn } from "@elenchus/tutor/llm/word/materials";
import type { ShortTalk, StrangerArgument } from "../stranger-arguments.ts";
import { turnAfterMiss } from "../stranger-turn.ts";
import { isSaidWhole } from "./is-said-whole.ts";
import type { PlainReplies } from "./measure-plain-replies.ts";

/** What became of what was written as a tutor's. */
export interface StrangerReplies extends PlainReplies {
  /** Sentences that give something away. */
  readonly telling: number;
  /** Of them, those that are said. */
  readonly said: number;
}

/** A turn with what may be said in it, and what may not. */
export interface WrittenTurn {
  readonly turn: MoveTurn;
  readonly good: readonly string[];
  readonly telling: readonly string[];
}

/** Messages that miss, with what people said to them who knew no rule of the guard. */
export function missesOf({ argument, turns }: StrangerArgument): WrittenTurn[] {
  return turns.map((one) => ({ ...one, turn: turnAfterMiss(argument, one) }));
}

/** The turns of whole dialogues, with what a model said that was given the very prompts. */
export function dialoguesOf({ played }: StrangerArgument): WrittenTurn[] {
  return played.map(({ turn, reply, telling }) => ({ turn, good: [reply], telling }));
}

function shortTurns(argument: Argument, talk: readonly ShortTalk[]): WrittenTurn[] {
  return talk.map((one) => ({
    turn: turnAfterMiss(argument, one),
    good: one.harmless,
    telling: one.telling,
  }));
}

/** Few and small words about an argument, said to whoever missed. */
export function talkOf({ argument, talk }: StrangerArgument): WrittenTurn[] {
  return shortTurns(argument, talk);
}

/** Questions that lead to the answer without the key's words, and such that look like them, asked whoever missed. */
export function leadingOf({ argument, leading }: StrangerArgument): WrittenTurn[] {
  return shortTurns(argument, leading);
}

/**
 * Has good replies about their very passage said, and sentences that tell: what the guard costs a model that teaches
 * well, and what it is worth.
 */
export async function measureStrangerReplies(
  guard: LeakGuard,
  written: readonly WrittenTurn[],
): Promise<StrangerReplies> {
  let replies = 0;
  let refused = 0;
  let telling = 0;
  let said = 0;
  for (const one of written) {
    replies += one.good.length;
    telling += one.telling.length;
    for (const reply of one.good) if (!(await isSaidWhole(guard, one.turn, reply))) refused += 1;
    for (const sentence of one.telling) if (await isSaidWhole(guard, one.turn, sentence)) said += 1;
  }
  return { replies, refused, telling, said };
}
