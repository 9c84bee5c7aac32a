import type { LabelPair } from "./kappa.ts";

/** F1 of one label: the harmonic mean of precision and recall; 0 where the judge never hits. */
function f1Of(pairs: readonly LabelPair[], label: string): number {
  const hits = pairs.filter(({ own, judged }) => own === label && judged === label).length;
  const given = pairs.filter(({ judged }) => judged === label).length;
  const due = pairs.filter(({ own }) => own === label).length;
  return hits === 0 ? 0 : (2 * hits) / (given + due);
}

/** Mean F1 over all labels that either side gave. Source: the main measure of the BEA 2025 shared task. */
export function macroF1Of(pairs: readonly LabelPair[]): number {
  const given = pairs.flatMap(({ own, judged }) => (judged === null ? [own] : [own, judged]));
  const labels = [...new Set(given)];
  if (labels.length === 0) return 0;
  return labels.reduce((sum, label) => sum + f1Of(pairs, label), 0) / labels.length;
}

/** How often each of the author's labels was given each of the judge's; "none" where it gave none. */
export function confusionOf(pairs: readonly LabelPair[]): Record<string, Record<string, number>> {
  const table: Record<string, Record<string, number>> = {};
  for (const { own, judged } of pairs) {
    const row = (table[own] ??= {});
    const name = judged ?? "none";
    row[name] = (row[name] ?? 0) + 1;
  }
  return table;
}
