import { createLeakCheck, type CheckSentence } from "@elenchus/tutor/checks/leaks/leak-check";
import { createLeakClassifier } from "@elenchus/tutor/checks/leaks/leak-classifier";
import type { ReplyContext } from "@elenchus/tutor/checks/leaks/open-answers";
import { contextOf } from "@elenchus/tutor/llm/word/check-sentences";
import { materialsOf, type MoveTurn } from "@elenchus/tutor/llm/word/materials";
import type { Reader } from "@elenchus/tutor/reader/reader";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { readStrangerArguments } from "../stranger-arguments.ts";
import { readByHandReplies } from "./by-hand-turns.ts";
import { firstSightSentences } from "./first-sight-sentences.ts";
import { isTelling, type SaidSentence, type SentenceSource } from "./said-sentence.ts";
import { heldOutSentences } from "./said-sentences.ts";

/** How many replies lose a sentence, or how many sentences are refused where each tells something. */
export interface LeakFigure {
  readonly of: number;
  readonly refused: number;
  /** Per cent of them. */
  readonly share: number;
}

export interface LeakFigures {
  /** Honest replies that lose a sentence. */
  readonly honest: Readonly<Record<string, LeakFigure>>;
  /** Telling sentences that are refused. */
  readonly telling: Readonly<Record<string, LeakFigure>>;
  /** Refused sentences of honest replies, and telling ones that were let through, each with its source. */
  readonly examples: readonly string[];
}

const contextOfTurn = memoiseOf((turn: MoveTurn) => contextOf(turn, materialsOf(turn)));

/** The first sentence of a reply that is refused; null when all of it may be said. */
async function findRefused(
  check: CheckSentence,
  context: ReplyContext,
  sentences: readonly string[],
): Promise<string | null> {
  const said: string[] = [];
  for (const sentence of sentences) {
    if ((await check(context, sentence, said)) !== null) return sentence;
    said.push(sentence);
  }
  return null;
}

function figureOf(refused: readonly boolean[]): LeakFigure {
  const count = refused.filter(Boolean).length;
  return {
    of: refused.length,
    refused: count,
    share: Math.round((1000 * count) / Math.max(1, refused.length)) / 10,
  };
}

/** Replies of one source: the sentences that follow one another in one turn and reply. */
function repliesOf(said: readonly SaidSentence[]): SaidSentence[][] {
  const replies: SaidSentence[][] = [];
  for (const one of said) {
    const [first] = replies.at(-1) ?? [];
    if (first?.turn === one.turn && first.reply === one.reply) replies.at(-1)?.push(one);
    else replies.push([one]);
  }
  return replies;
}

/**
 * What the leak check makes of honest replies and of telling sentences, all of them about arguments to which nothing is
 * fitted, or by a strong model that answered the prompts by hand.
 */
export async function measureLeaks(reader: Reader): Promise<LeakFigures> {
  const check = createLeakCheck(createLeakClassifier((texts) => reader.embed(texts)));
  const strangers = await readStrangerArguments();
  const said = [...heldOutSentences(strangers), ...firstSightSentences(strangers)];
  const honest: Record<string, LeakFigure> = {};
  const telling: Record<string, LeakFigure> = {};
  const examples: string[] = [];
  const look = async (name: string, context: ReplyContext, sentences: readonly string[]) => {
    const refused = await findRefused(check, context, sentences);
    if (refused !== null && !isTelling(name as SentenceSource))
      examples.push(`${name}: ${refused}`);
    if (refused === null && isTelling(name as SentenceSource))
      examples.push(`${name}: ${sentences.join(" ")}`);
    return refused !== null;
  };
  const byHand: boolean[] = [];
  for (const { context, sentences } of readByHandReplies())
    byHand.push(await look("by hand", context, sentences));
  honest["by hand"] = figureOf(byHand);
  for (const [source, own] of Map.groupBy(said, (one) => one.source)) {
    const refused: boolean[] = [];
    for (const reply of repliesOf(own)) {
      const [first] = reply;
      if (first === undefined) continue;
      const sentences = reply.map(({ sentence }) => sentence);
      refused.push(await look(source, contextOfTurn(first.turn), sentences));
    }
    (isTelling(source) ? telling : honest)[source] = figureOf(refused);
  }
  return { honest, telling, examples };
}
