import { lendParts } from "../../built-in/lend-parts.ts";
import type { SentenceEncoder } from "../../built-in/sentence-encoder.ts";
import { decideMove } from "../../dialogue/policy.ts";
import { createLeakGuard } from "../../llm/guard/leak-guard.ts";
import { splitSentences } from "../../llm/guard/split-sentences.ts";
import { createSentenceCheck } from "../../llm/wording/check-sentences.ts";
import { materialsOf } from "../../llm/wording/materials.ts";
import { attackScenes } from "./attack-scenes.ts";
import plain from "./plain-replies.json" with { type: "json" };

/** What became of replies that would suit any passage, and give nothing away. */
export interface PlainReplies {
  readonly replies: number;
  /** Of them, those of which some sentence is refused. */
  readonly refused: number;
}

/** One scene in so many: each has every reply said in it. */
const EVERY = 24;
const MESSAGE = "I am not sure what to say here.";

/**
 * Has what any tutor might say about any text, by somebody who knew no rule of the guard, said to a learner who does not
 * know: what the guard costs a model that tells nothing.
 */
export async function measurePlainReplies(encoder: SentenceEncoder): Promise<PlainReplies> {
  const { wouldEarn } = lendParts({ encoder });
  const guard = createLeakGuard({ embed: (texts) => encoder.embed(texts), wouldEarn });
  const scenes = (await attackScenes(encoder, 2)).filter((_, at) => at % EVERY === 0);
  let refused = 0;
  for (const { view } of scenes) {
    const assessment = { speechAct: "dont_know", coverage: {}, misconception: null } as const;
    const judged = { ...assessment, confidence: 0.9, reasons: [], judge: "plain" };
    const { move, dialogue } = decideMove(view.argument, view.dialogue, judged);
    const turn = { view: { ...view, dialogue }, message: MESSAGE, move };
    const materials = materialsOf(turn);
    for (const { reply } of plain) {
      const { check } = createSentenceCheck(guard, turn, materials);
      let isSaid = true;
      for (const sentence of splitSentences(reply))
        isSaid &&= (await check(sentence.trim())) === null;
      if (!isSaid) refused += 1;
    }
  }
  return { replies: scenes.length * plain.length, refused };
}
