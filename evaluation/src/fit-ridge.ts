import type { Direction } from "@elenchus/tutor/built-in/grade/leaning";

const STEPS = 200;
const SMALL = 1e-10;

/**
 * Fits a direction by ridge regression, solved by conjugate gradients: the projection on it comes near 1
 * for right cases and near 0 for wrong ones.
 * @param shrink pull of the weights towards 0
 */
export function fitDirection(
  cases: readonly { readonly vector: Float32Array; readonly right: boolean }[],
  shrink: number,
): Direction {
  const size = cases[0]?.vector.length ?? 0;
  const bias = cases.filter((one) => one.right).length / Math.max(1, cases.length);
  const pull = shrink * cases.length;
  /** What the regression's matrix makes of a vector. */
  const apply = (weights: readonly number[]): number[] => {
    const sum = weights.map((weight) => weight * pull);
    for (const { vector } of cases) add(sum, vector, dot(weights, vector));
    return sum;
  };
  const wanted = Array.from({ length: size }, () => 0);
  for (const { vector, right } of cases) add(wanted, vector, (right ? 1 : 0) - bias);
  return { bias, weights: solve(apply, wanted) };
}

function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function add(to: number[], vector: ArrayLike<number>, times: number): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) + times * (vector[at] ?? 0);
}

/** Conjugate gradients. Source: Hestenes and Stiefel 1952. */
function solve(
  apply: (vector: readonly number[]) => number[],
  wanted: readonly number[],
): number[] {
  const found = wanted.map(() => 0);
  const rest = [...wanted];
  let way = [...wanted];
  let left = dot(rest, rest);
  for (let step = 0; step < STEPS && left > SMALL; step += 1) {
    const image = apply(way);
    const length = left / dot(way, image);
    add(found, way, length);
    add(rest, image, -length);
    const now = dot(rest, rest);
    way = rest.map((value, at) => value + (now / left) * (way[at] ?? 0));
    left = now;
  }
  return found;
}
