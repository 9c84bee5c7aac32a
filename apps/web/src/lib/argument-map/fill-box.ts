import { MAP_KIND_NAMES, type MapReader } from "@elenchus/domain/map-names";
import { quoteInBox } from "./describe-node.ts";
import type { Box, BoxLine, MapType } from "./map-layout.ts";
import { nameStanding, type ShownNode } from "./shown-node.ts";
import { wrapText } from "./wrap-text.ts";

/** From a box's edge to its text. */
export const PADDING = 12;
/** Between what a box is and what it says. */
const GAP = 6;
/** Where letters stand in their line, from its top. */
const BASELINE = 0.76;

/** What a box is filled with, and how. */
interface BoxFilling {
  readonly node: ShownNode;
  /** Of the node in its map. */
  readonly index: number;
  readonly width: number;
  readonly type: MapType;
  readonly reader: MapReader;
}

/** Fills a box of a given width with a node's text; its height is what the text needs. */
export function fillBox({ node, index, width, type, reader }: BoxFilling): Box {
  const room = Math.max(1, width - 2 * PADDING);
  const lines: BoxLine[] = [];
  let top = PADDING;
  const add = (kind: BoxLine["kind"], text: string) => {
    const { widthOf, lineHeight } = kind === "text" || kind === "quote" ? type.text : type.name;
    for (const line of wrapText(text, room, widthOf)) {
      lines.push({ kind, text: line, y: top + lineHeight * BASELINE });
      top += lineHeight;
    }
  };
  add("name", MAP_KIND_NAMES[node.kind]);
  add("standing", nameStanding(node, reader));
  if (node.text !== null) {
    top += GAP;
    add("text", node.text);
  }
  const quote = quoteInBox(node);
  if (quote !== null) {
    top += GAP;
    add("quote", quote);
  }
  return { index, width, height: top + PADDING, lines };
}
