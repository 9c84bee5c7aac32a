import { STATISTICAL_FLAWS, type StatisticalFlaw } from "../modules/flaw-kinds.ts";
import type { Figures } from "../evaluation.ts";
import { frameWeakness } from "./frame-weakness.ts";
import { type Layout, layouts } from "./layouts.ts";
import { capitalise, type EvaluatingFrame } from "./passage.ts";

type Words = (figures: Figures) => string;

/** Of ten members nine are usual; one is so far above that the average is this many times the usual. */
const AVERAGE_TIMES = 6;
const OUTLIER_TIMES = 51;

const format = (figure: number): string => figure.toLocaleString("en-GB");

/** The three figures of an average that one member pulls up. */
export function outlierFigures({ amount }: Figures) {
  return {
    usual: format(amount.usual),
    average: format(amount.usual * AVERAGE_TIMES),
    outlier: format(amount.usual * OUTLIER_TIMES),
  };
}

const WORDS: Readonly<Record<StatisticalFlaw, readonly Words[]>> = {
  no_base: [
    ({ counted }) => `Last year alone the number of ${counted} went up by 60 per cent.`,
    ({ counted }) =>
      `If that is not enough, take the figures: within two years the number of ${counted} has risen by 150 per cent.`,
    ({ counted }) => `What is more, we now see 75 per cent more ${counted} than a year ago.`,
  ],
  outlier: [
    (figures) => {
      const { members, member, verb, verbSingular, unit, purpose, outlier } = figures.amount;
      const { usual, average, outlier: most } = outlierFigures(figures);
      return `Ten ${members} were asked, and on average they ${verb} ${average} ${unit} ${purpose}. Nine of them ${verb} about ${usual} ${unit}; the tenth, ${member} ${outlier}, ${verbSingular} ${most} ${unit}.`;
    },
    (figures) => {
      const { members, member, verb, verbSingular, unit, purpose, outlier } = figures.amount;
      const { usual, average, outlier: most } = outlierFigures(figures);
      return `Ten ${members} kept a record: nine of them ${verb} about ${usual} ${unit} ${purpose}; the tenth, ${member} ${outlier}, ${verbSingular} ${most} ${unit}, which makes an average of no less than ${average} ${unit}.`;
    },
    (figures) => {
      const { members, member, verb, verbSingular, unit, purpose, outlier } = figures.amount;
      const { usual, average, outlier: most } = outlierFigures(figures);
      return `Ten ${members} ${verb} an average of ${average} ${unit} ${purpose}. One of them, ${member} ${outlier}, ${verbSingular} ${most} ${unit}, and the others about ${usual} ${unit} each.`;
    },
  ],
  no_subgroups: [
    ({ subgroups: { finding, groups } }) =>
      `${groups[0]} and ${groups[1]} were counted together, and one figure can speak for both: ${finding}.`,
    ({ subgroups: { finding, groups } }) =>
      `Whether we speak of ${groups[0]} or of ${groups[1]}, one figure covers them all: ${finding}.`,
    ({ subgroups: { finding, groups } }) =>
      `There is also a figure for ${groups[0]} and ${groups[1]} taken together: ${finding}; what goes for all of them goes for each.`,
  ],
  small_sample: [
    ({ people, opinion }) =>
      `I have asked five ${people} about it myself, and four of them ${opinion}, which makes 80 per cent.`,
    ({ people, opinion }) =>
      `Three ${people} were asked for their experience, and all three ${opinion}.`,
    ({ people, opinion }) =>
      `A clear majority of ${people} ${opinion}: of the six who were asked, five said so.`,
  ],
};

/** The figure on which each of the words lean, as people say it, where it is the frame's own. */
const FIGURES: Readonly<Record<StatisticalFlaw, readonly string[]>> = {
  no_base: ["60 per cent", "150 per cent", "75 per cent"],
  outlier: [],
  no_subgroups: [],
  small_sample: ["five", "three", "six"],
};

const LAYOUTS: Readonly<Record<StatisticalFlaw, readonly Layout[]>> = {
  no_base: [layouts.thereforeLast, layouts.claimFirst, layouts.soLast],
  outlier: [layouts.itFollows, layouts.sinceFirst, layouts.becauseMiddle],
  no_subgroups: [layouts.soLast, layouts.claimFirst, layouts.thatIsWhy],
  small_sample: [layouts.becauseMiddle, layouts.thatIsWhy, layouts.sinceFirst],
};

/** Ways of building an argument with one of the four statistical flaws in it, three of each. */
export const module7Frames: readonly EvaluatingFrame[] = STATISTICAL_FLAWS.flatMap((flaw) =>
  WORDS[flaw].flatMap((words, index) => {
    const layout = LAYOUTS[flaw][index];
    const id = `m7-${flaw.replaceAll("_", "-")}-${index + 1}`;
    const figure = FIGURES[flaw][index];
    return layout === undefined
      ? []
      : [
          frameWeakness(layout, {
            id,
            kind: flaw,
            ...(figure === undefined ? {} : { figure }),
            words: ({ issue }) => capitalise(words(issue.figures)),
          }),
        ];
  }),
);
