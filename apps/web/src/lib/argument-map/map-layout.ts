import type { WidthOf } from "./wrap-text.ts";

/** How one kind of text is set. */
export interface TextSetting {
  readonly widthOf: WidthOf;
  readonly lineHeight: number;
}

/** How the two kinds of text in a box are set: its name, and what it says. */
export interface MapType {
  readonly name: TextSetting;
  readonly text: TextSetting;
}

/** Lines of text in a box; `y` is their baselines', from the box's top. */
export interface BoxLine {
  readonly kind: "name" | "standing" | "text" | "quote";
  readonly text: string;
  readonly y: number;
}

/** A box as large as its text wants it, not yet anywhere. */
export interface Box {
  /** Of the node that it is for. */
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly BoxLine[];
}

/** A box in its place. */
export interface PlacedBox extends Box {
  readonly x: number;
  readonly y: number;
}

/**
 * A line between boxes: `support` leads from the reasons to the conclusion, `flaw` to what is wrong, `note` to
 * what is said of it all.
 */
export interface MapLink {
  readonly kind: "support" | "flaw" | "note";
  readonly path: string;
}

/** Where everything stands, in pixels. Boxes come in the order in which they are read. */
export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlacedBox[];
  readonly links: readonly MapLink[];
  /** Where the arrow to the conclusion has its point. */
  readonly arrow: { readonly x: number; readonly y: number };
}
