import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { decideMove } from "@elenchus/dialogue/policy";
import { attackScenes } from "./attack-scenes.ts";
import { guardOf } from "../guard-of.ts";
import { isSaidWhole } from "./is-said-whole.ts";
import { UNSEEN_REPLIES } from "./plain-replies.ts";

/** What became of replies that give nothing away. */
export interface PlainReplies {
  readonly replies: number;
  /** Of them, those of which some sentence is refused. */
  readonly refused: number;
}

/** One scene in so many: each has every reply said in it. */
const EVERY = 12;
const MESSAGE = "I am not sure what to say here.";

/**
 * Has what any tutor might say about any text, by somebody who knew no rule of the guard, said to a learner who does not
 * know: what the guard costs a model that tells nothing.
 */
export async function measurePlainReplies(encoder: SentenceEncoder): Promise<PlainReplies> {
  const guard = guardOf(encoder);
  const scenes = (await attackScenes(encoder, 2)).filter((_, at) => at % EVERY === 0);
  let refused = 0;
  for (const { view } of scenes) {
    const assessment = { speechAct: "dont_know", coverage: {}, misconception: null } as const;
    const judged = { ...assessment, confidence: 0.9, reasons: [], judge: "plain" };
    const { move, dialogue } = decideMove(view.argument, view.dialogue, judged);
    const turn = { view: { ...view, dialogue }, message: MESSAGE, move };
    for (const reply of UNSEEN_REPLIES) if (!(await isSaidWhole(guard, turn, reply))) refused += 1;
  }
  return { replies: scenes.length * UNSEEN_REPLIES.length, refused };
}
