import type { ArgumentMapNode } from "@elenchus/contract/argument-map";
import { describe, expect, test } from "vitest";
import { buildMap, buildNode } from "./build-map.ts";
import { layOutMap } from "./lay-out-map.ts";
import type { MapType, PlacedBox } from "./map-layout.ts";

const LETTER = 8;
const setting = { widthOf: (text: string) => text.length * LETTER, lineHeight: 20 };
const type: MapType = { name: setting, text: setting };
const look = { type, reader: "learner" } as const;

const reasons = (count: number) => Array.from({ length: count }, () => buildNode());
const conclusion = buildNode({ part: "conclusion", kind: "conclusion", step: 0 });
const term = (on: number | null) =>
  buildNode({ part: "flaw", kind: "ambiguous_term", step: 2, on, text: "word ".repeat(60) });
const open = (part: ArgumentMapNode["part"], step: number) =>
  buildNode({ part, step, standing: "open", text: null });
const probe = (step: number) => buildNode({ part: "question", kind: "probe", step });

const MAPS: Readonly<Record<string, readonly ArgumentMapNode[]>> = {
  "of a fallacy": buildMap().nodes,
  "of ambiguous words": [conclusion, ...reasons(3), term(1), term(2), term(2), probe(0), probe(2)],
  "of many finds": [conclusion, ...reasons(2), ...Array.from({ length: 6 }, () => term(null))],
  "of four reasons": [conclusion, ...reasons(4), probe(1), open("impact", 3), probe(3)],
  "of nothing found": [open("conclusion", 0), open("reason", 1), open("flaw", 2)],
  "of one endless word": [buildNode({ ...conclusion, text: "x".repeat(400) }), ...reasons(1)],
};
const WIDTHS = [180, 250, 320, 360, 480, 640, 900, 1600];
const CASES = Object.entries(MAPS).flatMap(([name, nodes]) =>
  WIDTHS.map((width) => ({ name, nodes, width })),
);

const touches = (one: PlacedBox, other: PlacedBox) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe.each(CASES)("a map $name, $width pixels wide", ({ nodes, width }) => {
  const { boxes, height, arrow } = layOutMap(nodes, width, look);

  test("has every node once, and no two in one place", () => {
    expect(boxes.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual([...nodes.keys()]);
    const pairs = boxes.flatMap((one, nth) =>
      boxes.slice(nth + 1).filter((other) => touches(one, other)),
    );
    expect(pairs).toEqual([]);
  });

  test("stays in its place", () => {
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width + 0.001);
      expect(box.y + box.height).toBeLessThanOrEqual(height + 0.001);
    }
  });

  test("has every text whole, inside its box", () => {
    for (const { index, lines, width: own, height: tall } of boxes) {
      const said = lines.filter(({ kind }) => kind === "text").map(({ text }) => text);
      const whole = (nodes[index]?.text ?? "").replaceAll(/\s/gu, "");
      expect(said.join("").replaceAll(" ", "")).toBe(whole);
      for (const { text, y } of lines) {
        expect(text.length * LETTER).toBeLessThanOrEqual(Math.max(LETTER, own - 24));
        expect(y).toBeLessThan(tall);
      }
    }
  });

  test("has the arrow under the conclusion", () => {
    const top = boxes[0];
    expect(nodes[top?.index ?? -1]?.part).toBe("conclusion");
    expect(arrow.y).toBe(top?.height);
    expect(arrow.x).toBeGreaterThan(top?.x ?? 0);
    expect(arrow.x).toBeLessThan((top?.x ?? 0) + (top?.width ?? 0));
  });
});

describe("a map of reasons", () => {
  const topsOf = (width: number) => {
    const { boxes } = layOutMap([conclusion, ...reasons(3)], width, look);
    return new Set(boxes.slice(1).map(({ y }) => y)).size;
  };

  test("has them side by side where there is room, else one under the other", () => {
    expect(topsOf(800)).toBe(1);
    expect(topsOf(320)).toBe(3);
  });

  test("has a flaw under the reason in which it sits", () => {
    const nodes = [conclusion, ...reasons(2), term(2)];
    const wide = layOutMap(nodes, 800, look).boxes;
    expect(wide[3]?.x).toBe(wide[2]?.x);
    const narrow = layOutMap(nodes, 300, look).boxes;
    expect(narrow.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
    expect(narrow[3]?.x).toBeGreaterThan(narrow[2]?.x ?? Infinity);
  });

  test("has a flaw of the step between them and the conclusion", () => {
    const { boxes } = layOutMap([conclusion, ...reasons(2), term(null)], 800, look);
    const [first, flaw, reason] = [0, 3, 1].map((index) =>
      boxes.find((box) => box.index === index),
    );
    expect(flaw?.y).toBeGreaterThan(first?.y ?? Infinity);
    expect(flaw?.y).toBeLessThan(reason?.y ?? 0);
  });

  test("tells the place of a flaw by a line, or where there is none by its words", () => {
    const quotesOf = (on: number | null) => {
      const { boxes } = layOutMap([conclusion, ...reasons(2), term(on)], 800, look);
      const flaw = boxes.find(({ index }) => index === 3);
      const words = flaw?.lines.filter(({ kind }) => kind === "quote").map(({ text }) => text);
      return words?.join(" ");
    };
    expect(quotesOf(1)).toBe("");
    expect(quotesOf(null)).toBe(`"${term(null).quote}"`);
  });
});
