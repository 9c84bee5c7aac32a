import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { NEAR } from "@elenchus/dialogue/coverage";
import type { Dialogue } from "@elenchus/dialogue/dialogue";
import { hasReversal } from "./reading/antonyms.ts";
import { isHeap } from "./reading/heaps.ts";
import { repairSpelling } from "./reading/spelling.ts";
import { findPhrase, sliceByPhrase, withoutCopies } from "./reading/term-mentions.ts";
import {
  contrasts,
  extraStems,
  isTwoSided,
  namedPhrase,
  quotedPhrases,
  speaksOfWords,
} from "@elenchus/dialogue/words/word-talk";
import { contentStems, normalise, wordsOf } from "@elenchus/dialogue/words/words";
import type { SentenceEncoder } from "../../text/sentence-encoder.ts";
import { assessOwnTerm, PLAUSIBLE, TERM_SCORE, type TermReader } from "./assess-own-term.ts";
import type { Findings } from "./findings.ts";
import { measureNearness, ownWords } from "./nearness.ts";
import { vocabularyOf } from "./statements.ts";

const HEAP_CAP = 0.5;
/** So near must an explanation come to a reading, in meaning or in shared words. */
const READING_NEAR = 0.55;
const READING_SHARED = 0.4;
/** So near are two words enough. */
const PLAUSIBLE_IN_TWO_WORDS = 0.42;
/** A meaning farther than this from the passage is none. */
const LEAST_PLAUSIBLE = 0.12;

/** What an answer says of one term. */
interface TermReading {
  readonly named: boolean;
  /** How many of the key's readings the answer comes near to, 0 to 2. */
  readonly readings: number;
  readonly contrast: boolean;
  readonly twoSided: boolean;
  /** Content words that the answer adds. */
  readonly extra: number;
  /** Nearness of the explanation to the readings and to the reason, −1 to 1. */
  readonly plausible: number;
  /** The same of the meaning that is farthest from them. */
  readonly leastPlausible: number;
  /** The meanings are a thing and its reverse: "high or low" are no two readings of a word. */
  readonly contradicts: boolean;
}

/** Judges an answer to the step that asks for ambiguous terms. */
export async function assessTerms(
  encoder: SentenceEncoder,
  argument: Argument,
  dialogue: Dialogue,
  message: string,
): Promise<Findings> {
  const repaired = repairSpelling(message, vocabularyOf(argument));
  const terms = argument.key.expectations.filter((one) => one.term !== undefined);
  const reader: TermReader = { encoder, argument, dialogue, terms, message: repaired };
  const heaped = isHeap(repaired) && !isTwoSided(message);
  const coverage: Record<string, number> = {};
  const reasons: string[] = [];
  const slices = namedSlices(reader);
  for (const term of terms) {
    const said = slices.get(term.term?.phrase ?? "") ?? goOnAbout(reader, term, slices);
    if (said === null) continue;
    const read = await readTerm(reader, term, said, slices.has(term.term?.phrase ?? ""));
    const score = scoreTerm(read);
    if (score === 0) continue;
    coverage[term.id] = heaped ? Math.min(HEAP_CAP, score) : score;
    reasons.push(describe(term, read, coverage[term.id] ?? 0));
  }
  if (Object.keys(coverage).length > 0 || heaped)
    return { coverage, misconception: null, confidence: 0.8, reasons };
  return assessOwnTerm(reader);
}

/** What the message says of each term that it puts forward as a word. */
function namedSlices({ argument, terms, message }: TermReader): ReadonlyMap<string, string> {
  if (!speaksOfWords(message)) return new Map();
  const phrases = terms.map((one) => one.term?.phrase ?? "");
  const own = withoutCopies(message, argument.passage);
  const put = [...quotedPhrases(own), namedPhrase(own)].filter((one) => one !== null);
  const isPut = (phrase: string): boolean => put.some((one) => isSamePhrase(one, phrase));
  const named =
    put.length > 0 && phrases.some(isPut)
      ? phrases.filter((one) => isPut(one) || isLabelled(own, one))
      : phrases;
  const isElsewhere = put.length > 0 && !phrases.some(isPut) && isOfPassage(argument, put[0] ?? "");
  if (isElsewhere) return new Map();
  const slices = new Map(sliceByPhrase(own, named));
  // A phrase of which only a part is named has the whole message to itself.
  const [part] = slices.size > 0 ? [] : named.filter(isPut);
  if (part !== undefined) slices.set(part, normalise(own));
  return slices;
}

/** Whether what is put forward holds the phrase, or is a part of it that carries content. */
function isSamePhrase(put: string, phrase: string): boolean {
  const stems = contentStems(phrase);
  const own = [...contentStems(put)];
  return findPhrase(put, phrase) >= 0 || (own.length > 0 && own.every((stem) => stems.has(stem)));
}

function isOfPassage({ passage }: Argument, phrase: string): boolean {
  return findPhrase(passage, phrase) >= 0;
}

/** Whether a further word in a list is put forward: "… . Local could mean …". */
function isLabelled(message: string, phrase: string): boolean {
  const at = findPhrase(message, phrase);
  const after = normalise(message).slice(at + phrase.length);
  return at >= 0 && /^["']?\s*(?:could|can|may|might|means?|is|:|[-–=(])/u.test(after);
}

/** An answer that goes on about the term that was named before, without naming any. */
function goOnAbout(
  { dialogue, message, argument }: TermReader,
  term: Expectation,
  slices: ReadonlyMap<string, string>,
): string | null {
  const wasNamed = dialogue.target === term.id && (dialogue.coverage[term.id] ?? 0) >= NEAR;
  const put = namedPhrase(message);
  const isOther = slices.size > 0 || (put !== null && isOfPassage(argument, put));
  return wasNamed && !isOther ? message : null;
}

async function readTerm(
  reader: TermReader,
  term: Expectation,
  said: string,
  named: boolean,
): Promise<TermReading> {
  const { phrase = "", readings = ["", ""] as const } = term.term ?? {};
  const parts = said.split(ALTERNATIVES).filter((part) => wordsOf(part).length > 0);
  const context = [...readings, term.quote ?? "", phrase];
  const [ofWhole = [], ...ofParts] = await measureNearness(
    reader.encoder,
    [ownWords(said, phrase), ...parts],
    context,
  );
  const met = readings.filter((reading, index) =>
    isReadingMet(reading, said, Math.max(...ofParts.map((near) => near[index] ?? 0))),
  );
  return {
    named,
    readings: met.length,
    contrast: contrasts(said),
    twoSided: isTwoSided(said),
    extra: extraStems(said, [phrase, reader.argument.passage]).length,
    plausible: Math.max(...ofWhole),
    leastPlausible: Math.min(...ofParts.map((near) => Math.max(...near))),
    contradicts: parts.length > 1 && met.length < 2 && hasReversal(parts[0] ?? "", parts[1] ?? ""),
  };
}

/** Between the meanings that an explanation offers. */
const ALTERNATIVES = /\s+(?:or|vs|versus)\s+|\s\/\s|\bwhereas\b/u;

function isReadingMet(reading: string, said: string, likeness: number): boolean {
  if (normalise(said).includes(normalise(reading))) return true;
  const wanted = [...contentStems(reading)];
  const stems = contentStems(said);
  const shared = wanted.filter((stem) => stems.has(stem)).length;
  return likeness >= READING_NEAR || (shared >= 1 && shared / wanted.length >= READING_SHARED);
}

function scoreTerm(read: TermReading): number {
  if (read.contradicts || read.leastPlausible < LEAST_PLAUSIBLE)
    return read.named ? TERM_SCORE.named : 0;
  if (read.readings === 2) return TERM_SCORE.explained;
  if (read.readings === 1 && read.extra >= 1 && (read.contrast || read.extra >= 3))
    return TERM_SCORE.explained;
  const least = read.extra >= 3 ? PLAUSIBLE : PLAUSIBLE_IN_TWO_WORDS;
  if (read.twoSided && read.extra >= 2 && read.plausible >= least) return TERM_SCORE.contrasted;
  if (read.extra >= 3 && read.plausible >= PLAUSIBLE) return TERM_SCORE.half;
  return read.named ? TERM_SCORE.named : 0;
}

function describe(term: Expectation, read: TermReading, score: number): string {
  const facts = [
    read.named ? "named" : "named before",
    `${read.readings} of 2 readings`,
    ...(read.twoSided ? ["two-sided"] : []),
    `${read.extra} own words`,
    `nearness ${read.plausible.toFixed(2)}`,
  ];
  return `${term.id}: ${facts.join(", ")} (${score.toFixed(2)})`;
}
