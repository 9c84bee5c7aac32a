import type { MapGroups } from "./group-nodes.ts";
import type { Box, MapLayout, MapLink, PlacedBox } from "./map-layout.ts";

/** Between two boxes, side by side. */
export const GAP = 16;
/** Between two rows. */
const ROW_GAP = 30;
/** Narrower, a box is not good to read. */
export const LEAST_WIDTH = 168;
/** Wider, neither. */
const MOST_WIDTH = 440;
/** Where a line runs behind a row, from its top. */
const ARM = 20;

/** For wide places: the conclusion above, the reasons side by side below, what lies between in between. */
export function layOutAcross(
  groups: MapGroups,
  width: number,
  fill: (index: number, width: number) => Box,
): MapLayout {
  const boxes: PlacedBox[] = [];
  const links: MapLink[] = [];
  const middle = width / 2;
  let y = 0;
  const placeRow = (indices: readonly number[]): PlacedBox[] => {
    const placed = spreadRow(indices, width, fill).map((box) => ({ ...box, y }));
    boxes.push(...placed);
    y += Math.max(0, ...placed.map(({ height }) => height)) + ROW_GAP;
    return placed;
  };
  const [first = 0, ...askedAbove] = groups.conclusion;
  const [conclusion] = placeRow([first]);
  const top = conclusion?.height ?? 0;
  for (const [row, kind] of [
    [askedAbove, "note"],
    [groups.impact, "note"],
    [groups.step, "flaw"],
    [groups.asked, "note"],
  ] as const)
    for (const part of cutRow(row, width)) {
      const at = y + ARM;
      links.push({ kind, path: spanRow(placeRow(part), middle, at) });
    }
  const bus = y - ROW_GAP / 2;
  const reasons = placeRow(groups.reasons.map(({ index }) => index));
  links.unshift({ kind: "support", path: drawSupport(reasons, { middle, top, bus }) });
  const bottom = hangFlaws(groups, reasons, { boxes, links, fill });
  return {
    width,
    height: Math.max(bottom, y - ROW_GAP),
    boxes,
    links,
    arrow: { x: middle, y: top },
  };
}

/** Boxes of one row, as wide as there is room for, in the middle. */
function spreadRow(
  indices: readonly number[],
  width: number,
  fill: (index: number, width: number) => Box,
): Omit<PlacedBox, "y">[] {
  const room = (width - GAP * (indices.length - 1)) / Math.max(1, indices.length);
  const own = Math.min(MOST_WIDTH, room);
  const start = (width - own * indices.length - GAP * (indices.length - 1)) / 2;
  return indices.map((index, nth) => ({ ...fill(index, own), x: start + nth * (own + GAP) }));
}

/** As many of a row as fit side by side, then the rest. */
function cutRow(indices: readonly number[], width: number): number[][] {
  const most = Math.max(1, Math.floor((width + GAP) / (LEAST_WIDTH + GAP)));
  const rows = Math.ceil(indices.length / most);
  const each = Math.ceil(indices.length / Math.max(1, rows));
  return Array.from({ length: rows }, (_, row) => indices.slice(row * each, (row + 1) * each));
}

const centre = ({ x, width }: PlacedBox): number => x + width / 2;

/** A line behind a row, from its outermost boxes to the trunk. */
function spanRow(row: readonly PlacedBox[], middle: number, y: number): string {
  const ends = [middle, ...row.map((box) => centre(box))];
  return `M${Math.min(...ends)} ${y}H${Math.max(...ends)}`;
}

/** From every reason up to the line that gathers them, and on to the conclusion. */
function drawSupport(
  reasons: readonly PlacedBox[],
  { middle, top, bus }: { middle: number; top: number; bus: number },
): string {
  const ends = [middle, ...reasons.map((box) => centre(box))];
  const drops = reasons.map((box) => `M${centre(box)} ${bus}V${box.y}`);
  return [
    `M${middle} ${top}V${bus}`,
    `M${Math.min(...ends)} ${bus}H${Math.max(...ends)}`,
    ...drops,
  ].join("");
}

/** Puts flaws under the reasons in which they sit; gives where the lowest one ends. */
function hangFlaws(
  groups: MapGroups,
  reasons: readonly PlacedBox[],
  {
    boxes,
    links,
    fill,
  }: {
    boxes: PlacedBox[];
    links: MapLink[];
    fill: (index: number, width: number) => Box;
  },
): number {
  let bottom = 0;
  for (const [nth, reason] of reasons.entries()) {
    let y = reason.y + reason.height;
    for (const flaw of groups.reasons[nth]?.flaws ?? []) {
      const from = y;
      y += ROW_GAP * 0.7;
      links.push({ kind: "flaw", path: `M${centre(reason)} ${from}V${y}` });
      const placed = { ...fill(flaw, reason.width), x: reason.x, y };
      boxes.push(placed);
      y += placed.height;
    }
    bottom = Math.max(bottom, y);
  }
  return bottom;
}
