import type { Figures } from "@elenchus/curriculum/evaluation";
import type { FigureProbe } from "@elenchus/dialogue/answer-key/figure-probe";
import { outlierFigures, type StatisticalFlaw } from "@elenchus/curriculum/frames/module-7-frames";

/** What module 7 says of one flaw in a composed passage. */
interface FlawTeaching {
  readonly statement: (own: Figures) => string;
  readonly paraphrases: (own: Figures) => readonly string[];
  readonly hint: (own: Figures) => string;
  readonly prompt: (own: Figures) => string;
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
      "it could have been a handful before and a few more now",
      "if there were only a few before, a big percentage means nothing",
      "we need the number from before to judge the rise",
    ],
    hint: () =>
      "Try to say in plain numbers how many more there are than before. What do you need for that, and do you have it?",
    prompt: ({ countedShort }) =>
      `Finish this sentence: "So many per cent more ${countedShort} tells us little, as long as we do not know …"`,
  },
  outlier: {
    statement: (own) => {
      const { usual, average, outlier } = outlierFigures(own);
      return `One case out of ten (${outlier} ${own.amount.unit}) pulls the average up to ${average}; the other nine are at about ${usual}, so the average describes nobody.`;
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
  },
  no_subgroups: {
    statement: ({ subgroups: { groups } }) =>
      `The figure is for the whole group taken together; it may be quite different for its parts, for instance for ${groups[0]} and for ${groups[1]}.`,
    paraphrases: ({ subgroups: { groups, paraphrases } }) => [
      `it could be different for ${groups[0]} and ${groups[1]}`,
      "one figure for all hides differences between groups",
      "it doesn't say how the different groups did",
      "it may be far more for some and far less for others",
      "what is true for all together need not be true for each of them",
      ...paraphrases,
    ],
    hint: ({ subgroups: { groups } }) =>
      `Think of ${groups[0]} on the one hand and ${groups[1]} on the other. What do you learn about each of them?`,
    prompt: () =>
      'Finish this sentence: "The figure holds for all of them together, but it does not tell us …"',
  },
  small_sample: {
    statement: ({ people }) =>
      `Only a handful of ${people} were asked, so few that chance alone may have brought that result, and they need not be like the others.`,
    paraphrases: ({ people }) => [
      "too few people were asked",
      "the sample is far too small",
      "only a handful of people, that could be chance",
      `a few ${people} can't speak for all of them`,
      "so few people are not enough to say anything",
      "with so few one person more or less changes the percentage a lot",
      "those few might not be typical of the rest",
    ],
    hint: ({ people }) =>
      `How many ${people} does the writer mean to speak of, and how many were asked?`,
    prompt: () =>
      'Finish this sentence: "From what was found one cannot tell much about all the others, because …"',
  },
};

/** The question about an ordinary case, where ten were counted and nine of them are alike. */
export const TEN_MEMBERS: FigureProbe = {
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
  prompt: 'Finish this sentence: "For an ordinary one of the ten I would take …, because …"',
};
