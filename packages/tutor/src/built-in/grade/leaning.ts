import type { Expectation } from "@elenchus/dialogue/argument";
import { isFindKind } from "@elenchus/dialogue/find-kinds";
import fitted from "./leanings.json" with { type: "json" };

/** A direction in the space of meanings: towards what right answers of one kind have in common. */
export interface Direction {
  readonly bias: number;
  /** One weight for each dimension of the encoder. */
  readonly weights: readonly number[];
}

/** Fitted by `npm run train -- leanings`, never by hand. */
const DIRECTIONS: Readonly<Record<string, Direction>> = fitted;

/** Under which name the direction for an expectation is kept; null where answers have nothing in common. */
export function leaningOf({ kind, weakness }: Expectation): string | null {
  if (kind === "impact" || kind === "value" || isFindKind(kind)) return kind;
  if (kind === "fallacy" || kind === "statistical_flaw") return `${kind}:${weakness ?? ""}`;
  return null;
}

/** How far a message leans towards right answers of the name, around 0 for wrong and 1 for right ones. */
export function lean(name: string, vector: Float32Array): number {
  const direction = DIRECTIONS[name];
  return direction === undefined || vector.length === 0 ? 0 : project(direction, vector);
}

/** The projection of a vector on a direction. */
export function project({ bias, weights }: Direction, vector: Float32Array): number {
  return weights.reduce((sum, weight, at) => sum + weight * (vector[at] ?? 0), bias);
}
