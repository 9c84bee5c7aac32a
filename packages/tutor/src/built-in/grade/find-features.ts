import type { Argument } from "@elenchus/dialogue/argument";
import {
  asksForFact,
  asksForTrifle,
  asksForWeight,
  isUnspecific,
  opines,
  ranksValues,
  takesForGranted,
} from "./reading/analysis-talk.ts";
import { hasVerb, isBare, isHeap } from "./reading/heaps.ts";
import { isNormative } from "./reading/norms.ts";
import { sentencesOfMessage } from "./reading/sentences.ts";
import { contentStems, normalise, withFigures, wordsOf } from "@elenchus/dialogue/words/words";
import { cosine } from "../../text/cosine.ts";
import type { SentenceEncoder } from "../../text/sentence-encoder.ts";
import type { FindKind } from "@elenchus/dialogue/find-kinds";
import { lean } from "./leaning.ts";
import type { Match } from "./match.ts";
import { sentencesOfPassage } from "@elenchus/dialogue/passage-sentences";
import { scoreMatch } from "./score-model.ts";

/** What tells a find from something else; each is 0 to 1, or a nearness. */
export interface FindFeatures {
  /** How surely it states something that the key lists, and what the key takes for a wrong turn. */
  readonly listed: number;
  readonly wrong: number;
  /** Nearness to the nearest way of saying either. */
  readonly nearListed: number;
  readonly nearWrong: number;
  /** Nearness to the reasons, and to the conclusion or its denial. */
  readonly nearReason: number;
  readonly nearClaim: number;
  /** Content words that it shares with ways of giving the reasons, up to 3. */
  readonly sharedReason: number;
  /** Nearness to the passage's nearest sentence. */
  readonly near: number;
  /** Content words that neither that sentence nor the conclusion has, up to 4. */
  readonly fresh: number;
  /** Content words that the passage uses, too, up to 4. */
  readonly shared: number;
  /** Content words, up to 8. */
  readonly size: number;
  readonly asks: number;
  readonly weighty: number;
  readonly question: number;
  readonly granted: number;
  readonly opensWithThat: number;
  readonly normative: number;
  readonly proposes: number;
  readonly opines: number;
  /** It only holds something against the writer. */
  readonly objects: number;
  readonly trifle: number;
  readonly ranks: number;
  readonly vague: number;
  /** The passage answers it. */
  readonly answered: number;
  /** How far it leans towards what right answers have in common. */
  readonly leaning: number;
}

/** A part of an answer that may be a find. */
export interface Candidate {
  readonly text: string;
  readonly vector: Float32Array;
  readonly features: FindFeatures;
  /** Id of the listed expectation that it says best, and how surely. */
  readonly best: { readonly id: string; readonly score: number; readonly near: number } | null;
}

/** Sentences beyond these are not read one by one. */
const MAX_CANDIDATES = 4;

/** The whole of an answer and its sentences, each with what tells whether it is a find. */
export async function readCandidates(
  encoder: SentenceEncoder,
  argument: Argument,
  { message, kind, matches }: { message: string; kind: FindKind; matches: readonly Match[] },
): Promise<Candidate[]> {
  const texts = [...new Set([normalise(message), ...sentencesOfMessage(message)])]
    .filter((text) => contentStems(text).size > 0 && !isHeap(text) && !isBare(text))
    .slice(0, MAX_CANDIDATES);
  const sentences = sentencesOfPassage(argument);
  const vectors = await encoder.embed([...texts, ...sentences]);
  const ofPassage = vectors.slice(texts.length);
  return texts.map((text, index) => {
    const vector = vectors[index] ?? new Float32Array();
    const nearness = ofPassage.map((one) => cosine(vector, one));
    const near = Math.max(0, ...nearness);
    const own = matches.filter(({ segment }) => isPartOf(segment.text, text));
    const nearest = sentences[nearness.indexOf(near)] ?? "";
    return {
      text,
      vector,
      best: bestOf(own),
      features: {
        ...relate(argument, text, nearest),
        ...formOf(text),
        ...placeOf(own),
        near,
        leaning: lean(kind, vector),
      },
    };
  });
}

function isPartOf(part: string, whole: string): boolean {
  return whole.includes(part) || part.includes(whole);
}

function bestOf(matches: readonly Match[]): Candidate["best"] {
  return matches
    .filter(({ statement }) => statement.isExpectation)
    .map((match) => ({
      id: match.statement.id,
      score: scoreMatch(match),
      near: match.features.near,
    }))
    .reduce<Candidate["best"]>(
      (best, one) => (best === null || one.score > best.score ? one : best),
      null,
    );
}

const IS_REASON = /^reason-/u;
const IS_CLAIM = /^(?:conclusion|denial)-/u;

/** How the parts of a candidate stand to what the key knows. */
function placeOf(matches: readonly Match[]) {
  const right = matches.filter(({ statement }) => statement.isExpectation);
  const wrong = matches.filter(({ statement }) => !statement.isExpectation);
  const surely = (list: readonly Match[]): number => Math.max(0, ...list.map(scoreMatch));
  const near = (list: readonly Match[]): number =>
    Math.max(0, ...list.map(({ features }) => features.near));
  return {
    listed: surely(right),
    wrong: surely(wrong),
    nearListed: near(right),
    nearWrong: near(wrong),
    nearReason: near(wrong.filter(({ statement }) => IS_REASON.test(statement.id))),
    nearClaim: near(wrong.filter(({ statement }) => IS_CLAIM.test(statement.id))),
  };
}

function relate({ passage, key }: Argument, text: string, nearest: string) {
  const stems = contentStems(text);
  const claim = contentStems(key.conclusion);
  const there = contentStems(nearest);
  const words = contentStems(passage);
  const reasons = contentStems(
    key.expectations.flatMap((one) => (one.kind === "reason" ? one.paraphrases : [])).join(" "),
  );
  const sharedReason = [...stems].filter((stem) => reasons.has(stem) && !claim.has(stem)).length;
  const fresh = [...stems].filter((stem) => !there.has(stem) && !claim.has(stem)).length;
  const shared = [...stems].filter((stem) => words.has(stem)).length;
  return {
    fresh: Math.min(fresh, 4) / 4,
    shared: Math.min(shared, 4) / 4,
    sharedReason: Math.min(sharedReason, 3) / 3,
    size: Math.min(stems.size, 8) / 8,
    answered: isAnswered(passage, text) ? 1 : 0,
  };
}

const OPENS_WITH_THAT =
  /^(?:(?:well|so|ok|maybe|i guess|i think|first(?:ly)?|second(?:ly)?|and|also|then|it's|he|she|the writer|writer|author|they|it)[,:. ]+)*that\b/u;
const OBJECTS =
  /^(?:(?:yeah|yes|ok|well|no|nah|hmm)[,. ]+)*(?:but|what about|what if|nah|no way|you can't|you cant|that's not|thats not)\b/u;
const PROPOSES =
  /\b(?:could|should|ought|let|lets|let's|might|would|can|need to|needs to|must|have to|better|instead|why not|how about|what about)\b/u;

function formOf(text: string) {
  const flag = (is: boolean): number => (is ? 1 : 0);
  return {
    asks: flag(asksForFact(text)),
    weighty: flag(asksForWeight(text)),
    question: flag(/\?["')\s]*$/u.test(text)),
    granted: flag(takesForGranted(text)),
    opensWithThat: flag(OPENS_WITH_THAT.test(text)),
    normative: flag(isNormative(text)),
    proposes: flag(
      PROPOSES.test(text) || !/^(?:the|a|an|it|this|that|they|he|she|there)\b/u.test(text),
    ),
    opines: flag(opines(text)),
    objects: flag(OBJECTS.test(text)),
    trifle: flag(asksForTrifle(text)),
    ranks: flag(ranksValues(text)),
    vague: flag(isUnspecific(text) || !hasVerb(text)),
  };
}

const ASKED =
  /\b(?:how (?:many|much|long|old|far|often|big|high)|which|what (?:time|kind|sort|month|day|year|is|are|does|do)|when|who|where)\b/u;
const WANTS_FIGURE =
  /\b(?:how (?:many|much|long|old|far|often|big|high)|what time|which (?:month|year|day)s?|when)\b/u;
/** Share of a question's content words that one place of the passage has, when it answers it. */
const ANSWERED = 0.6;
/** A longer question asks for more than one place tells. */
const LONGEST = 5;

/** Whether the passage answers a short question: one place has most of its words, and a figure if one is asked for. */
function isAnswered(passage: string, text: string): boolean {
  if (!ASKED.test(text)) return false;
  const stems = [...contentStems(text)];
  if (stems.length < 2 || stems.length > LONGEST) return false;
  const sentences = passage.split(/(?<=[.!?])\s+/u);
  return sentences.some((sentence, index) => {
    const place = `${sentence} ${sentences[index + 1] ?? ""}`;
    const there = contentStems(place);
    const share = stems.filter((stem) => there.has(stem)).length / stems.length;
    if (share < ANSWERED) return false;
    return !WANTS_FIGURE.test(text) || hasFigure(place);
  });
}

const MONTH =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|hundred|thousand|half|third|quarter)\b/u;

function hasFigure(text: string): boolean {
  const plain = withFigures(text);
  return /\d/u.test(plain) || MONTH.test(plain) || wordsOf(plain).includes("one");
}
