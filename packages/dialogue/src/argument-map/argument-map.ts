import type { ExpectationKind } from "../argument.ts";

/** A node's part in the argument, or what it says about the argument. */
export type MapPart = "conclusion" | "reason" | "flaw" | "impact" | "question";

/** Where it hangs: `tree` is what the tree is made of; `link` leads to the conclusion; `strip` is below the tree. */
export type MapHang = "tree" | "box" | "link" | "beside" | "strip";

/** `open`: neither found nor told; `not_reached`: its step was never worked on. */
export type MapStanding = "found" | "told" | "open" | "not_reached";

/** One box of the map. Of what is `open` or `not_reached` it says nothing but the kind. */
export interface MapNode {
  readonly part: MapPart;
  readonly kind: ExpectationKind;
  readonly hangs: MapHang;
  /** Index of the step to which it belongs, from 0. */
  readonly step: number;
  readonly standing: MapStanding;
  readonly text: string | null;
  /** For a further question: as the tutor asked it. */
  readonly question: string | null;
  /** Verbatim from the passage: where it stands. */
  readonly quote: string | null;
  /** The learner's own, in quotation marks, where the learner found it. */
  readonly words: string | null;
  /** Index of the box on which, or on whose link, a flaw hangs; null for the step from all the reasons. */
  readonly on: number | null;
}

/** An argument as its learner has come to know it: conclusion, reasons, flaw, impact, in this order. */
export interface ArgumentMap {
  readonly nodes: readonly MapNode[];
}
