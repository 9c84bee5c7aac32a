import type { StatisticalFlaw } from "@elenchus/curriculum/frames/module-7-frames";
import type { FigureProbe } from "./figure-probe.ts";
import { noBaseProbe } from "./no-base-probe.ts";

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
      prompt: 'Finish this sentence: "For an ordinary one of them I would take …, because …"',
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
        "Make up a figure for each of two parts of the whole, so that the figure in the passage is right and yet quite wrong for one of them.",
      statement:
        "If one part lies well above the figure and the other well below, the figure for all can still be right.",
      paraphrases: [
        "one group is far above it and the other far below",
        "it is much higher for some and much lower for the others, and together it comes out right",
        "the small part can be far below it, as long as the large part is a little above",
        "hardly anybody need be near the figure, one part being above it and one below",
      ],
      hint: "Think of two parts, one large and one small. How far may the small one be from the figure?",
      prompt:
        'Fill the gaps: "One part could be at … and the other at …, and for all of them together the figure would still be right."',
    }),
    impact:
      "What holds for all taken together may not hold for those whom the conclusion concerns, so the figure gives it little support; what remains are the other reasons.",
    impactParaphrases: [
      "it is weaker because for some of them the opposite may be true",
      "the figure for all doesn't show how it is for each of them",
      "less convincing since we don't know how each group fares",
      "without the figure only the other reasons are left",
      "for part of the group it may be quite different, so the conclusion doesn't follow for them",
    ],
    repair: "It would help to give the figures for each part of the group.",
  },
  small_sample: {
    probe: () => ({
      question:
        "Suppose that one of those few had answered, or turned out, the other way. What would have become of the result, and what does that show?",
      statement:
        "One case more or less would have changed the result a good deal, which shows how much is chance.",
      paraphrases: [
        "the share would have fallen a lot, so it says little",
        "then the share would have been much lower, it depends on one person",
        "one answer makes a big difference when so few are asked",
      ],
      hint: "Work it out: turn round one of those that speak for it. What share is left?",
      prompt:
        'Fill the gaps: "With one of them the other way it would be … out of …, which shows …"',
    }),
    impact:
      "So few show next to nothing about all the others, so the figure gives little support; what remains are the other reasons.",
    impactParaphrases: [
      "it is weaker because so few people don't represent everyone",
      "the survey proves nothing, so only the other reasons count",
      "less convincing since it could be chance",
      "you can't generalise from a handful of people to all",
      "without the figure only the other reasons are left",
    ],
    repair: "It would help to look at many more of them, chosen at random.",
  },
};

/** Said when the learner sees this flaw and another is planned. */
export const WHEN_MISTAKEN: Readonly<Record<StatisticalFlaw, string>> = {
  no_base:
    "Where a percentage tells of a change, one may well ask how many there were to begin with. But something else about these figures matters more for the conclusion. What is it?",
  outlier:
    "An extreme case can spoil an average, that is true. But do you see one in this passage? Look at what is really given.",
  no_subgroups:
    "A whole can hide its parts, that is true. But here something simpler is wrong with the figure. What is it?",
  small_sample:
    "Few answers prove little, that is true, and one may well want more. But something else in these figures is more striking. What is it?",
};
