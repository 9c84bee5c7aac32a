import type { Expectation, ExpectationKind } from "../argument.ts";
import { withoutDistress } from "../without-distress.ts";
import { findingOf } from "../summary/step-findings.ts";
import type { DialogueView } from "../tutor.ts";
import type { ArgumentMap, MapNode, MapPart } from "./argument-map.ts";
import { sharesPlace } from "../words/words.ts";
import { earnedQuote, isEarned } from "./earned.ts";
import { tellFinding } from "./tell-finding.ts";

const PARTS: Readonly<Partial<Record<ExpectationKind, MapPart>>> = {
  conclusion: "conclusion",
  reason: "reason",
  impact: "impact",
  probe: "question",
};

/** Flaws that stand in a reason; the others lie on the way from the reasons to the conclusion. */
const IN_A_REASON: ReadonlySet<ExpectationKind> = new Set([
  "ambiguous_term",
  "missing_information",
  "fallacy",
  "fallacy_name",
  "statistical_flaw",
]);

/**
 * The argument as its learner has come to know it. What was neither found nor told is not in the map: not
 * its statement, not its place, not its id.
 */
export function mapArgument(whole: DialogueView): ArgumentMap {
  const view = withoutDistress(whole);
  const nodes: MapNode[] = [];
  for (const step of view.argument.steps.keys()) {
    const earned = earnedOf(view, step);
    for (const one of earned)
      nodes.push({ ...mapExpectation(view, one), on: findPlace(view, one, nodes) });
    nodes.push(...openNode(view, step, earned));
  }
  return { nodes };
}

/** What can be shown of a step, in the order of the key, further questions last. */
function earnedOf({ argument, dialogue }: DialogueView, step: number): Expectation[] {
  const own = argument.key.expectations.filter((one) => one.step === step);
  const earned = own.filter((one) => isEarned(dialogue, one)).filter((one) => !isEmpty(one));
  const isProbe = (one: Expectation): number => (one.kind === "probe" ? 1 : 0);
  return earned.toSorted((one, other) => isProbe(one) - isProbe(other));

  // A place for the learner's own find says nothing when it was told.
  function isEmpty(one: Expectation): boolean {
    return one.isOwn === true && dialogue.asserted.includes(one.id);
  }
}

function mapExpectation(view: DialogueView, expectation: Expectation): Omit<MapNode, "on"> {
  const { kind, step, question = null } = expectation;
  const finding = findingOf(view, expectation);
  return {
    part: PARTS[kind] ?? "flaw",
    kind,
    step,
    standing: finding.told ? "told" : "found",
    ...tellFinding(finding),
    question,
    quote: earnedQuote(view, expectation),
  };
}

/** The reason in which a flaw sits, among those that are in the map already. */
function findPlace(
  view: DialogueView,
  one: Expectation,
  before: readonly MapNode[],
): number | null {
  if (!IN_A_REASON.has(one.kind)) return null;
  const place = earnedQuote(view, one.kind === "fallacy_name" ? fallacyOf(view, one) : one);
  const index = before.findIndex(
    ({ part, quote }) =>
      part === "reason" && place !== null && quote !== null && sharesPlace(quote, place),
  );
  return index === -1 ? null : index;
}

/** The fallacy that a name is for, once that is earned, too; else the name, which stands nowhere. */
function fallacyOf({ argument, dialogue }: DialogueView, name: Expectation): Expectation {
  const fallacy = argument.key.expectations.find((one) => one.kind === "fallacy");
  return fallacy !== undefined && isEarned(dialogue, fallacy) ? fallacy : name;
}

/** Stands for all that a step still lacks, however much it is. */
function openNode(
  { argument, dialogue }: DialogueView,
  step: number,
  earned: readonly Expectation[],
): MapNode[] {
  const core = argument.key.expectations.filter((one) => one.step === step && one.kind !== "probe");
  const [first] = core;
  const enough = argument.steps[step]?.enough ?? core.length;
  const found = earned.filter((one) => one.kind !== "probe").length;
  if (first === undefined || found >= enough) return [];
  const { kind } = first;
  return [
    {
      part: PARTS[kind] ?? "flaw",
      kind,
      step,
      standing: step > dialogue.step ? "not_reached" : "open",
      text: null,
      question: null,
      quote: null,
      words: null,
      on: null,
    },
  ];
}
