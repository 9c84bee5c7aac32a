import type { Fallacy } from "@elenchus/curriculum/frames/module-5-frames";
import type { EvaluatedPassage } from "./analysis.ts";

/** What module 5 says of one fallacy in a composed passage. */
interface FallacyTeaching {
  readonly material: "strawman" | "adHominem" | "falseDichotomy" | "slipperySlope";
  readonly statement: (passage: EvaluatedPassage) => string;
}

/** What is said of each fallacy. */
export const FALLACY_TEACHING: Readonly<Record<Fallacy, FallacyTeaching>> = {
  strawman: {
    material: "strawman",
    statement: ({ issue }) =>
      `The other side says only that ${issue.objection}. The writer does not answer that, but puts a far cruder view in its place and attacks that one.`,
  },
  ad_hominem: {
    material: "adHominem",
    statement: ({ issue: { fallacies: own } }) =>
      `Instead of answering what is said, the writer talks about the person who says it, and tells us that ${own.adHominem.opponent} ${own.adHominem.attack}. That has no bearing on the question.`,
  },
  false_dichotomy: {
    material: "falseDichotomy",
    statement: ({ issue: { fallacies: own } }) =>
      `Only two courses are admitted, although there are others: ${own.falseDichotomy.thirdWays[0]}, for instance, or ${own.falseDichotomy.thirdWays[1]}.`,
  },
  slippery_slope: {
    material: "slipperySlope",
    statement: ({ issue: { fallacies: own } }) =>
      `One small thing, that ${own.slipperySlope.first}, is said to end in disaster step by step, and for none of the steps are we told why it would follow.`,
  },
};
