import type { Argument } from "../../dialogue/argument.ts";
import { COVERED } from "../../dialogue/coverage.ts";
import type { DialogueView } from "../../tutor.ts";
import {
  asksForFact,
  asksForTrifle,
  asksForWeight,
  isUnspecific,
  ranksValues,
  takesForGranted,
} from "../reading/analysis-talk.ts";
import { isHeap } from "../reading/heaps.ts";
import { isNormative } from "../reading/norms.ts";
import { sentencesOfMessage } from "../reading/sentences.ts";
import { contentStems } from "../reading/words.ts";
import { cosine, type SentenceEncoder } from "../sentence-encoder.ts";
import { sentencesOfPassage } from "./passage-sentences.ts";
import type { Match } from "./match.ts";
import { scoreMatch } from "./score-model.ts";

/** Kinds of finds that the learner may make beyond the key. */
export type OwnKind = "missing_information" | "assumption" | "alternative";

/** An answer to be read for finds of the learner's own. */
interface Reading {
  readonly message: string;
  readonly kind: OwnKind;
  readonly matches: readonly Match[];
}

/** What was found. */
interface OwnFindings {
  readonly coverage: Readonly<Record<string, number>>;
  readonly misconception: string | null;
  readonly reasons: readonly string[];
}

/** A sentence of the answer with what is known of it. */
interface Candidate {
  readonly text: string;
  readonly vector: Float32Array;
  readonly stems: ReadonlySet<string>;
  /** Nearness to the passage's nearest sentence. */
  readonly near: number;
  /** Content words that neither that sentence nor the conclusion has. */
  readonly fresh: number;
  /** Content words that the passage uses, too. */
  readonly shared: number;
  /** How surely it states one of the parts that the key knows, right or wrong. */
  readonly stated: number;
  /** How surely it states what the step takes for a wrong turn. */
  readonly wrong: number;
}

const FOUND = 0.86;
const HALF = 0.66;
/** So near to a sentence of the passage a text repeats it, or asks for what it tells. */
const SAYS_THE_SAME = { missing_information: 0.78, assumption: 0.72, alternative: 0.72 } as const;
/** Less near than this, and without a word of the passage, a text is about something else. */
const ON_TOPIC = 0.3;
/** Two finds as near as this are one. */
const SAME_FIND = 0.72;
/** From here on a sentence states something that the key knows already. */
const STATED = 0.6;

/** Reads an answer for finds that the key does not list. */
export async function readOwnFinds(
  encoder: SentenceEncoder,
  view: DialogueView,
  reading: Reading,
): Promise<OwnFindings> {
  const candidates = await candidatesOf(encoder, view.argument, reading);
  const judged = candidates.map((one) => ({ one, score: judgeCandidate(one, reading.kind) }));
  const wrong = misconceptionOf(candidates, reading.kind);
  const earlier = await encoder.embed(earlierFinds(view));
  const free = ["own-1", "own-2"].filter((id) => (view.dialogue.coverage[id] ?? 0) < COVERED);
  const coverage: Record<string, number> = {};
  const reasons: string[] = [];
  const taken = [...earlier];
  for (const { one, score } of judged.toSorted((a, b) => b.score - a.score)) {
    const id = free[0];
    if (id === undefined || score === 0) break;
    if (taken.some((other) => cosine(one.vector, other) >= SAME_FIND)) continue;
    coverage[id] = score;
    reasons.push(`own find (${score.toFixed(2)}): "${one.text.slice(0, 60)}"`);
    taken.push(one.vector);
    if (score < COVERED) break;
    free.shift();
  }
  const isFound = Object.values(coverage).some((score) => score >= COVERED);
  return { coverage, misconception: isFound ? null : wrong, reasons };
}

/** What the learner has been credited with as finds of their own. */
function earlierFinds({ dialogue, transcript }: DialogueView): string[] {
  return transcript
    .filter((one) => one.sender === "user" && one.step === dialogue.step)
    .filter((one) =>
      ["own-1", "own-2"].some((id) => (one.assessment?.coverage[id] ?? 0) >= COVERED),
    )
    .flatMap((one) => sentencesOfMessage(one.text));
}

async function candidatesOf(
  encoder: SentenceEncoder,
  argument: Argument,
  { message, matches }: Reading,
): Promise<Candidate[]> {
  const texts = sentencesOfMessage(message)
    .filter((text) => contentStems(text).size > 0 && !isHeap(text))
    .slice(0, 4);
  const sentences = sentencesOfPassage(argument);
  const vectors = await encoder.embed([...texts, ...sentences]);
  const ofPassage = vectors.slice(texts.length);
  const words = contentStems(argument.passage);
  const claim = contentStems(argument.key.conclusion);
  return texts.map((text, index) => {
    const vector = vectors[index] ?? new Float32Array();
    const stems = contentStems(text);
    const nearness = ofPassage.map((one) => cosine(vector, one));
    const near = Math.max(0, ...nearness);
    const nearest = contentStems(sentences[nearness.indexOf(near)] ?? "");
    const own = matches.filter(({ segment }) => isPartOf(segment.text, text));
    const surely = (list: readonly Match[]): number => Math.max(0, ...list.map(scoreMatch));
    return {
      text,
      vector,
      stems,
      near,
      fresh: [...stems].filter((stem) => !nearest.has(stem) && !claim.has(stem)).length,
      shared: [...stems].filter((stem) => words.has(stem)).length,
      stated: surely(own.filter(({ statement }) => statement.isExpectation)),
      wrong: surely(own.filter(({ statement }) => !statement.isExpectation)),
    };
  });
}

function isPartOf(part: string, whole: string): boolean {
  return whole.includes(part) || part.includes(whole);
}

/** Coverage of a sentence as a find of its own: found, half, or nothing. */
function judgeCandidate(one: Candidate, kind: OwnKind): number {
  if (one.stated >= STATED || one.near >= SAYS_THE_SAME[kind]) return 0;
  if (one.near < ON_TOPIC && one.shared === 0) return 0;
  switch (kind) {
    case "missing_information":
      return judgeGap(one);
    case "assumption":
      return judgeAssumption(one);
    case "alternative":
      return judgeAlternative(one);
  }
}

function judgeGap({ text, stems, fresh }: Candidate): number {
  if (!asksForFact(text) || asksForTrifle(text)) return 0;
  if (stems.size < 2 && !asksForWeight(text)) return 0;
  return asksForWeight(text) || fresh >= 2 ? FOUND : HALF;
}

function judgeAssumption({ text, stems, fresh, wrong }: Candidate): number {
  if (/\?\s*$/u.test(text) || ranksValues(text) || wrong >= STATED) return 0;
  if (stems.size < 3 || fresh < 2) return 0;
  if (isNormative(text) && !takesForGranted(text)) return 0;
  return takesForGranted(text) ? FOUND : HALF;
}

function judgeAlternative({ text, stems, fresh, wrong }: Candidate): number {
  if (/\?\s*$/u.test(text) || isUnspecific(text) || wrong >= STATED) return 0;
  if (asksForFact(text) && !isNormative(text)) return 0;
  if (stems.size < 3 || fresh < 2) return 0;
  return isNormative(text) ? FOUND : HALF;
}

function misconceptionOf(candidates: readonly Candidate[], kind: OwnKind): string | null {
  if (kind !== "assumption") return null;
  if (candidates.some(({ text }) => ranksValues(text))) return "value-as-assumption";
  const isAsked = candidates.length > 0 && candidates.every(({ text }) => /\?\s*$/u.test(text));
  return isAsked ? "question-as-assumption" : null;
}
