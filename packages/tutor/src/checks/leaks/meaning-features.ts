import { splitSentences } from "@elenchus/domain/split-sentences";
import type { Argument } from "@elenchus/dialogue/argument";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { cosine } from "../../text/cosine.ts";
import { freeTextsOf } from "./free-texts.ts";
import { answersOf, openAnswersOf, type ReplyContext } from "./open-answers.ts";
import { differsInNegation } from "../../text/negation.ts";

/** Turns texts into vectors, as the reader does: an empty one for a text without words. */
export type Embed = (texts: readonly string[]) => Promise<readonly Float32Array[]>;

/** Numbers of a sentence's vector. */
const DIMENSIONS = 384;
/** So many of the learner's messages are compared, latest first. */
const LATEST = 3;

function withSentences(text: string): string[] {
  return [text, ...text.split(/(?<=[.!?,;])\s+/u)];
}

/** The texts that a sentence is compared with, in groups. */
const groupsOf = memoiseOf((context: ReplyContext): readonly (readonly string[])[] => {
  const textsOf = (part: "ways" | "quotes") =>
    openAnswersOf(context).flatMap((answer) => answer[part].map(({ text }) => text));
  const { learner, allowed, closed } = freeTextsOf(context);
  return [
    textsOf("ways"),
    textsOf("quotes"),
    learner.slice(0, LATEST).flatMap(withSentences),
    allowed.flatMap(withSentences),
    closed,
    splitSentences(context.view.argument.passage),
  ];
});

/** The texts with which sentences are compared in every turn about an argument, to be encoded ahead. */
export function textsToEncode(argument: Argument): string[] {
  const answers = answersOf(argument).flatMap(({ ways, quotes }) => [...ways, ...quotes]);
  return [...answers.map(({ text }) => text), ...splitSentences(argument.passage)];
}

/** The features of a sentence's meaning, and the meaning itself. */
export interface MeaningFeatures {
  readonly features: readonly number[];
  readonly meaning: Float32Array;
}

/** Reads the meaning of a reply's sentences; what they are compared with is encoded once a reply. */
export function createMeaningReader(
  embed: Embed,
): (context: ReplyContext, sentence: string) => Promise<MeaningFeatures> {
  const vectorsOf = memoiseOf((context: ReplyContext) => embed(groupsOf(context).flat()));
  return async (context, sentence) => {
    const [[meaning = new Float32Array()], vectors] = await Promise.all([
      embed([sentence]),
      vectorsOf(context),
    ]);
    let at = 0;
    const found = groupsOf(context).map((texts) => {
      let [nearest, text] = [0, sentence];
      for (const one of texts) {
        const near = cosine(meaning, vectors[at] ?? meaning);
        at += 1;
        if (near > nearest) [nearest, text] = [near, one];
      }
      return { nearest, text };
    });
    const near = found.map(({ nearest }) => nearest);
    const [ways = 0, quotes = 0, learner = 0, allowed = 0, closed = 0] = near;
    const free = Math.max(learner, allowed, closed);
    const isReversed = differsInNegation(sentence, found[0]?.text ?? sentence);
    return {
      features: [...near, Math.max(ways, quotes) - free, isReversed ? 1 : 0],
      meaning: meaning.length === 0 ? new Float32Array(DIMENSIONS) : meaning,
    };
  };
}
