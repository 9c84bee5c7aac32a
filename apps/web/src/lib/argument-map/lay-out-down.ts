import type { MapGroups } from "./group-nodes.ts";
import type { Box, MapLayout, MapLink, PlacedBox } from "./map-layout.ts";

/** Between two boxes, one under the other. */
const GAP = 14;
/** How far what hangs on the trunk stands in. */
const INDENT = 22;
/** Where the trunk runs, from the left of what it hangs on. */
const TRUNK = 9;
/** Where a line meets a box, from its top. */
const ARM = 20;

/** For narrow places: one box under the other, what belongs to a box set in under it. */
export function layOutDown(
  groups: MapGroups,
  width: number,
  fill: (index: number, width: number) => Box,
): MapLayout {
  const boxes: PlacedBox[] = [];
  const links: MapLink[] = [];
  let y = 0;
  const place = (index: number, x: number): PlacedBox => {
    const placed = { ...fill(index, width - x), x, y };
    boxes.push(placed);
    y += placed.height + GAP;
    return placed;
  };
  /** Places boxes that hang on a line which has come so far down; gives how far it has come then. */
  const hang = (indices: readonly number[], x: number, from: number, kind: MapLink["kind"]) => {
    const trunk = x - INDENT + TRUNK;
    let end = from;
    for (const index of indices) {
      const at = place(index, x).y + ARM;
      links.push({ kind, path: `M${trunk} ${end}V${at}H${x}` });
      end = at;
    }
    return end;
  };
  const [first = 0, ...asked] = groups.conclusion;
  const top = place(first, 0).height;
  let trunk = hang(asked, INDENT, top, "note");
  // What was asked stands on the way, which leads from the reasons all the same.
  if (asked.length > 0) links.push({ kind: "support", path: `M${TRUNK} ${top}V${trunk}` });
  for (const { index, flaws } of groups.reasons) {
    trunk = hang([index], INDENT, trunk, "support");
    hang(flaws, 2 * INDENT, y - GAP, "flaw");
  }
  trunk = hang(groups.asked, INDENT, trunk, "note");
  trunk = hang(groups.step, INDENT, trunk, "flaw");
  hang(groups.impact, INDENT, trunk, "note");
  return { width, height: Math.max(0, y - GAP), boxes, links, arrow: { x: TRUNK, y: top } };
}
