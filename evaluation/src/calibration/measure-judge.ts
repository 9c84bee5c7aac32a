import * as z from "zod/mini";
import {
  type Dimension,
  DIMENSION_LABELS,
  DIMENSIONS,
  lenientLabel,
  orderedLabels,
  type TurnLabels,
} from "../judge/dimensions.ts";
import { bootstrap } from "./bootstrap.ts";
import { agreementOf, kappaOf, type LabelPair, weightedKappaOf } from "./kappa.ts";
import { confusionOf, macroF1Of } from "./macro-f1.ts";

/** A figure with its 95 % interval; nulls where it cannot be had. */
const Figure = z.object({
  value: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
});
export type Figure = z.output<typeof Figure>;

/** How far a judge agrees with the labels on one dimension. */
export const Agreement = z.object({
  exact: Figure,
  /** Labels read as {@link lenientLabel} reads them. */
  lenient: Figure,
  kappa: Figure,
  /** With quadratic weights, where the labels have an order. */
  weightedKappa: Figure,
  macroF1: Figure,
  /** By the author's label, by the judge's. */
  confusion: z.record(z.string(), z.record(z.string(), z.number())),
});
export type Agreement = z.output<typeof Agreement>;

/** One turn's labels, twice. */
export interface DoubleLabels {
  readonly own: TurnLabels;
  /** Null where the judge gave none. */
  readonly judged: TurnLabels | null;
}

function figure(
  pairs: readonly LabelPair[],
  statistic: (drawn: readonly LabelPair[]) => number | null,
): Figure {
  const interval = bootstrap(pairs, statistic);
  return { value: statistic(pairs), low: interval?.low ?? null, high: interval?.high ?? null };
}

function measure(pairs: readonly LabelPair[], dimension: Dimension): Agreement {
  const ordered = orderedLabels(dimension);
  return {
    exact: figure(pairs, (drawn) => agreementOf(drawn)),
    lenient: figure(pairs, (drawn) => agreementOf(drawn, lenientLabel)),
    kappa: figure(pairs, kappaOf),
    weightedKappa: figure(pairs, (drawn) => weightedKappaOf(drawn, ordered)),
    macroF1: figure(pairs, macroF1Of),
    confusion: confusionOf(pairs, DIMENSION_LABELS[dimension]),
  };
}

function pairUp(labels: readonly DoubleLabels[], dimension: Dimension): LabelPair[] {
  const pairs = labels.map(({ own, judged }) => ({
    own: own[dimension],
    judged: judged?.[dimension] ?? null,
  }));
  const groups = Map.groupBy(pairs, ({ own, judged }) => JSON.stringify([own, judged]));
  return [...groups.values()].flatMap((same) =>
    same.slice(0, 1).map((pair) => ({ ...pair, count: same.length })),
  );
}

/** How far a judge agrees with the labels, dimension by dimension. A turn that it gave no labels counts against it. */
export function measureJudge(labels: readonly DoubleLabels[]): Record<Dimension, Agreement> {
  const measured = DIMENSIONS.map((dimension): [Dimension, Agreement] => [
    dimension,
    measure(pairUp(labels, dimension), dimension),
  ]);
  return Object.fromEntries(measured) as Record<Dimension, Agreement>;
}
