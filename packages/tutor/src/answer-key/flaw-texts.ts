import type { StatisticalFlaw } from "@elenchus/curriculum/frames/module-7-frames";

import { noBaseProbe } from "./no-base-probe.ts";

/** A question for learners who saw the flaw at once. */
export interface FigureProbe {
  readonly question: string;
  readonly statement: string;
  readonly paraphrases: readonly string[];
  readonly hint: string;
}

/** What module 7 says of one flaw in any passage. */
interface FlawTexts {
  /** A question about the words that hold the flaw. */
  readonly probe: (words: string) => FigureProbe;
  readonly impact: string;
  readonly impactParaphrases: readonly string[];
  readonly repair: string;
}

/** What can be said of each flaw, wherever it stands. */
export const FLAW_TEXTS: Readonly<Record<StatisticalFlaw, FlawTexts>> = {
  no_base: {
    probe: noBaseProbe,
    impact:
      "The percentage impresses without telling how large the matter is, so it gives little support; what remains are the other reasons.",
    impactParaphrases: [
      "it is weaker because the rise could be tiny in real numbers",
      "the percentage supports nothing as long as we don't know the base",
      "less convincing since it may only be a handful of cases",
      "without the figure only the other reasons are left",
      "the number sounds impressive but proves little",
    ],
    repair: "It would help to give the number before and the number after.",
  },
  outlier: {
    probe: () => ({
      question:
        "If you had to give one figure for an ordinary case among those that were counted, which would you take, and why that one?",
      statement:
        "The figure in the middle, or the one that most of them have, describes an ordinary case.",
      paraphrases: [
        "the median, since it stands in the middle",
        "the figure that most of them have, because it is the usual one",
        "the one of the others, because that one case is an exception",
      ],
      hint: "Line them all up from the lowest to the highest. Where does an ordinary one stand?",
    }),
    impact:
      "The average describes hardly anybody, so it does not show that the matter is as large as it looks; what remains are the other reasons.",
    impactParaphrases: [
      "it is weaker because the average isn't true for most of them",
      "the figure doesn't show what it is meant to show, since one case made it so high",
      "less convincing because ordinary cases are far lower",
      "without the figure only the other reasons are left",
      "the problem is much smaller than the average makes it look",
    ],
    repair: "It would help to give the median, or what most of them have.",
  },
  no_subgroups: {
    probe: () => ({
      question:
        "Describe how the average over all could improve although one part of the group is worse off than before.",
      statement:
        "If the larger part gains much and the smaller part loses, the average over all still rises.",
      paraphrases: [
        "one group goes up a lot and the other goes down a little",
        "if the big group gains and the small one loses, the average still goes up",
        "the gain of some is larger than the loss of the others",
      ],
      hint: "Imagine two parts of the group. One of them goes up a lot; what may the other do?",
    }),
    impact:
      "What holds on average may not hold for those whom it concerns most, so the figure does not show that everybody gains; the conclusion has to rest on the other reasons.",
    impactParaphrases: [
      "it is weaker because for some people the opposite may be true",
      "the average doesn't show that everyone benefits",
      "less convincing since we don't know how each group fares",
      "without the figure only the other reasons are left",
      "part of the group might lose, so the conclusion doesn't follow for them",
    ],
    repair: "It would help to give the figures for each part of the group.",
  },
  small_sample: {
    probe: () => ({
      question:
        "Suppose that one person among those asked had said something else. What would have become of the figure, and what does that show?",
      statement:
        "One answer more or less would have changed the result a good deal, which shows how much is chance.",
      paraphrases: [
        "the share would have fallen a lot, so it says little",
        "then the share would have been much lower, it depends on one person",
        "one answer makes a big difference when so few are asked",
      ],
      hint: "Work it out: take one of the answers away from the majority and see what share is left.",
    }),
    impact:
      "So few answers show next to nothing about all the others, so the figure gives little support; what remains are the other reasons.",
    impactParaphrases: [
      "it is weaker because so few people don't represent everyone",
      "the survey proves nothing, so only the other reasons count",
      "less convincing since it could be chance",
      "you can't generalise from a handful of people to all",
      "without the figure only the other reasons are left",
    ],
    repair: "It would help to ask many more people, chosen at random.",
  },
};

/** Said when the learner sees this flaw and another is planned. */
export const WHEN_MISTAKEN: Readonly<Record<StatisticalFlaw, string>> = {
  no_base:
    "A percentage needs a starting number, that is true. But is there a percentage of change in this passage? Look at what is really given.",
  outlier:
    "An extreme case can spoil an average, that is true. But do you see one in this passage? Look at what is really given.",
  no_subgroups:
    "A whole can hide its parts, that is true. But here something simpler is wrong with the figure. What is it?",
  small_sample:
    "Few answers prove little, that is true, and one may well want more. But something else in these figures is more striking. What is it?",
};
