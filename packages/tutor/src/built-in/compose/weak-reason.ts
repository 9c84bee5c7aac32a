import { outlierFigures } from "@elenchus/curriculum/frames/module-7-frames";
import type { EvaluatedPassage } from "./analysis/analysis.ts";

/** Ways in which a learner may give the weak part of a passage as one of its reasons, by module. */
export const WEAK_REASONS: Readonly<
  Record<2 | 3 | 4 | 5 | 6 | 7, (passage: EvaluatedPassage) => readonly string[]>
> = {
  2: () => [],
  3: () => [],
  4: () => [],
  5: fallacyAsReason,
  6: () => [],
  7: figureAsReason,
};

function fallacyAsReason({ frame, issue: { fallacies } }: EvaluatedPassage): string[] {
  const { strawman, adHominem, falseDichotomy, slipperySlope } = fallacies;
  switch (frame.weakness) {
    case "strawman":
      return [
        `the other side wants ${strawman.distortion}`,
        `those who are against it want ${strawman.distortion}`,
        "what the opponents want would be absurd",
        "nobody can be in favour of what the other side wants",
      ];
    case "ad_hominem":
      return [
        `${adHominem.opponent} ${adHominem.attack}`,
        `you can't trust ${adHominem.opponent} on this`,
        "the person who is against it is not to be taken seriously",
        `the one who objects is just ${adHominem.opponent}`,
      ];
    case "false_dichotomy":
      return [
        `either ${falseDichotomy.option}, or ${falseDichotomy.threat}`,
        `otherwise ${falseDichotomy.threat}`,
        "there are only two choices and the other one is bad",
        `if we don't do it, ${falseDichotomy.threat}`,
      ];
    default:
      return [
        `if ${slipperySlope.first}, in the end ${slipperySlope.steps[2]}`,
        `if ${slipperySlope.first}, ${slipperySlope.steps[0]}`,
        `it would end with this: ${slipperySlope.steps[2]}`,
        "one thing would lead to another until it ends badly",
      ];
  }
}

function figureAsReason({ frame, issue: { figures } }: EvaluatedPassage): string[] {
  const { counted, amount, subgroups, people, opinion } = figures;
  switch (frame.weakness) {
    case "no_base":
      return [
        `there are more and more ${counted}`,
        `the number of ${counted} has gone up a lot`,
        `the percentage of ${counted} has risen`,
        `${counted} have become more`,
      ];
    case "outlier": {
      const { average } = outlierFigures(figures);
      return [
        `on average ${amount.members} ${amount.verb} ${average} ${amount.unit} ${amount.purpose}`,
        `the average is ${average} ${amount.unit}`,
        `${amount.members} ${amount.verb} a lot ${amount.purpose}`,
        `because of how many ${amount.unit} they ${amount.verb} on average`,
      ];
    }
    case "no_subgroups":
      return [
        subgroups.finding,
        `the figures show that ${subgroups.finding}`,
        "there is a figure for all of them together that speaks for it",
        "somebody has worked out figures that speak for it",
      ];
    default:
      return [
        `most of the ${people} who were asked ${opinion}`,
        `most ${people} ${opinion}`,
        `${people} ${opinion}`,
        `the majority of the ${people} who were asked ${opinion}`,
        `nearly all the ${people} who were asked are for it`,
      ];
  }
}
