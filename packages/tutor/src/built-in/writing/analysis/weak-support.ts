import type { WeakSupport } from "@elenchus/curriculum/frames/weak-support";
import type { EvaluatedPassage } from "./analysis.ts";

/** The weak support that a passage's frame puts in. */
export function supportOf(
  supports: Readonly<Record<string, WeakSupport>>,
  { frame }: EvaluatedPassage,
): WeakSupport {
  const support = supports[frame.weakness];
  if (support === undefined) throw new Error(`No support of the kind ${frame.weakness}`);
  return support;
}
