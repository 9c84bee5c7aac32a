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

/**
 * Counts that add up to a number that is known. What is too few is withheld; and where that is one count alone, the next
 * smallest with it, since the others would give it away. Source: secondary suppression, Statistics Netherlands,
 * "Handbook on Statistical Disclosure Control", 2010.
 */
export function tellParts<Name extends string>(
  counts: Readonly<Record<Name, number>>,
): Record<Name, number | null> {
  const entries = Object.entries(counts) as [Name, number][];
  const bySize = entries.toSorted(([, one], [, other]) => one - other);
  const few = bySize.filter(([, count]) => count < FEWEST_TOLD).length;
  const withheld = new Set(bySize.slice(0, few === 1 ? 2 : few).map(([name]) => name));
  const told = entries.map(([name, count]) => [name, withheld.has(name) ? null : count] as const);
  return Object.fromEntries(told) as Record<Name, number | null>;
}
