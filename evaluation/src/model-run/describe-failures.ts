import type { ModelFailure } from "@elenchus/dialogue/model-call";

/** Failures in brackets, with how often each happened; nothing where there were none. */
export function describeFailures(
  failures: Readonly<Partial<Record<ModelFailure, number>>>,
): string {
  const counts = Object.entries(failures).map(([failure, count]) => `${failure} ${count}`);
  return counts.length === 0 ? "" : ` (failed calls: ${counts.join(", ")})`;
}
