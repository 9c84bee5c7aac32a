import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { NEAR } from "@elenchus/dialogue/coverage";
import type { Dialogue } from "@elenchus/dialogue/dialogue";
import { extraStems, isTwoSided } from "@elenchus/dialogue/words/word-talk";
import { normalise } from "@elenchus/dialogue/words/words";
import type { SentenceEncoder } from "../../text/sentence-encoder.ts";
import type { Findings } from "./findings.ts";
import { measureNearness, ownWords } from "./nearness.ts";
import { OWN_TERM_ID } from "@elenchus/dialogue/own-term-id";
import { readOwnTerm } from "./own-term.ts";

/** What is needed to read an answer to the step that asks for ambiguous terms. */
export interface TermReader {
  readonly encoder: SentenceEncoder;
  readonly argument: Argument;
  readonly dialogue: Dialogue;
  readonly terms: readonly Expectation[];
  readonly message: string;
}

/** Coverage by what an answer does with a term. */
export const TERM_SCORE = {
  explained: 0.92,
  contrasted: 0.86,
  half: 0.72,
  named: 0.65,
} as const;

/** So near must other meanings come to what the passage speaks of, to be meanings at all. */
export const PLAUSIBLE = 0.25;

/** Judges an answer that names no term of the key: an own find, a hard word, a dispute, or nothing. */
export async function assessOwnTerm(reader: TermReader): Promise<Findings> {
  const { encoder, argument, dialogue, message } = reader;
  const text = normalise(message);
  const hard =
    /\b(?:difficult|hard word|formal|not everybody (?:knows|understands)|don't know what|never heard|unusual word|old-fashioned)\b/u;
  if (hard.test(text))
    return {
      coverage: {},
      misconception: "hard-word-as-ambiguous",
      confidence: 0.8,
      reasons: ["takes a hard word for an ambiguous one"],
    };
  const own = readOwnTerm(argument, message);
  const wasNamed = dialogue.target === OWN_TERM_ID && (dialogue.coverage[OWN_TERM_ID] ?? 0) >= NEAR;
  const isTwoSidedNow =
    own.isTwoSided ||
    (own.word === null && wasNamed && isTwoSided(message) && extraStems(message, []).length >= 3);
  if (isTwoSidedNow) {
    const sentences = argument.passage.split(/(?<=[.!?])\s+/u);
    const words = ownWords(message, own.word ?? "");
    const [near = []] = await measureNearness(encoder, [words], [...sentences, own.word ?? ""]);
    const best = Math.max(...near);
    const coverage = best >= PLAUSIBLE ? TERM_SCORE.contrasted : 0;
    return {
      coverage: { [OWN_TERM_ID]: coverage },
      misconception: null,
      confidence: 0.7,
      reasons: [`own term "${own.word ?? "named before"}", nearness ${best.toFixed(2)}`],
    };
  }
  if (own.word !== null)
    return {
      coverage: { [OWN_TERM_ID]: TERM_SCORE.named },
      misconception: null,
      confidence: 0.6,
      reasons: [`names "${own.word}" without two readings`],
    };
  const disputes =
    /\b(?:not true|untrue|disagree|don't (?:think|believe)|no (?:proof|evidence)|wrong|exaggerat|false|lie|lying|biased|unproven)\b/u.test(
      text,
    );
  return {
    coverage: {},
    misconception: disputes ? "disagreement-as-ambiguity" : null,
    confidence: 0.7,
    reasons: ["names no word of the passage"],
  };
}
