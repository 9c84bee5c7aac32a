import type { Argument, Expectation, ExpectationKind } from "@elenchus/dialogue/argument";
import { waysOf } from "@elenchus/dialogue/ways-of";
import type { CreditedText, Ground } from "../../../lent-parts.ts";
import { matterOf } from "../../../checks/gaming/asides/speaks-of-matter.ts";
import { isCourse } from "../../../text/course-words.ts";
import { type MeaningNetwork, oddsOf } from "../../../text/meaning-network.ts";
import { isChat } from "../../../text/talk-words.ts";
import { contentStems, normalise } from "@elenchus/dialogue/words/words";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import type { LogisticWeights } from "../logistic.ts";
import { namesSignal } from "../probe-concepts.ts";
import type { SentenceEncoder } from "../../../text/sentence-encoder.ts";
import { claimsNothing, namesValue } from "./claims-nothing.ts";
import { type GroundGroup, groundGroupOf, numbersOf } from "./credit-numbers.ts";
import {
  GROUND_TERMS,
  type GroundTerms,
  lookAtCredits,
  type LookedCredit,
} from "./ground-terms.ts";
import fittedGround from "./ground-weights.json" with { type: "json" };
import fittedProbes from "./probe-rightness.json" with { type: "json" };
import fittedRightness from "./rightness.json" with { type: "json" };

/** What tells answers of one group from talk, and the least sum that is ground at all. */
export interface GroundModel {
  readonly weights: LogisticWeights<(typeof GROUND_TERMS)[number]>;
  /** For a message that says nothing but its answer. */
  readonly least: number;
  /** For what is left over of a message that speaks to whoever judges besides. */
  readonly leastBesideTalk: number;
  /** The least sum that bears a credit out by itself; less is only near. */
  readonly enough: number;
}

/** From which odds on words come near, or bear a credit out. */
export interface RightnessBars {
  readonly near: number;
  readonly enough: number;
}

/** What tells right answers from wrong ones, with bars by group. */
export interface FittedRightness {
  readonly network: MeaningNetwork;
  readonly bars: Readonly<Record<GroundGroup, RightnessBars>>;
}

/** What tells right answers to further questions from wrong ones and from talk. */
export interface FittedProbes {
  readonly network: MeaningNetwork;
  readonly bars: RightnessBars;
}

/** Fitted by `npm run train -- second-look probes`; no weight is chosen by hand. */
const MODELS: Readonly<Record<GroundGroup, GroundModel>> = fittedGround;
const RIGHTNESS: FittedRightness = fittedRightness;
const PROBES: FittedProbes = fittedProbes;

/** The weighted sum of terms. */
export function sumGround(terms: GroundTerms, { weights }: Pick<GroundModel, "weights">): number {
  return GROUND_TERMS.reduce((sum, name) => sum + weights[name] * terms[name], weights.bias);
}

/**
 * From so much talk on nothing is an answer, where answers may be in talk's own words from more on; nor what is left
 * over beside talk to whoever judges, nor what shares no word with the passage and the ways of saying what was
 * credited. Of the labelled right answers they stop six in a thousand.
 */
const LEAST_TALK = { surely: 3, inTalkWords: 4.5, besideTalk: -1.5, ofNothing: -0.6 } as const;
/** Kinds whose answers name things in the course's words, or stand beside the passage. */
const IN_TALK_WORDS: ReadonlySet<ExpectationKind> = new Set(["probe", "fallacy_name"]);

/** So many words of a text's own, of which not even this share is the passage's or the key's, are about something else. */
const RAMBLE = { least: 12, shared: 0.25 } as const;

/** Words of content in which not all texts are spoken of, but for those of this passage. */
function wordsOfItsOwn(text: string, ofPassage: ReadonlySet<string>): string[] {
  return [...contentStems(text)].filter(
    (stem) => !isChat(stem) && (!isCourse(stem) || ofPassage.has(stem)),
  );
}

/** Whether a text is talk, for all that its words and its meaning show. */
function isTalk(
  { text, isBesideTalk }: CreditedText,
  talk: number,
  argument: Argument,
  one: Expectation,
): boolean {
  const isInTalkWords = IN_TALK_WORDS.has(one.kind);
  const surely = isInTalkWords ? LEAST_TALK.inTalkWords : LEAST_TALK.surely;
  if (talk >= (isBesideTalk ? LEAST_TALK.besideTalk : surely)) return true;
  if (isInTalkWords) return false;
  const { passage, issue } = argument;
  // "Smaller portions" are no talk where the key lists them.
  const own = wordsOfItsOwn(text, matterOf(argument));
  if (own.length === 0) return !namesValue(text, one);
  const known = contentStems([passage, issue, one.question ?? "", ...waysOf(one)].join(" "));
  const shared = own.filter((stem) => known.has(stem)).length;
  if (own.length >= RAMBLE.least && shared < own.length * RAMBLE.shared) return true;
  return (isBesideTalk || talk >= LEAST_TALK.ofNothing) && shared === 0;
}

/** How far odds are those of a right answer. */
function standAt(odds: number, { near, enough }: RightnessBars): Ground {
  if (odds < near) return "none";
  return odds < enough ? "some" : "enough";
}

/** How far words are ground for an answer to a further question, which has many kinds of answers and few words. */
function groundAtProbe(looked: LookedCredit, { isBesideTalk }: CreditedText): Ground {
  const stands = standAt(oddsOf(PROBES.network, numbersOf(looked)), PROBES.bars);
  if (!isBesideTalk) return stands;
  return stands === "enough" ? "some" : "none";
}

/** How far words are ground for anything else: they sound like no talk, and like a right answer rather than a wrong one. */
function groundOf(looked: LookedCredit, { isBesideTalk }: CreditedText): Ground {
  const group = groundGroupOf(looked.expectation);
  const model = MODELS[group];
  const ground = sumGround(looked.terms, model);
  const right = standAt(oddsOf(RIGHTNESS.network, numbersOf(looked)), RIGHTNESS.bars[group]);
  const least = isBesideTalk ? model.leastBesideTalk : model.least;
  if (ground < least || right === "none") return "none";
  const isPlain = ground >= model.enough && right === "enough";
  // What stands beside talk to the judge bears nothing out by itself.
  return isPlain && !isBesideTalk ? "enough" : "some";
}

/**
 * A second look at a credit, which no model of language and nobody's talk has a part in: how far a text may
 * say an expectation. It lets nearly every honest credit stand, as near or as more, stops one that was talked out
 * of a judge, and has most wrong answers come near at best.
 */
export async function seesGround(
  encoder: SentenceEncoder,
  view: DialogueView,
  credited: CreditedText,
  one: Expectation,
): Promise<Ground> {
  const { issue } = view.argument;
  // The word that announces the conclusion in this very passage is nothing that talk hits on.
  if (!credited.isBesideTalk && namesSignal(one, normalise(credited.text))) return "enough";
  if (claimsNothing(credited.text, one, { issue, ways: waysOf(one) })) return "none";
  const [looked] = await lookAtCredits({ encoder }, view, credited, [one]);
  if (looked === undefined) return "none";
  const { terms } = looked;
  // A name that nobody knows is none.
  if (one.kind === "fallacy_name" && terms.isHeard === 0) return "none";
  if (isTalk(credited, terms.talk, view.argument, one)) return "none";
  if (one.kind !== "probe") return groundOf(looked, credited);
  return groundAtProbe(looked, credited);
}
