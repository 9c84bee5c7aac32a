import type { Expectation, Misconception } from "../argument.ts";
import { type FindKind, findId } from "../find-kinds.ts";
import { oppositesOf } from "./defences.ts";
import { misconceptionsOf } from "./misconceptions.ts";
import texts from "./open-findings.json" with { type: "json" };
import type { PassageParts } from "./passage-parts.ts";
import { probeOf } from "./probes.ts";
import { ANALYSIS_STEP } from "./steps.ts";

/** How many finds of the learner's own may count in one dialogue. */
const OWN_FINDS = 2;
/** How many finds, listed or not, a step that asks for finds wants. */
const FINDS_ENOUGH = 2;

/** Expectations of the step of modules 2, 3 and 6: listed ones, finds of the learner's own, and a further question. */
export function analysisOfFinds(
  kind: FindKind,
  listed: readonly Omit<Expectation, "id" | "kind" | "step" | "opposites">[],
  parts: PassageParts,
): { enough: number; expectations: Expectation[]; misconceptions: Misconception[] } {
  const expected = listed.map((one, index): Expectation => {
    const opposites = OPPOSITES[kind](one.paraphrases);
    return { id: findId(kind, index + 1), ...one, kind, step: ANALYSIS_STEP, opposites };
  });
  return {
    enough: FINDS_ENOUGH,
    expectations: [...expected, ...ownFinds(kind), probeOf(kind)],
    misconceptions: misconceptionsOf(kind, parts),
  };
}

/** Places for what a learner finds and the key does not list. */
function ownFinds(kind: FindKind): Expectation[] {
  return Array.from({ length: OWN_FINDS }, (_, index) => ({
    id: `own-${index + 1}`,
    kind,
    step: ANALYSIS_STEP,
    isOwn: true as const,
    ...texts[kind],
    paraphrases: [],
  }));
}

/** "It doesn't say how many came": what is asked for stands behind a few words. */
const NOT_TOLD =
  /^(?:[^\s?]+ ){2,5}?(?=(?:how|if|what|what's|whether|where|when|which|who|whom|why) [^?]+$)/u;

/** A find turned round, of its paraphrases; the first of them is the fullest. */
const OPPOSITES: Readonly<Record<FindKind, (paraphrases: readonly string[]) => string[]>> = {
  missing_information: (paraphrases) => {
    const asked = paraphrases.filter((one) => NOT_TOLD.test(one)).slice(0, 2);
    return oppositesOf({ module: 2 }, { asked: asked.map((one) => one.replace(NOT_TOLD, "")) });
  },
  assumption: (paraphrases) => oppositesOf({ module: 3 }, { clause: paraphrases.slice(0, 1) }),
  alternative: ([clause = ""]) => {
    const denied = clause.replaceAll(" should ", " should not ");
    const isDenied = denied !== clause;
    return oppositesOf({ module: 6 }, { clause: [clause], denied: isDenied ? [denied] : [] });
  },
};
