import type { Layout } from "./layouts.ts";
import { frameWeakness } from "./frame-weakness.ts";
import type { EvaluatingFrame } from "./passage.ts";

/** Support that any argument may lean on, and what is wrong with leaning on it. */
export interface WeakSupport {
  /** One or two whole sentences of the passage that fit every issue. */
  readonly words: string;
  /** How a learner may give it when asked for the reasons. */
  readonly asReason: readonly string[];
  /** What the words leave out or take for granted, a whole sentence. */
  readonly statement: string;
  /** At least five ways in which a learner may say that. */
  readonly paraphrases: readonly string[];
  /** A strong hint, which tells where to look and what to ask, and not the answer. */
  readonly hint: string;
}

/** A frame that puts a weak support into a layout. */
export function frameSupport(id: string, layout: Layout, support: WeakSupport): EvaluatingFrame {
  return frameWeakness(layout, { id, words: () => support.words });
}
