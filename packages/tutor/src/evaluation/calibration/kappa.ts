/** Two labels of the same thing: the author's, and the judge's, which is null where it gave none. */
export interface LabelPair {
  readonly own: string;
  readonly judged: string | null;
}

function shareOf(count: number, all: number): number {
  return all === 0 ? 0 : count / all;
}

/** Share of the pairs whose labels are the same, read as given. */
export function agreementOf(
  pairs: readonly LabelPair[],
  read: (label: string) => string = (label) => label,
): number {
  const same = pairs.filter(({ own, judged }) => judged !== null && read(own) === read(judged));
  return shareOf(same.length, pairs.length);
}

function countLabels(labels: readonly (string | null)[]): Map<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}

/**
 * Cohen's kappa: agreement beyond that of two who give each label as often and at random. Null where both give
 * only one and the same label, so that there is nothing to agree about.
 */
export function kappaOf(pairs: readonly LabelPair[]): number | null {
  const own = countLabels(pairs.map((one) => one.own));
  const judged = countLabels(pairs.map((one) => one.judged));
  const all = pairs.length;
  let byChance = 0;
  for (const [label, count] of own)
    byChance += shareOf(count, all) * shareOf(judged.get(label) ?? 0, all);
  if (all === 0 || 1 - byChance < 1e-12) return null;
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
  const places = pairs
    .map(({ own, judged }) => [ordered.indexOf(own), ordered.indexOf(judged ?? "")] as const)
    .filter(([own, judged]) => own >= 0 && judged >= 0);
  const all = places.length;
  const owns = countLabels(places.map(([own]) => String(own)));
  const judgeds = countLabels(places.map(([, judged]) => String(judged)));
  let byChance = 0;
  for (const [own, count] of owns)
    for (const [judged, times] of judgeds)
      byChance += (Number(own) - Number(judged)) ** 2 * shareOf(count, all) * shareOf(times, all);
  if (byChance < 1e-12) return null;
  const observed = places.reduce((sum, [own, judged]) => sum + (own - judged) ** 2, 0) / all;
  return 1 - observed / byChance;
}
