import type { Figures } from "@elenchus/curriculum/evaluation";
import { outlierFigures, type StatisticalFlaw } from "@elenchus/curriculum/frames/module-7-frames";

/** What module 7 says of one flaw. */
export interface FlawTeaching {
  readonly statement: (own: Figures) => string;
  readonly paraphrases: (own: Figures) => readonly string[];
  readonly hint: (own: Figures) => string;
  readonly prompt: (own: Figures) => string;
  readonly probe: {
    readonly question: string;
    readonly statement: string;
    readonly paraphrases: readonly string[];
    readonly hint: string;
  };
  readonly impact: string;
  readonly impactParaphrases: readonly string[];
  readonly repair: string;
}

/** What is said of each flaw. */
export const FLAW_TEACHING: Readonly<Record<StatisticalFlaw, FlawTeaching>> = {
  no_base: {
    statement: ({ countedShort }) =>
      `We are told by how much the number rose, but not how many ${countedShort} there were to begin with; from a small number even a large percentage is little.`,
    paraphrases: ({ countedShort }) => [
      `how many ${countedShort} were there before?`,
      "a percentage of what? we don't know the starting number",
      "there is no base figure",
      "it only gives the percentage and not the actual numbers",
      "it could have gone from 5 to 8",
      "if there were only a few before, a big percentage means nothing",
      "we need the number from the year before to judge the rise",
    ],
    hint: () =>
      "Try to say in plain numbers how many more there are than before. What do you need for that, and do you have it?",
    prompt: ({ countedShort }) =>
      `Finish this sentence: "So many per cent more ${countedShort} tells us little, as long as we do not know …"`,
    probe: {
      question:
        "Make up two numbers, one for before and one for after, with which that percentage is right and there is still hardly any cause for alarm.",
      statement:
        "From two to five is a rise of 150 per cent, and from ten to sixteen one of 60: a few cases are enough.",
      paraphrases: [
        "from 4 to 10, that would be tiny",
        "two before and five afterwards, that is no cause for alarm",
        "it could have gone from 10 to 16 in the whole town",
      ],
      hint: "Start from a very small number, such as 10 or 4, and add the percentage.",
    },
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
    statement: (own) => {
      const { usual, average, outlier } = outlierFigures(own);
      return `One case out of ten, with ${outlier} ${own.amount.unit}, pulls the average up to ${average}; the other nine are at about ${usual}, so the average describes nobody.`;
    },
    paraphrases: (own) => {
      const { usual, average, outlier } = outlierFigures(own);
      return [
        "one extreme case pulls the average up",
        "the average is distorted by a single value",
        `nine of the ten are nowhere near ${average}`,
        `most of them are at about ${usual}, only one is at ${outlier}`,
        "without the one exception the average would be much lower",
        "the mean is not typical, the median would be better",
        "that one case is not like the others and shouldn't count so much",
      ];
    },
    hint: (own) =>
      `Look at the ten one by one. How many of them are anywhere near ${outlierFigures(own).average}?`,
    prompt: () =>
      'Finish this sentence: "The average is so high only because …, while most of them …"',
    probe: {
      question:
        "If you had to give one figure for an ordinary case among the ten, which would you take, and why that one?",
      statement:
        "The figure in the middle, or the one that nine of the ten have, describes an ordinary case.",
      paraphrases: [
        "the median, since it stands in the middle",
        "the figure that most of them have, because it is the usual one",
        "the one of the nine, because the tenth is an exception",
      ],
      hint: "Line all ten up from the lowest to the highest. Where does an ordinary one stand?",
    },
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
    statement: ({ subgroups: { groups } }) =>
      `The figure is an average over the whole group; it may be quite different for its parts, for instance for ${groups[0]} and for ${groups[1]}.`,
    paraphrases: ({ subgroups: { groups, paraphrases } }) => [
      `it could be different for ${groups[0]} and ${groups[1]}`,
      "the average hides differences between groups",
      "it doesn't say how the different groups did",
      "some may have got worse while others got better",
      "what is true for all together need not be true for each of them",
      ...paraphrases,
    ],
    hint: ({ subgroups: { groups } }) =>
      `Think of ${groups[0]} on the one hand and ${groups[1]} on the other. What do you learn about each of them?`,
    prompt: () =>
      'Finish this sentence: "The figure holds for all of them together, but it does not tell us …"',
    probe: {
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
    },
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
    statement: ({ people }) =>
      `Only a handful of ${people} were asked, so few that chance alone may have brought that result, and they need not be like the others.`,
    paraphrases: ({ people }) => [
      "too few people were asked",
      "the sample is far too small",
      "only a handful of people, that could be chance",
      `a few ${people} can't speak for all of them`,
      "five people is not enough to say anything",
      "with so few one person more or less changes the percentage a lot",
      "those few might not be typical of the rest",
    ],
    hint: ({ people }) =>
      `How many ${people} does the writer mean to speak of, and how many were asked?`,
    prompt: () =>
      'Finish this sentence: "From what was found one cannot tell much about all the others, because …"',
    probe: {
      question:
        "Suppose that one person among those asked had said something else. What would have become of the figure, and what does that show?",
      statement:
        "One answer more or less would have changed the result a good deal, which shows how much is chance.",
      paraphrases: [
        "the share would have fallen a lot, so it says little",
        "then it would have been only 60 per cent, it depends on one person",
        "one answer makes a big difference when so few are asked",
      ],
      hint: "Work it out: take one of the answers away from the majority and see what share is left.",
    },
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
