import { joinThousands } from "../words/words.ts";

/** By how much something is said to have changed. */
export interface Change {
  /** Percentage of the number before. */
  readonly percent: number;
  readonly isFall: boolean;
}

/** "From 20 per cent" is a share and no change, and so are percentage points. */
const PERCENTAGE = /(?<!\bfrom |[\d.])(\d+(?:\.\d+)?) ?(?:%|per ?cent(?!age))/iu;
const RISES =
  /\b(?:up|more|rose|risen|ris(?:e|es|ing)|gr[eo]wn?|growth|increas\w*|climb\w*|jump\w*|soar\w*|higher)\b/iu;
const FALLS =
  /\b(?:down|fewer|less|f[ae]ll(?:en|s|ing)?|drop(?:s|ped)?|declin\w*|decreas\w*|s[au]nk|cut|reduc\w*|lower)\b/iu;

/** The change in per cent that words tell of; null unless they say plainly by how much and which way. */
export function changeIn(words: string): Change | null {
  const percent = PERCENTAGE.exec(joinThousands(words))?.[1];
  const isRise = RISES.test(words);
  const isFall = FALLS.test(words);
  return percent === undefined || isRise === isFall ? null : { percent: Number(percent), isFall };
}

/** By less than that a figure may have been rounded. */
const ROUNDED = 0.5;
/** No number before is larger than this. */
const MOST = 40;

/** Whether a number before and one after make a change. */
export function makesChange({ percent, isFall }: Change, before: number, after: number): boolean {
  const made = (100 * (after - before)) / before;
  return before > 0 && Math.abs(made - (isFall ? -percent : percent)) < ROUNDED;
}

/** The two smallest pairs of numbers, before and after, that make a change; fewer where no small ones do. */
export function smallChanges({ percent, isFall }: Change): (readonly [number, number])[] {
  const befores = Array.from({ length: MOST }, (_, at) => at + 1);
  return befores
    .map((before) => {
      const by = Math.round((before * percent) / 100);
      return [before, isFall ? before - by : before + by] as const;
    })
    .filter(
      ([before, after]) =>
        after !== before && after >= 0 && makesChange({ percent, isFall }, before, after),
    )
    .slice(0, 2);
}
