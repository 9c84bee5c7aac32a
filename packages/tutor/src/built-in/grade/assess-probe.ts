import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { repairSpelling } from "./reading/spelling.ts";
import { contentStems, withFigures, wordsOf } from "@elenchus/dialogue/words/words";
import type { SentenceEncoder } from "../../text/sentence-encoder.ts";
import type { Findings } from "./findings.ts";
import { nearnessTo } from "./nearness-to.ts";
import {
  conceptsOf,
  contrastsFallacy,
  flawedWords,
  linksToReason,
  namesSignal,
  proposesChange,
  showsSmallChange,
} from "./probe-concepts.ts";
import { spansFigure } from "./spans-figure.ts";
import { vocabularyOf } from "./statements.ts";
import { isHeap } from "./reading/heaps.ts";

/** Fewest words of an answer to a probe. */
const LEAST_WORDS = 3;
const LEAST_WORDS_STAKE = 7;
const LEAST_WORDS_REPAIR = 5;
const LEAST_BY_PROBE: Readonly<Record<string, number>> = {
  "probe-term-stake": LEAST_WORDS_STAKE,
  "probe-repair": LEAST_WORDS_REPAIR,
};
/** Fewest content words of an answer that proposes something. */
const CONTENT_BY_PROBE: Readonly<Record<string, number>> = {
  "probe-repair": 3,
  "probe-check": 3,
};
const LONG_STAKE_WORDS = 14;
const NEAR_PARAPHRASE = 0.8;

/** Judges an answer to a probe: by its concepts, or by its nearness to one of the paraphrases. */
export async function assessProbe(
  encoder: SentenceEncoder,
  argument: Argument,
  probe: Expectation,
  message: string,
): Promise<Findings> {
  const text = repairSpelling(message, vocabularyOf(argument));
  const concepts = conceptsOf(probe, argument);
  const least = LEAST_BY_PROBE[probe.id] ?? LEAST_WORDS;
  const enough = wordsOf(text).length >= least && !isHeap(text);
  const isDenied =
    /\b(?:not|isn't|doesn't|no,)\b/u.test(text) && concepts?.wrongWhateverElse !== true;
  const isSignal = namesSignal(probe, text);
  const isWrong = concepts?.wrong?.test(text) === true && !isDenied && !isSignal;
  const hasRight =
    concepts?.right.test(text) === true ||
    isFullStake(probe, text) ||
    isSignal ||
    contrastsFallacy(probe, text) ||
    linksToReason(probe, text, argument) ||
    proposesChange(probe, text) ||
    (probe.id === "probe-no-base" && showsSmallChange(withFigures(text), argument)) ||
    (probe.id === "probe-no-subgroups" && spansFigure(text, flawedWords(argument)));
  const hasContent =
    probe.id === "probe-term-stake"
      ? namesTerm(argument, text)
      : contentStems(text).size >= (CONTENT_BY_PROBE[probe.id] ?? 0);
  if (enough && hasRight && hasContent && !isWrong)
    return {
      coverage: { [probe.id]: 0.9 },
      misconception: null,
      confidence: 0.8,
      reasons: [`names the idea of ${probe.id}`],
    };
  const near = await nearnessTo(encoder, text, probe.paraphrases);
  const covered = near >= NEAR_PARAPHRASE && !isWrong && !isHeap(text);
  const touched = hasRight && !isWrong ? 0.65 : 0;
  return {
    coverage: { [probe.id]: covered ? 0.85 : touched },
    misconception: null,
    confidence: covered || isWrong ? 0.8 : 0.4,
    reasons: [`nearest way of saying ${probe.id} (${near.toFixed(2)})`],
  };
}

/** Whether an answer to the question of what hangs on a word is long enough to weigh two meanings. */
function isFullStake(probe: Expectation, text: string): boolean {
  return probe.id === "probe-term-stake" && wordsOf(text).length >= LONG_STAKE_WORDS;
}

/** Whether an answer speaks of one of the terms, of a reading, or of "the first meaning". */
function namesTerm({ key }: Argument, text: string): boolean {
  if (/\b(?:first|second|former|latter) (?:meaning|reading|sense|one)?/u.test(text)) return true;
  const terms = key.expectations.flatMap(({ term }) =>
    term ? [term.phrase, ...term.readings] : [],
  );
  const anchors = contentStems(terms.join(" "));
  return [...contentStems(text)].some((stem) => anchors.has(stem));
}
