import type { Layout } from "./layouts.ts";
import type { EvaluatingFrame, FrameParts } from "./passage.ts";

/** The parts that make a layout a frame that evaluates. */
interface Weakness {
  readonly id: string;
  /** Its kind; the id where the frame is the only one of its kind. */
  readonly kind?: string;
  /** The figure on which its words lean. */
  readonly figure?: string;
  /** Whether its words tell what the other side says. */
  readonly hasObjection?: boolean;
  /** Whether its words grant what would be lost. */
  readonly hasConcession?: boolean;
  /** One or more whole sentences. */
  readonly words: (parts: FrameParts) => string;
}

/** A frame that puts a weakness into a layout, where it is meant to support the conclusion. */
export function frameWeakness(
  layout: Layout,
  { id, kind = id, hasObjection = layout.hasObjection, hasConcession = false, ...own }: Weakness,
): EvaluatingFrame {
  const { opening, conclusionPlace, signal, write } = layout;
  return {
    id,
    opening,
    conclusionPlace,
    signal,
    hasObjection,
    hasConcession,
    weakness: kind,
    ...(own.figure === undefined ? {} : { figure: own.figure }),
    weakWords: own.words,
    write: (parts) => write(parts, own.words(parts)),
  };
}
