/** How often one of our labels met one of the judge's, which is null where it gave none. */
export interface LabelPair {
  readonly own: string;
  readonly judged: string | null;
  readonly count: number;
}

function sum(pairs: readonly LabelPair[]): number {
  return pairs.reduce((total, { count }) => total + count, 0);
}

/** Share of the pairs whose labels are the same, read as given. */
export function agreementOf(
  pairs: readonly LabelPair[],
  read: (label: string) => string = (label) => label,
): number {
  const same = pairs.filter(({ own, judged }) => judged !== null && read(own) === read(judged));
  return sum(same) / Math.max(1, sum(pairs));
}

/** Share of the pairs that have a label on one side, by label. */
function sharesOf<Label>(
  pairs: readonly LabelPair[],
  labelOf: (pair: LabelPair) => Label,
): Map<Label, number> {
  const all = Math.max(1, sum(pairs));
  const shares = new Map<Label, number>();
  for (const pair of pairs) {
    const label = labelOf(pair);
    shares.set(label, (shares.get(label) ?? 0) + pair.count / all);
  }
  return shares;
}

/** Less than this is nothing but rounding. */
const NOTHING = 1e-12;

/**
 * Cohen's kappa: agreement beyond that of two who give each label as often and at random. Null where both give
 * only one and the same label, so that there is nothing to agree about.
 */
export function kappaOf(pairs: readonly LabelPair[]): number | null {
  const judged = sharesOf(pairs, (one) => one.judged);
  let byChance = 0;
  for (const [label, share] of sharesOf(pairs, (one) => one.own))
    byChance += share * (judged.get(label) ?? 0);
  if (sum(pairs) === 0 || 1 - byChance < NOTHING) return null;
  return (agreementOf(pairs) - byChance) / (1 - byChance);
}

/**
 * Cohen's kappa with quadratic weights: a label two places off weighs four times one that is next to it. Pairs with
 * a label outside the order are left out. Null where there is nothing to agree about.
 */
export function weightedKappaOf(
  pairs: readonly LabelPair[],
  ordered: readonly string[],
): number | null {
  const place = (label: string | null): number => ordered.indexOf(label ?? "");
  const placed = pairs.filter(({ own, judged }) => place(own) >= 0 && place(judged) >= 0);
  const judgedShares = sharesOf(placed, (one) => place(one.judged));
  let byChance = 0;
  for (const [own, share] of sharesOf(placed, (one) => place(one.own)))
    for (const [judged, other] of judgedShares) byChance += (own - judged) ** 2 * share * other;
  if (byChance < NOTHING) return null;
  const distances = placed.map(
    ({ own, judged, count }) => (place(own) - place(judged)) ** 2 * count,
  );
  const observed = distances.reduce((total, one) => total + one, 0) / sum(placed);
  return 1 - observed / byChance;
}
