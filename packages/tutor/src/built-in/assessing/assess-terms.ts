import { stemmer } from "stemmer";
import type { Argument, Expectation } from "../../dialogue/argument.ts";
import { NEAR } from "../../dialogue/coverage.ts";
import type { Dialogue } from "../../dialogue/dialogue.ts";
import { splitSegments } from "../reading/segments.ts";
import { contentStems, isMisspelling, normalise, repairSpelling, wordsOf } from "../reading/words.ts";
import { cosine, type SentenceEncoder } from "../sentence-encoder.ts";
import type { Findings } from "./findings.ts";
import { isHeap } from "./match.ts";
import { OWN_TERM_ID, readOwnTerm } from "./own-term.ts";
import { vocabularyOf } from "./statements.ts";

/** Coverage by what the answer does with a term. */
const SCORE = { explained: 0.92, contrasted: 0.86, half: 0.72, named: 0.65, unnamed: 0.7 } as const;
/** So near must an explanation come to a reading. */
const READING_NEAR = 0.55;
const READING_SHARED = 0.4;
const CONTRAST =
  /\b(?:or|either|whether|versus|vs|while|whereas|another|others?|someone else|different(?:ly)?|two (?:ways|meanings|things)|on the one hand|also mean|but (?:it )?(?:could|can|might|may)|instead of|as opposed to|rather than|not necessarily)\b/u;
const META =
  "word words phrase term mean means meaning meanings ambiguous ambiguity vague unclear clear two ways things different differently people person readers reader understand understood interpret interpreted interpretation depends could one other another first second say says example like something someone think know taken take sense reading";

interface TermReading {
  readonly named: boolean;
  readonly readings: number;
  readonly contrast: boolean;
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

function readingScore(reading: string, stems: ReadonlySet<string>, nearness: number): boolean {
  const wanted = [...contentStems(reading)];
  const shared = wanted.filter((stem) => stems.has(stem)).length;
  return nearness >= READING_NEAR || (wanted.length > 0 && shared >= 1 && shared / wanted.length >= READING_SHARED);
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
  const words = wordsBesidesCopies(repaired, argument.passage);
  const segments = [repaired, ...splitSegments(repaired).map((one) => one.text)];
  const readings = terms.flatMap((one) => [...(one.term?.readings ?? [])]);
  const vectors = await encoder.embed([...segments, ...readings]);
  const said = vectors.slice(0, segments.length);
  const stems = contentStems(repaired);
  const coverage: Record<string, number> = {};
  const reasons: string[] = [];
  const heaped = isHeap(repaired);
  for (const [index, term] of terms.entries()) {
    const own = term.term?.readings ?? ["", ""];
    const found = own.filter((reading, at) => {
      const meant = vectors[segments.length + 2 * index + at] ?? new Float32Array();
      return readingScore(reading, stems, Math.max(...said.map((one) => cosine(one, meant))));
    }).length;
    const read: TermReading = {
      named: mentions(words, term.term?.phrase ?? ""),
      readings: found,
      contrast: CONTRAST.test(normalise(repaired)),
      extra: extraWords(term, terms, repaired),
    };
    const score = heaped ? Math.min(0.5, scoreTerm(term, read, dialogue)) : scoreTerm(term, read, dialogue);
    if (score === 0) continue;
    coverage[term.id] = score;
    reasons.push(`${term.id}: named ${read.named}, readings ${found}, contrast ${read.contrast}, own words ${read.extra} (${score})`);
  }
  return finish(argument, repaired, coverage, reasons, heaped);
}

/** Content words that the answer adds to the term: neither the term itself nor talk about meaning. */
function extraWords(term: Expectation, terms: readonly Expectation[], message: string): number {
  const taken = contentStems([META, ...terms.map((one) => one.term?.phrase ?? ""), term.quote ?? ""].join(" "));
  return [...contentStems(message)].filter((stem) => !taken.has(stem)).length;
}

function scoreTerm(term: Expectation, read: TermReading, dialogue: Dialogue): number {
  const wasNamed = dialogue.target === term.id && (dialogue.coverage[term.id] ?? 0) >= NEAR;
  if (!read.named && !wasNamed) return read.readings === 2 && read.contrast ? SCORE.unnamed : 0;
  if (read.readings >= 1 && read.extra >= 1 && (read.contrast || read.readings === 2 || read.extra >= 3)) return SCORE.explained;
  if (read.contrast && read.extra >= 3) return SCORE.contrasted;
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
  if (Object.keys(coverage).length > 0 || heaped)
    return { coverage, misconception: null, confidence: 0.8, reasons };
  const own = readOwnTerm(argument, message);
  if (own.explained)
    return {
      coverage: { [OWN_TERM_ID]: SCORE.contrasted },
      misconception: null,
      confidence: 0.7,
      reasons: [`own term "${own.word}" with two readings`],
    };
  if (own.word !== null)
    return { coverage, misconception: null, confidence: 0.3, reasons: [`names "${own.word}" without two readings`] };
  const disputes = /\b(?:not true|untrue|disagree|no (?:proof|evidence)|wrong|exaggerat|false|lie|lying|biased|unproven)\b/u.test(normalise(message));
  return {
    coverage,
    misconception: disputes ? "disagreement-as-ambiguity" : null,
    confidence: 0.7,
    reasons: [disputes ? "disputes a claim instead of its wording" : "names no word of the passage"],
  };
}
