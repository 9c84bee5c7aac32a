/** Fewer learners than this are nobody's to count: who knows the class would know who they are. */
export const FEWEST_TOLD = 5;

/** A number of learners, or null where they are too few to be told. */
export function tellCount(learners: number): number | null {
  return learners < FEWEST_TOLD ? null : learners;
}

/** A share of so many learners, in steps of a tenth: finer, it would tell of one. Null where they are too few. */
export function tellShare(share: number | null, learners: number): number | null {
  return share === null || learners < FEWEST_TOLD ? null : Math.round(share * 10) / 10;
}

/** Whether withheld counts can be of no use to who knows their sum: it is of enough, and some of them differ. */
function areSafe(withheld: readonly number[]): boolean {
  if (withheld.length === 0) return true;
  const sum = withheld.reduce((total, each) => total + each, 0);
  return sum >= FEWEST_TOLD && new Set(withheld).size > 1;
}

/**
 * Counts that add up to a number that is known. What is too few is withheld, and the next smallest with it for as long as the
 * rest would give it away: the withheld ones together are too few, or one alone, or all alike. Equal counts share their fate,
 * so that a place in the row says nothing. Source: secondary suppression, Statistics Netherlands, "Handbook on Statistical
 * Disclosure Control", 2010.
 */
export function tellParts<Name extends string>(
  counts: Readonly<Record<Name, number>>,
): Record<Name, number | null> {
  const entries = Object.entries(counts) as [Name, number][];
  const values = entries.map(([, count]) => count);
  const further = values.filter((count) => count >= FEWEST_TOLD);
  const limits = [FEWEST_TOLD - 1, ...further.toSorted((one, other) => one - other)];
  const limit = limits.find((most) => areSafe(values.filter((count) => count <= most)));
  const isTold = (count: number) => limit !== undefined && count > limit;
  const told = entries.map(([name, count]) => [name, isTold(count) ? count : null] as const);
  return Object.fromEntries(told) as Record<Name, number | null>;
}

/**
 * Shares, in tenths, of so many that a tenth of them is of enough. Null where they are fewer. What is rounded is where each
 * part ends, so that the shares add up: three that are each rounded by themselves can leave a single set of counts.
 */
export function tellPartsTogether<Name extends string>(
  counts: Readonly<Record<Name, number>>,
): Record<Name, number> | null {
  const entries = Object.entries(counts) as [Name, number][];
  const whole = entries.reduce((total, [, count]) => total + count, 0);
  if (whole < FEWEST_TOLD * 10) return null;
  let sum = 0;
  const told = entries.map(([name, count]) => {
    const before = Math.round((sum / whole) * 10);
    sum += count;
    return [name, (Math.round((sum / whole) * 10) - before) / 10] as const;
  });
  return Object.fromEntries(told) as Record<Name, number>;
}
