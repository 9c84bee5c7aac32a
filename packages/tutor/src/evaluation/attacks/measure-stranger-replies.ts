import type { LeakGuard } from "../../llm/guard/leak-guard.ts";
import type { StrangerArgument } from "../stranger-arguments.ts";
import { turnAfterMiss } from "../stranger-turn.ts";
import { isSaidWhole } from "./is-said-whole.ts";
import type { PlainReplies } from "./measure-plain-replies.ts";

/** What became of what strangers wrote as a tutor's. */
export interface StrangerReplies extends PlainReplies {
  /** Sentences that give something away. */
  readonly telling: number;
  /** Of them, those that are said. */
  readonly said: number;
}

/**
 * Has good replies about their very passage said to learners who missed, and sentences that tell: what the guard costs a
 * model that teaches well, and what it is worth, in the words of people who knew no rule of it.
 */
export async function measureStrangerReplies(
  guard: LeakGuard,
  strangers: readonly StrangerArgument[],
): Promise<StrangerReplies> {
  let replies = 0;
  let refused = 0;
  let telling = 0;
  let said = 0;
  for (const { argument, turns } of strangers)
    for (const one of turns) {
      const turn = turnAfterMiss(argument, one);
      replies += one.good.length;
      telling += one.telling.length;
      for (const reply of one.good) if (!(await isSaidWhole(guard, turn, reply))) refused += 1;
      for (const reply of one.telling) if (await isSaidWhole(guard, turn, reply)) said += 1;
    }
  return { replies, refused, telling, said };
}
