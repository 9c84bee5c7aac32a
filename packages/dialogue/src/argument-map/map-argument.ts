import type { Expectation } from "../argument.ts";
import { coreExpectations, expectationsOf } from "../coverage.ts";
import { isOwnTerm } from "../is-own-finding.ts";
import { withoutDistress } from "../without-distress.ts";
import { findingOf } from "../summary/step-findings.ts";
import type { DialogueView } from "../tutor.ts";
import { namedPhrase } from "../words/word-talk.ts";
import type { ArgumentMap, MapNode } from "./argument-map.ts";
import { earnedQuote, isEarned } from "./earned.ts";
import { placeInMap } from "./place-in-map.ts";
import { tellFinding } from "./tell-finding.ts";

const isProbe = ({ kind }: Expectation): boolean => kind === "probe";
const NOTHING = { text: null, question: null, quote: null, words: null } as const;

/**
 * The argument as its learner has come to know it. What was neither found nor told is not in the map: not
 * its statement, not its place, not its id.
 */
export function mapArgument(whole: DialogueView): ArgumentMap {
  const view = withoutDistress(whole);
  const nodes: MapNode[] = [];
  for (const step of view.argument.steps.keys()) {
    const earned = earnedOf(view, step);
    for (const one of earned) nodes.push(mapExpectation(view, one, nodes));
    nodes.push(...openNode(view, step, earned));
  }
  return { nodes };
}

/** The finds of a step that can be shown, in the order of the key, further questions last. */
function earnedOf({ argument, dialogue }: DialogueView, step: number): Expectation[] {
  // A place for the learner's own find says nothing when it was told.
  const isEmpty = ({ isOwn, id }: Expectation) => isOwn === true && dialogue.asserted.includes(id);
  return expectationsOf(argument, step)
    .filter((one) => isEarned(dialogue, one) && !isEmpty(one))
    .toSorted((one, other) => Number(isProbe(one)) - Number(isProbe(other)));
}

function mapExpectation(view: DialogueView, one: Expectation, before: readonly MapNode[]): MapNode {
  const { kind, step, question = null } = one;
  const finding = findingOf(view, one);
  const named = isOwnTerm(one) ? namedPhrase(finding.words ?? "") : null;
  return {
    ...placeInMap(kind, named ?? earnedQuote(view, placedBy(view, one)), before),
    kind,
    step,
    standing: finding.told ? "told" : "found",
    ...tellFinding(finding),
    question,
    quote: earnedQuote(view, one),
  };
}

/** Whose place is its place, once that is earned: a fallacy's is its name's, a reason's that of what it assumes. */
function placedBy({ argument, dialogue }: DialogueView, one: Expectation): Expectation {
  if (one.quote !== undefined) return one;
  // The composer numbers assumptions as it numbers reasons.
  const of = one.kind === "fallacy_name" ? "fallacy" : one.id.replace("assumption", "reason");
  const source = argument.key.expectations.find(({ id }) => id === of);
  return source !== undefined && isEarned(dialogue, source) ? source : one;
}

/** Stands for all that a step still lacks, however much it is. */
function openNode(
  { argument, dialogue }: DialogueView,
  step: number,
  earned: readonly Expectation[],
): MapNode[] {
  const core = coreExpectations(argument, step);
  const [kind] = core.map((one) => one.kind);
  const found = earned.filter((one) => !isProbe(one)).length;
  if (kind === undefined || found >= (argument.steps[step]?.enough ?? core.length)) return [];
  const standing = step > dialogue.step ? "not_reached" : "open";
  return [{ ...placeInMap(kind, null, []), kind, step, standing, ...NOTHING }];
}
