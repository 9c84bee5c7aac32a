import { isNormative } from "@elenchus/tutor/built-in/grade/reading/norms";
import type { Case } from "./read-cases.ts";

/** A case, and what it earns. */
export interface Settled {
  readonly one: Case;
  readonly earns: number;
}

/**
 * How much each conclusion counts, so that whether it is right does not hang on whether it says what ought to be: writers who
 * were asked for wrong ones typed proposals far more often than those who were asked for right ones, and no learner is to be
 * judged by that. Within each source the two are made independent. Source: reweighing (Kamiran and Calders 2012).
 */
export function evenOut(settled: readonly Settled[]): (settled: Settled) => number {
  const counts = new Map<string, number>();
  for (const one of settled)
    for (const key of Object.values(keysOf(one))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return (one) => {
    if (one.one.kind !== "conclusion") return 1;
    const { source, earned, said, both } = keysOf(one);
    const count = (key: string): number => counts.get(key) ?? 1;
    return (count(earned) * count(said)) / (count(source) * count(both));
  };
}

function keysOf({ one, earns }: Settled): Record<"source" | "earned" | "said" | "both", string> {
  const source = `${one.kind} ${one.answer.source}`;
  const said = isNormative(one.answer.message) ? "ought" : "is";
  return {
    source,
    earned: `${source} ${earns}`,
    said: `${source} ${said}`,
    both: `${source} ${earns} ${said}`,
  };
}
