import { stemmer } from "stemmer";
import type { Argument, Expectation } from "../../dialogue/argument.ts";
import { NEAR } from "../../dialogue/coverage.ts";
import type { Dialogue } from "../../dialogue/dialogue.ts";
import { isHeap } from "../reading/heaps.ts";
import { splitSegments } from "../reading/segments.ts";
import { contrasts, extraStems, isTwoSided, speaksOfWords } from "../reading/word-talk.ts";
import { contentStems, isMisspelling, normalise, repairSpelling, wordsOf } from "../reading/words.ts";
import { cosine, type SentenceEncoder } from "../sentence-encoder.ts";
import type { Findings } from "./findings.ts";
import { OWN_TERM_ID, readOwnTerm } from "./own-term.ts";
import { vocabularyOf } from "./statements.ts";

/** Coverage by what an answer does with a term. */
const SCORE = { explained: 0.92, contrasted: 0.86, half: 0.72, named: 0.65, unnamed: 0.7 } as const;
const HEAP_CAP = 0.5;
/** So near must an explanation come to a reading, in meaning or in shared words. */
const READING_NEAR = 0.55;
const READING_SHARED = 0.4;

interface TermReading {
  readonly named: boolean;
  /** How many of the key's readings the answer comes near to, 0 to 2. */
  readonly readings: number;
  readonly contrast: boolean;
  readonly twoSided: boolean;
  /** Content words that the answer adds. */
  readonly extra: number;
}

/** Whether the words of a phrase stand in a message, side by side, slips of the finger allowed. */
export function mentions(message: readonly string[], phrase: string): boolean {
  const wanted = wordsOf(phrase);
  const isSame = (said: string | undefined, meant: string): boolean =>
    said !== undefined && (stemmer(said) === stemmer(meant) || isMisspelling(said, meant));
  return message.some((_, at) => wanted.every((word, offset) => isSame(message[at + offset], word)));
}

/** The message's words without runs of six and more that are copied from the passage. */
export function wordsBesidesCopies(message: string, passage: string): string[] {
  const RUN = 6;
  const words = wordsOf(message);
  const source = ` ${wordsOf(passage).join(" ")} `;
  const copied = new Set<number>();
  for (let at = 0; at + RUN <= words.length; at += 1)
    if (source.includes(` ${words.slice(at, at + RUN).join(" ")} `))
      for (let offset = 0; offset < RUN; offset += 1) copied.add(at + offset);
  return words.filter((_, index) => !copied.has(index));
}

function isReadingMet(reading: string, stems: ReadonlySet<string>, nearness: number): boolean {
  const wanted = [...contentStems(reading)];
  const shared = wanted.filter((stem) => stems.has(stem)).length;
  return nearness >= READING_NEAR || (shared >= 1 && shared / wanted.length >= READING_SHARED);
}

/** Judges an answer to the step that asks for ambiguous terms. */
export async function assessTerms(
  encoder: SentenceEncoder,
  argument: Argument,
  dialogue: Dialogue,
  message: string,
): Promise<Findings> {
  const repaired = repairSpelling(message, vocabularyOf(argument, wordsOf));
  const terms = argument.key.expectations.filter((one) => one.term !== undefined);
  const segments = [repaired, ...splitSegments(repaired).map((one) => one.text)];
  const readings = terms.flatMap((one) => [...(one.term?.readings ?? [])]);
  const vectors = await encoder.embed([...segments, ...readings]);
  const said = vectors.slice(0, segments.length);
  const stems = contentStems(repaired);
  const words = speaksOfWords(repaired) ? wordsBesidesCopies(repaired, argument.passage) : [];
  const heaped = isHeap(repaired) && !isTwoSided(message);
  const coverage: Record<string, number> = {};
  const reasons: string[] = [];
  for (const [index, term] of terms.entries()) {
    const own = term.term?.readings ?? ["", ""];
    const met = own.filter((reading, at) => {
      const meant = vectors[segments.length + 2 * index + at] ?? new Float32Array();
      if (normalise(repaired).includes(normalise(reading))) return true;
      return isReadingMet(reading, stems, Math.max(...said.map((one) => cosine(one, meant))));
    });
    const read: TermReading = {
      named: mentions(words, term.term?.phrase ?? ""),
      readings: met.length,
      contrast: contrasts(message),
      twoSided: isTwoSided(message),
      extra: extraStems(repaired, [...terms.map((one) => one.term?.phrase ?? ""), term.quote ?? ""]).length,
    };
    const score = scoreTerm(term, read, dialogue);
    if (score === 0) continue;
    coverage[term.id] = heaped ? Math.min(HEAP_CAP, score) : score;
    reasons.push(describe(term, read, coverage[term.id] ?? 0));
  }
  return finish(argument, message, coverage, reasons, heaped);
}

function describe(term: Expectation, read: TermReading, score: number): string {
  const facts = [
    read.named ? "named" : "not named",
    `${read.readings} of 2 readings`,
    ...(read.contrast ? ["contrasted"] : []),
    `${read.extra} own words`,
  ];
  return `${term.id}: ${facts.join(", ")} (${score.toFixed(2)})`;
}

function scoreTerm(term: Expectation, read: TermReading, dialogue: Dialogue): number {
  const wasNamed = dialogue.target === term.id && (dialogue.coverage[term.id] ?? 0) >= NEAR;
  if (!read.named && !wasNamed) return read.readings === 2 && read.contrast ? SCORE.unnamed : 0;
  if (read.readings === 2) return SCORE.explained;
  if (read.readings === 1 && read.extra >= 1 && (read.contrast || read.extra >= 3))
    return SCORE.explained;
  if (read.twoSided && read.extra >= 2) return SCORE.contrasted;
  if (read.extra >= 3) return SCORE.half;
  return wasNamed ? 0 : SCORE.named;
}

function finish(
  argument: Argument,
  message: string,
  coverage: Record<string, number>,
  reasons: string[],
  heaped: boolean,
): Findings {
  const isTouched = Object.values(coverage).some((value) => value > SCORE.unnamed || value === SCORE.named);
  if (isTouched || heaped) return { coverage, misconception: null, confidence: 0.8, reasons };
  const own = readOwnTerm(argument, message);
  if (own.explained)
    return {
      coverage: { [OWN_TERM_ID]: SCORE.contrasted },
      misconception: null,
      confidence: 0.7,
      reasons: [`own term "${own.word}" with two readings`],
    };
  if (own.word !== null)
    return { coverage, misconception: null, confidence: 0.3, reasons: [...reasons, `names "${own.word}" without two readings`] };
  return { coverage, ...readDispute(message), reasons: [...reasons, "names no word of the passage"] };
}

function readDispute(message: string): { misconception: string | null; confidence: number } {
  const disputes =
    /\b(?:not true|untrue|disagree|don't (?:think|believe)|no (?:proof|evidence)|wrong|exaggerat|false|lie|lying|biased|unproven)\b/u;
  const isDispute = disputes.test(normalise(message));
  return { misconception: isDispute ? "disagreement-as-ambiguity" : null, confidence: 0.7 };
}
