import type { Slots } from "@elenchus/curriculum/frames/defences";
import { outlierFigures } from "@elenchus/curriculum/frames/module-7-frames";
import type { EvaluatedPassage } from "./analysis/analysis.ts";

/** The passage's own words and figures, for the defences of the flaw that it holds. */
export function slotsOf({ issue, frame }: EvaluatedPassage): Slots {
  const { objection, figures } = issue;
  const { strawman, adHominem, falseDichotomy, slipperySlope } = issue.fallacies;
  const [group1, group2] = figures.subgroups.groups;
  const [step1, , step3] = slipperySlope.steps;
  const { members, verb, unit, purpose } = figures.amount;
  const slots = {
    objection,
    distortion: strawman.distortion,
    opponent: adHominem.opponent,
    attack: adHominem.attack,
    threat: falseDichotomy.threat,
    first: slipperySlope.first,
    step1,
    step3,
    countedShort: figures.countedShort,
    people: figures.people,
    average: outlierFigures(figures).average,
    members,
    verb,
    unit,
    purpose,
    group1,
    group2,
    ...(frame.figure === undefined ? {} : { figure: frame.figure }),
  };
  return Object.fromEntries(Object.entries(slots).map(([name, text]) => [name, [text]]));
}
