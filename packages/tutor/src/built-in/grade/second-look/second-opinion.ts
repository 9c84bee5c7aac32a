import type { Expectation } from "@elenchus/dialogue/argument";
import { isFindKind } from "@elenchus/dialogue/find-kinds";
import { type MeaningNetwork, oddsOf } from "../../../text/meaning-network.ts";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import type { Opine, Verdict } from "../opinion.ts";
import type { SentenceEncoder } from "../../../text/sentence-encoder.ts";
import { type Asked, type OpinionCase, readOpinionCases } from "./opinion-numbers.ts";
import fitted from "./opinion-weights.json" with { type: "json" };
import { seesGround } from "./sees-ground.ts";

/** From which odds on an answer comes near, keeps the credit that it was given, or is credited. */
export interface OpinionBars {
  readonly near: number;
  readonly tenable: number;
  readonly covered: number;
}

/** What tells right answers from wrong ones, with bars by what is asked for. */
export interface FittedOpinion {
  readonly network: MeaningNetwork;
  readonly bars: Readonly<Record<Asked, OpinionBars>>;
}

/** Fitted by `npm run train -- opinion`, never by hand. */
const OPINION: FittedOpinion = fitted;

function verdictOn({ asked, numbers }: OpinionCase): Verdict {
  const odds = oddsOf(OPINION.network, numbers);
  const { near, tenable, covered } = OPINION.bars[asked];
  if (odds >= covered) return "covered";
  if (odds >= tenable) return "tenable";
  return odds >= near ? "near" : "none";
}

function askedAt({ argument, dialogue }: DialogueView): Expectation[] {
  return argument.key.expectations.filter(
    ({ step, kind }) => step === dialogue.step && kind !== "probe",
  );
}

/**
 * A second opinion on what the assessor heard in an answer to a step, by what right and wrong answers to other arguments have
 * in common. It credits nothing that the second look sees no ground for.
 */
export function createSecondOpinion(encoder: SentenceEncoder): Opine {
  return async (view, text) => {
    const asked = askedAt(view);
    const cases = await readOpinionCases(encoder, view, text, asked);
    const isFind = asked.some(({ kind }) => isFindKind(kind));
    const weighed = isFind
      ? cases.toSorted((one, other) => other.near - one.near).slice(0, 1)
      : cases;
    const verdicts = new Map<string, Verdict>();
    for (const one of weighed) {
      const verdict = verdictOn(one);
      const isGrounded =
        verdict !== "covered" || (await seesGround(encoder, view, text, one.expectation));
      // What no ground is seen for counts as it was heard.
      if (isGrounded) verdicts.set(one.expectation.id, verdict);
    }
    return verdicts;
  };
}
