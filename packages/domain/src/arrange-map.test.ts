import { expect, test } from "vitest";
import { arrangeMap } from "./arrange-map.ts";

const node = (part: "conclusion" | "reason" | "flaw" | "impact" | "question") =>
  ({ part, hangs: "tree", on: null }) as const;
const flaw = (hangs: "box" | "link" | "beside", on: number | null = null) =>
  ({ part: "flaw", hangs, on }) as const;

test("every node of a map stands in one place", () => {
  const nodes = [
    node("conclusion"),
    node("reason"),
    node("reason"),
    flaw("box", 2),
    flaw("link", 1),
    flaw("link"),
    flaw("beside"),
    flaw("box", 0),
    flaw("box", 9),
    node("question"),
    node("impact"),
  ];
  expect(arrangeMap(nodes)).toEqual({
    conclusions: [{ index: 0, onLink: [], onBox: [7] }],
    beside: [6],
    onStep: [5, 8],
    reasons: [
      { index: 1, onLink: [4], onBox: [] },
      { index: 2, onLink: [], onBox: [3] },
    ],
    strip: [10, 9],
  });
});
