import type { Expectation } from "@elenchus/dialogue/argument";
import { nearest } from "../../../text/cosine.ts";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { splitSegments } from "../reading/segments.ts";
import type { SentenceEncoder } from "../../../text/sentence-encoder.ts";
import { GROUND_TERMS, lookAtCredits, type LookedCredit } from "./ground-terms.ts";

/** What answers are told right or wrong for, in the order of the fit; where ids are told apart, each is one. */
export const ASKED = [
  "conclusion",
  "reason",
  "missing_information",
  "assumption",
  "alternative",
  "value-first",
  "value-second",
  "fallacy",
  "statistical_flaw",
  "impact",
] as const;
export type Asked = (typeof ASKED)[number];

/** How an answer stands to what else may be said where it is given, in the order of the fit. */
const BESIDE_TERMS = ["rivalHeard", "rivalNear", "nearWrong", "nearReverse"] as const;
type BesideTerms = Readonly<Record<(typeof BESIDE_TERMS)[number], number>>;

/** How many numbers of an opinion stand before those of the answer's meaning. */
export const BEFORE_MEANING_OF_OPINION = GROUND_TERMS.length + BESIDE_TERMS.length + ASKED.length;

/** An answer held against one thing that is asked for. */
export interface OpinionCase {
  readonly expectation: Expectation;
  readonly asked: Asked;
  /** Nearness to the nearest way of saying it. */
  readonly near: number;
  readonly meaning: Float32Array;
  /** What is weighed, in the order of the fit. */
  readonly numbers: readonly number[];
}

/** As what an expectation is asked for; null where names, terms and further questions are told by other means. */
function askedAs({ id, kind }: Pick<Expectation, "id" | "kind">): Asked | null {
  return ASKED.find((one) => one === id || one === kind) ?? null;
}

function best(looked: readonly LookedCredit[], pick: "heard" | "near"): number {
  return Math.max(0, ...looked.map(({ terms }) => terms[pick]));
}

/** Holds an answer against all that is asked for where it is given. */
export async function readOpinionCases(
  encoder: SentenceEncoder,
  view: DialogueView,
  message: string,
  expectations: readonly Expectation[],
): Promise<OpinionCase[]> {
  const { argument, dialogue } = view;
  const looked = await lookAtCredits({ encoder }, view, message, expectations);
  const parts = splitSegments(message).map(({ text }) => text);
  const said = await encoder.embed([message, ...parts]);
  const wrong = argument.key.misconceptions.filter(({ step }) => step === dialogue.step);
  const nearTo = async (texts: readonly string[]): Promise<number> =>
    texts.length === 0 ? 0 : nearest(said, await encoder.embed(texts));
  const nearWrong = await nearTo(wrong.flatMap(({ paraphrases }) => paraphrases));
  return Promise.all(
    looked.map(async (one): Promise<OpinionCase | null> => {
      const { expectation, terms, meaning } = one;
      const asked = askedAs(expectation);
      if (asked === null || meaning.length === 0) return null;
      const rivals = looked.filter((other) => other !== one);
      const reverse = wrong.filter(({ id }) => id === `opposite-${expectation.id}`);
      const beside: BesideTerms = {
        rivalHeard: best(rivals, "heard"),
        rivalNear: best(rivals, "near"),
        nearWrong,
        nearReverse: await nearTo(reverse.flatMap(({ paraphrases }) => paraphrases)),
      };
      return {
        expectation,
        asked,
        near: terms.near,
        meaning,
        numbers: [
          ...GROUND_TERMS.map((name) => terms[name]),
          ...BESIDE_TERMS.map((name) => beside[name]),
          ...ASKED.map((name) => (name === asked ? 1 : 0)),
          ...meaning,
        ],
      };
    }),
  ).then((cases) => cases.filter((one) => one !== null));
}
