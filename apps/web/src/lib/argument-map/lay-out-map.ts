import type { ShownNode } from "./shown-node.ts";
import type { MapReader } from "@elenchus/domain/map-names";
import { fillBox } from "./fill-box.ts";
import { groupNodes } from "./group-nodes.ts";
import { GAP, LEAST_WIDTH, layOutAcross } from "./lay-out-across.ts";
import { layOutDown } from "./lay-out-down.ts";
import type { MapLayout, MapType } from "./map-layout.ts";

/**
 * Places the boxes and lines of an argument map: reasons side by side where there is room for them, else
 * one under the other. Every text is whole, whatever its length. Pure.
 * @param width of the place, in pixels
 */
export function layOutMap(
  nodes: readonly ShownNode[],
  width: number,
  { type, reader }: { readonly type: MapType; readonly reader: MapReader },
): MapLayout {
  const fill = (index: number, own: number) => {
    const node = nodes[index];
    if (node === undefined) throw new Error(`A map has no node ${index}.`);
    return fillBox({ node, index, width: own, type, reader });
  };
  if (nodes.length === 0) return { width, height: 0, boxes: [], links: [], arrow: { x: 0, y: 0 } };
  const groups = groupNodes(nodes);
  const columns = Math.max(2, groups.reasons.length);
  const isWide = columns * (LEAST_WIDTH + GAP) - GAP <= width;
  return isWide ? layOutAcross(groups, width, fill) : layOutDown(groups, width, fill);
}
