import type { LabelPair } from "./kappa.ts";

function countWhere(pairs: readonly LabelPair[], isCounted: (pair: LabelPair) => boolean): number {
  return pairs.reduce((sum, pair) => sum + (isCounted(pair) ? pair.count : 0), 0);
}

/** F1 of one label: the harmonic mean of precision and recall; 0 where the judge never hits. */
function f1Of(pairs: readonly LabelPair[], label: string): number {
  const hits = countWhere(pairs, ({ own, judged }) => own === label && judged === label);
  const given = countWhere(pairs, ({ judged }) => judged === label);
  const due = countWhere(pairs, ({ own }) => own === label);
  return hits === 0 ? 0 : (2 * hits) / (given + due);
}

/** Mean F1 over all labels that either side gave. Source: the main measure of the BEA 2025 shared task. */
export function macroF1Of(pairs: readonly LabelPair[]): number {
  const given = pairs
    .filter(({ count }) => count > 0)
    .flatMap(({ own, judged }) => (judged === null ? [own] : [own, judged]));
  const labels = [...new Set(given)];
  if (labels.length === 0) return 0;
  return labels.reduce((sum, label) => sum + f1Of(pairs, label), 0) / labels.length;
}

/** Stands in a table for the label that a judge did not give. */
const NO_LABEL = "none";

/** How often each of the author's labels was given each of the judge's, in the labels' order. */
export function confusionOf(
  pairs: readonly LabelPair[],
  labels: readonly string[],
): Record<string, Record<string, number>> {
  const columns = pairs.some(({ judged }) => judged === null) ? [...labels, NO_LABEL] : labels;
  const count = (row: string, column: string): number =>
    countWhere(pairs, ({ own, judged }) => own === row && (judged ?? NO_LABEL) === column);
  return Object.fromEntries(
    labels.map((row) => [
      row,
      Object.fromEntries(columns.map((column) => [column, count(row, column)])),
    ]),
  );
}
