import type { Zone } from "@elenchus/dialogue/dialogue";
import type { Expectation } from "@elenchus/dialogue/argument";
import { isOwnFinding } from "@elenchus/dialogue/is-own-finding";
import limits from "./limits.json" with { type: "json" };

/** By kind of point: from the first on it is not certain, from the second on it is accepted. Drawn by `npm run train:reader`. */
const LIMITS: Readonly<Record<string, readonly number[]>> = limits;

/** The zone of a likelihood, which differs from kind to kind of point. */
export function zoneOf(
  point: Pick<Expectation, "id" | "kind" | "isOwn">,
  likelihood: number,
): Zone {
  const kind = isOwnFinding(point) ? `own ${point.kind}` : point.kind;
  const [unsureFrom = 1, acceptedFrom = 1] = LIMITS[kind] ?? [];
  if (likelihood >= acceptedFrom) return "accepted";
  return likelihood >= unsureFrom ? "unsure" : "missed";
}
