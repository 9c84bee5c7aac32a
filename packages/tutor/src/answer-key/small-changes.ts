import { isFallBeside } from "./way-of-change.ts";

/** By how much something is said to have changed. */
export interface Change {
  /** Percentage of the number before. */
  readonly percent: number;
  /** Undefined where the words beside the figure do not tell whether it is a fall or a rise. */
  readonly isFall: boolean | undefined;
}

const PERCENTAGE = /(\d+(?:[.,]\d+)?) ?(?:%|per ?cent)/iu;
/** Changes that are told without a percentage. */
const TIMES: readonly (Change & { readonly said: RegExp })[] = [
  { said: /\bhalv(?:ed|es|ing)\b|\bhalf as (?:many|much|often)\b/iu, percent: 50, isFall: true },
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
export function changeIn(text: string): Change | undefined {
  const match = PERCENTAGE.exec(text);
  if (match !== null) {
    const [said, figure = ""] = match;
    const isFall = isFallBeside(text.slice(0, match.index), text.slice(match.index + said.length));
    return { percent: Number(figure.replace(",", ".")), isFall };
  }
  return TIMES.find(({ said }) => said.test(text));
}

/** The percentage by which a number changed to another one. */
export function percentBetween(before: number, after: number): number {
  return (100 * Math.abs(after - before)) / before;
}

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
      const isRight = Math.round(percentBetween(before, after)) === Math.round(percent);
      return isRight && after !== before && after >= 0;
    })
    .slice(0, 2);
}
