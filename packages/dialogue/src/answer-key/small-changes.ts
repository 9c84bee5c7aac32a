import { joinThousands } from "../words/words.ts";
import { isFallBeside } from "./way-of-change.ts";

/** By how much something is said to have changed. */
export interface Change {
  /** Percentage of the number before. */
  readonly percent: number;
  /** Undefined where the words beside the figure do not tell whether it is a fall or a rise. */
  readonly isFall: boolean | undefined;
}

/** "From 20 per cent" is a share and no change, and so are percentage points. */
const PERCENTAGE = /(?<!\bfrom |[\d.])(\d+(?:\.\d+)?) ?(?:%|per ?cent(?!age))/iu;
/** Changes that are told without a percentage. */
const TIMES: readonly (Change & { readonly said: RegExp })[] = [
  {
    said: /\bhalv(?:ed|es|ing)\b|\bhalf as (?:many|much|often)\b(?! again)/iu,
    percent: 50,
    isFall: true,
  },
  { said: /\b(?:doubl(?:ed|es|ing)|twice as|two times|twofold)\b/iu, percent: 100, isFall: false },
  {
    said: /\b(?:tripl(?:ed|es|ing)|trebl(?:ed|es|ing)|three times|threefold)\b/iu,
    percent: 200,
    isFall: false,
  },
  { said: /\b(?:quadrupl(?:ed|es|ing)|four times|fourfold)\b/iu, percent: 300, isFall: false },
  { said: /\b(?:five times|fivefold|quintupl(?:ed|es|ing))\b/iu, percent: 400, isFall: false },
];

/** The change that a text tells of; undefined where it gives no figure for one. */
export function changeIn(words: string): Change | undefined {
  const text = joinThousands(words);
  const match = PERCENTAGE.exec(text);
  if (match !== null) {
    const [said, figure = ""] = match;
    const isFall = isFallBeside(text.slice(0, match.index), text.slice(match.index + said.length));
    return { percent: Number(figure), isFall };
  }
  const told = TIMES.map((one) => ({ ...one, at: text.search(one.said) }));
  const [first] = told.filter(({ at }) => at >= 0).toSorted((one, other) => one.at - other.at);
  return first;
}

/** The percentage by which a number changed to another one. */
export function percentBetween(before: number, after: number): number {
  return (100 * Math.abs(after - before)) / before;
}

/** By less than that a figure may have been rounded. */
const ROUNDED = 0.5;
/** No number before is larger than this. */
const MOST = 40;

/** The two smallest pairs of numbers, before and after, that make a change; fewer where no small ones surely do. */
export function smallChanges({ percent, isFall }: Change): (readonly [number, number])[] {
  if (isFall === undefined) return [];
  const befores = Array.from({ length: MOST }, (_, at) => at + 1);
  return befores
    .map((before) => {
      const by = Math.round((before * percent) / 100);
      return [before, isFall ? before - by : before + by] as const;
    })
    .filter(([before, after]) => {
      const isRight = Math.abs(percentBetween(before, after) - percent) < ROUNDED;
      return isRight && after !== before && after >= 0;
    })
    .slice(0, 2);
}
