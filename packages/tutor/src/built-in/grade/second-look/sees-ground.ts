import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { waysOf } from "@elenchus/dialogue/ways-of";
import { matterOf } from "../speaks-of-matter.ts";
import { isCourse } from "../../../text/course-words.ts";
import { type MeaningNetwork, oddsOf } from "../../../text/meaning-network.ts";
import { isChat } from "../../../text/talk-words.ts";
import { contentStems } from "@elenchus/dialogue/words/words";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import type { LogisticWeights } from "../logistic.ts";
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
import fittedRightness from "./rightness.json" with { type: "json" };

/** What tells answers of one group from talk, and the least sum that is ground at all. */
export interface GroundModel {
  readonly weights: LogisticWeights<(typeof GROUND_TERMS)[number]>;
  readonly least: number;
}

/** What tells right answers from wrong ones, and from which odds on, by group, they may be right. */
export interface FittedRightness {
  readonly network: MeaningNetwork;
  readonly bars: Readonly<Record<GroundGroup, number>>;
}

/** Fitted by `npm run train -- second-look`; no weight is chosen by hand. */
const MODELS: Readonly<Record<GroundGroup, GroundModel>> = fittedGround;
const RIGHTNESS: FittedRightness = fittedRightness;

/** The weighted sum of terms. */
export function sumGround(terms: GroundTerms, { weights }: Pick<GroundModel, "weights">): number {
  return GROUND_TERMS.reduce((sum, name) => sum + weights[name] * terms[name], weights.bias);
}

/**
 * From so much talk on nothing is an answer, where answers may be in talk's own words from more on; nor what shares no
 * word with the passage and the ways of saying what was credited.
 */
const LEAST_TALK = { surely: 3, inTalkWords: 4.5, ofNothing: -0.6 } as const;

/** So many words of a text's own, of which not even this share is the passage's or the key's, are about something else. */
const RAMBLE = { least: 12, shared: 0.25 } as const;

/** Words of content in which not all texts are spoken of, but for those of this passage. */
function wordsOfItsOwn(text: string, ofPassage: ReadonlySet<string>): string[] {
  return [...contentStems(text)].filter(
    (stem) => !isChat(stem) && (!isCourse(stem) || ofPassage.has(stem)),
  );
}

/** Whether a text is talk, for all that its words and its meaning show. */
function isTalk(text: string, talk: number, argument: Argument, one: Expectation): boolean {
  // A fallacy is named in the course's words.
  const isName = one.kind === "fallacy_name";
  if (talk >= (isName ? LEAST_TALK.inTalkWords : LEAST_TALK.surely)) return true;
  if (isName) return false;
  const { passage, issue } = argument;
  // "Smaller portions" are no talk where the key lists them.
  const own = wordsOfItsOwn(text, matterOf(argument));
  if (own.length === 0) return !namesValue(text, one);
  const known = contentStems([passage, issue, one.question ?? "", ...waysOf(one)].join(" "));
  const shared = own.filter((stem) => known.has(stem)).length;
  if (own.length >= RAMBLE.least && shared < own.length * RAMBLE.shared) return true;
  return talk >= LEAST_TALK.ofNothing && shared === 0;
}

/** Whether words sound like no talk, and may be a right answer. */
function isGround(looked: LookedCredit): boolean {
  const group = groundGroupOf(looked.expectation);
  const model = MODELS[group];
  return (
    sumGround(looked.terms, model) >= model.least &&
    oddsOf(RIGHTNESS.network, numbersOf(looked)) >= RIGHTNESS.bars[group]
  );
}

/** A second look at an answer to a step: whether it may say an expectation, which is no further question. */
export async function seesGround(
  encoder: SentenceEncoder,
  view: DialogueView,
  text: string,
  one: Expectation,
): Promise<boolean> {
  const { issue } = view.argument;
  if (claimsNothing(text, one, { issue, ways: waysOf(one) })) return false;
  const [looked] = await lookAtCredits({ encoder }, view, text, [one]);
  if (looked === undefined) return false;
  const { terms } = looked;
  // A name that nobody knows is none.
  if (one.kind === "fallacy_name" && terms.isHeard === 0) return false;
  return !isTalk(text, terms.talk, view.argument, one) && isGround(looked);
}
