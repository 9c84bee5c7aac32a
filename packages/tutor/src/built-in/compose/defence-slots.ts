import type { Slots } from "@elenchus/curriculum/frames/defences";
import { outlierFigures } from "@elenchus/curriculum/frames/module-7-frames";
import type { EvaluatedPassage } from "./analysis/analysis.ts";

/** The passage's own words and figures, for what is said of the flaw that it holds. */
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
    option: falseDichotomy.option,
    threat: falseDichotomy.threat,
    thirdWay1: falseDichotomy.thirdWays[0],
    thirdWay2: falseDichotomy.thirdWays[1],
    first: slipperySlope.first,
    step1,
    step3,
    counted: figures.counted,
    countedShort: figures.countedShort,
    people: figures.people,
    opinion: figures.opinion,
    finding: figures.subgroups.finding,
    ...outlierFigures(figures),
    members,
    verb,
    unit,
    purpose,
    group1,
    group2,
    ...(frame.figure === undefined ? {} : { figure: frame.figure }),
  };
  const single = Object.entries(slots).map(([name, text]) => [name, [text]] as const);
  return { ...Object.fromEntries(single), apart: figures.subgroups.paraphrases };
}
