import { lendParts } from "../../built-in/lend-parts.ts";
import type { SentenceEncoder } from "../../built-in/sentence-encoder.ts";
import { decideMove } from "../../dialogue/policy.ts";
import { createLeakGuard } from "../../llm/guard/leak-guard.ts";
import { dialogueAt } from "../labelled-answer.ts";
import { readStrangerArguments } from "../stranger-arguments.ts";
import { isSaidWhole } from "./is-said-whole.ts";
import type { PlainReplies } from "./measure-plain-replies.ts";

/**
 * Has good replies about their very passage said to learners who missed: what the guard costs a model that teaches
 * well, in the words of somebody who knew no rule of it.
 */
export async function measureStrangerReplies(encoder: SentenceEncoder): Promise<PlainReplies> {
  const { wouldEarn, openDialogue } = lendParts({ encoder });
  const guard = createLeakGuard({ embed: (texts) => encoder.embed(texts), wouldEarn });
  let replies = 0;
  let refused = 0;
  const unseen = (await readStrangerArguments()).filter(({ isHeldOut }) => isHeldOut);
  for (const { argument, replies: own } of unseen) {
    const greeting = { sender: "system" as const, text: openDialogue(argument), step: 0 };
    for (const { step, message, reply } of own) {
      const missed = { speechAct: "answer", coverage: {}, misconception: null } as const;
      const judged = { ...missed, confidence: 0.9, reasons: [], judge: "stranger" };
      const { move, dialogue } = decideMove(argument, dialogueAt(argument, { step }), judged);
      const turn = { view: { argument, dialogue, transcript: [greeting] }, message, move };
      replies += 1;
      if (!(await isSaidWhole(guard, turn, reply))) refused += 1;
    }
  }
  return { replies, refused };
}
