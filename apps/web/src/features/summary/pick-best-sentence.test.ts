import { expect, test } from "vitest";
import { buildMap } from "../../testing/build-map.ts";
import { pickBestSentence } from "./pick-best-sentence.ts";

const [plain] = buildMap().nodes;
if (plain === undefined) throw new Error("The map has no box.");
const found = { ...plain, part: "reason", standing: "found", step: 1 } as const;

test.each([
  [
    "the longest of the furthest step",
    [
      { step: 1, words: "a b c d e f g" },
      { step: 2, words: "one two three four" },
    ],
    "one two three four",
  ],
  [
    "the longest of one step",
    [{ words: "one two three four" }, { words: "one two three four five" }],
    "one two three four five",
  ],
  ["nothing that is told", [{ standing: "told", words: "one two three four" }], null],
  ["nothing that is too short", [{ words: "the hall" }], null],
  ["nothing that was pointed to", [{ words: null }], null],
] as const)("the best sentence is %s", (_, changes, best) => {
  const nodes = changes.map((change) => ({ ...found, ...change }));
  expect(pickBestSentence({ nodes })).toBe(best);
});
