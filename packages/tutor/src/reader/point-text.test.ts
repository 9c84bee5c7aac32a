import { expect, test } from "vitest";
import type { Expectation } from "@elenchus/dialogue/argument";
import { pointText } from "./point-text.ts";

const PASSAGE = { passage: "Fines keep people away. So scrap them." };

const POINT: Expectation = {
  id: "conclusion",
  kind: "conclusion",
  step: 0,
  statement: "Fines should go.",
  paraphrases: ["fines should go", "scrap fines", "no more fines", "drop them"],
  opposites: ["keep fines", "raise fines"],
  hints: [],
  prompt: "",
};

test.each<[string, Partial<Expectation>, string]>([
  [
    "a point is its kind, its statement, two more ways and an opposite",
    {},
    "conclusion: Fines should go. scrap fines / no more fines NOT: keep fines",
  ],
  [
    "a point without ways and opposites is its statement",
    { kind: "assumption", paraphrases: [], opposites: [] },
    "assumption: Fines should go.",
  ],
  [
    "a term is its two readings",
    {
      kind: "ambiguous_term",
      term: { phrase: "fine", readings: ["a sum to pay", "all right"], stake: "" },
    },
    "two meanings of fine: a sum to pay / all right",
  ],
  [
    "a find of one's own is a question to the passage",
    { kind: "assumption", isOwn: true },
    `is it an unsaid assumption? ${PASSAGE.passage}`,
  ],
])("%s", (_, differs, text) => {
  expect(pointText(PASSAGE, { ...POINT, ...differs })).toBe(text);
});

test("fitting may choose other ways and no opposite", () => {
  const text = pointText(PASSAGE, POINT, ({ ways }) => ({ ways: ways.slice(-1), opposites: [] }));
  expect(text).toBe("conclusion: Fines should go. drop them");
});
