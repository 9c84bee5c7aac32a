import type { NetworkCase } from "../fit-network.ts";
import type { GroundSource } from "./ground-samples.ts";

/** Sources of right answers. */
export const RIGHT: ReadonlySet<GroundSource> = new Set(["right", "beside"]);

/** Numbers, and where they are from. */
export interface SourcedNumbers {
  readonly numbers: Float32Array;
  readonly source: GroundSource;
}

/** Weighs cases so that all of one source weigh together what they are to weigh. */
export function weighCases(
  cases: readonly SourcedNumbers[],
  weights: Readonly<Record<GroundSource, number>>,
): NetworkCase[] {
  const counts = Map.groupBy(cases, ({ source }) => source);
  return cases.map(({ numbers, source }) => ({
    numbers,
    right: RIGHT.has(source),
    weight: (weights[source] * cases.length) / (counts.get(source)?.length ?? 1),
  }));
}
