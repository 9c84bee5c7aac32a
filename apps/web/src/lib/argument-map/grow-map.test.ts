import type { Mark } from "@elenchus/domain/marks";
import { expect, test } from "vitest";
import type { MarkStanding, ShownMark } from "../settle-marks.ts";
import { buildNode } from "../../testing/build-map.ts";
import { growMap } from "./grow-map.ts";

const SENTENCES = ["Keep the bus.", "People need it.", "It is blue."];
const CONCLUSION = buildNode({
  part: "conclusion",
  kind: "conclusion",
  step: 0,
  text: "The bus should be kept.",
  quote: "Keep the bus",
});
const REASON = buildNode({ text: "People need the bus.", quote: "People need it" });
const OPEN = buildNode({ standing: "open", text: null, quote: null });

const mark = (sentence: number, role: Mark["role"], standing: MarkStanding): ShownMark => ({
  sentence,
  role,
  standing,
});

function grow(
  nodes = [OPEN],
  { mayBuild = true, stepNumber = 1, marks = [] as readonly ShownMark[] } = {},
) {
  const shown = new Map(marks.map((one) => [one.sentence, [one]]));
  const map = growMap({ map: { nodes }, marks: shown, sentences: SENTENCES, stepNumber, mayBuild });
  const boxes = map.nodes.map(({ kind, standing, text }) => `${kind} ${standing}: ${text}`);
  return { ...map, boxes };
}

test("a box each is there for the conclusion and a reason, and one for all that is known", () => {
  const begun = grow([CONCLUSION, OPEN, { ...REASON, standing: "told" }], { mayBuild: false });
  expect(begun.boxes).toEqual([
    "conclusion found: The bus should be kept.",
    "reason told: People need the bus.",
    "reason open: null",
  ]);
  expect(begun.places).toEqual([null, null, null]);
  expect(grow([], { mayBuild: false }).boxes).toEqual([
    "conclusion open: null",
    "reason open: null",
  ]);
});

test("no more reasons are looked for from the third step on, nor where all are known", () => {
  expect(grow([CONCLUSION, REASON, OPEN], { stepNumber: 3 }).boxes).toHaveLength(2);
  expect(grow([CONCLUSION, REASON]).boxes).toHaveLength(2);
});

test("a flaw stays in its reason", () => {
  const flaw = buildNode({ part: "flaw", kind: "fallacy", on: 2 });
  const { nodes } = grow([OPEN, CONCLUSION, REASON, flaw], { stepNumber: 3 });
  expect(nodes.map(({ part, on }) => [part, on])).toEqual([
    ["conclusion", null],
    ["reason", null],
    ["flaw", 1],
  ]);
});

test("who may build finds what was put into boxes, and empty ones", () => {
  const { boxes, places } = grow([OPEN], {
    marks: [
      mark(0, "conclusion", "pending"),
      mark(1, "reason", "wrong"),
      mark(2, "reason", "pending"),
    ],
  });
  expect(boxes).toEqual([
    "conclusion pending: Keep the bus.",
    "reason pending: It is blue.",
    "reason wrong: People need it.",
    "reason open: Choose a sentence.",
  ]);
  expect(places.map((place) => place?.pending)).toEqual([0, 2, null, null]);
});

test("what is marked and not answered yet stands there for everybody, what was wrong for who may build", () => {
  const { boxes, places } = grow([OPEN], {
    mayBuild: false,
    marks: [mark(1, "reason", "pending"), mark(2, "reason", "wrong")],
  });
  expect(boxes).toEqual([
    "conclusion open: null",
    "reason pending: People need it.",
    "reason open: null",
  ]);
  expect(places).toEqual([null, null, null]);
});

test("a sentence that is marked as wrong hangs on its reason until it is answered", () => {
  const sought = buildNode({ ...OPEN, part: "flaw", kind: "fallacy", hangs: "link", step: 2 });
  const marked = [mark(1, "flaw", "pending"), mark(2, "flaw", "pending")];
  const { nodes } = grow([CONCLUSION, REASON, sought], { stepNumber: 3, marks: marked });
  expect(nodes.slice(2).map(({ kind, hangs, on, text }) => [kind, hangs, on, text])).toEqual([
    ["fallacy", "box", 1, "People need it."],
    ["fallacy", "link", null, "It is blue."],
  ]);
});

test("what is known by now is not shown as put there as well", () => {
  const marks = [mark(0, "conclusion", "later"), mark(1, "reason", "later")];
  expect(grow([CONCLUSION, REASON, OPEN], { marks }).boxes).toEqual([
    "conclusion found: The bus should be kept.",
    "reason found: People need the bus.",
    "reason open: Choose a sentence.",
  ]);
});
