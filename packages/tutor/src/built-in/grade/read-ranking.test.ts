import { families } from "@elenchus/curriculum/issues/library";
import type { Expectation } from "@elenchus/dialogue/argument";
import { describe, expect, test } from "vitest";
import { readRanking } from "./read-ranking.ts";

const value = (id: string, statement: string, paraphrases: readonly string[]): Expectation => ({
  id,
  kind: "value",
  step: 2,
  statement,
  paraphrases,
  hints: [],
  prompt: "",
});
const FIRST = value("value-first", "What comes first is the bond between a race and its town.", [
  "community",
]);
const SECOND = value("value-second", "What stands back is a race open to everyone.", ["openness"]);

test.each([
  ["the bond with the town over openness", "as it is"],
  ["community is more important than openness", "as it is"],
  ["openness over community", "turned"],
  ["a race that everyone may enter matters more than the town's bond", "turned"],
  // One of the two alone, a denial, or nothing between them: the reader decides.
  ["community above everything", null],
  ["the writer does not put openness above community", null],
  ["community and openness", null],
  ["he gives up openness rather than community", null],
] as const)("“%s”: %s", (text, ranking) => {
  expect(readRanking([FIRST, SECOND], text)).toBe(ranking);
});

describe("what an issue of the library calls its two values", () => {
  test("is ranked as it is put, and turned round where it is turned", () => {
    for (const { values } of families().flatMap(({ issues }) => issues)) {
      const [one, other] = [values.first.phrase, values.second.phrase];
      const pair = [value("a", one, []), value("b", other, [])];
      expect(readRanking(pair, `He puts ${one} above ${other}.`), one).not.toBe("turned");
      expect(readRanking(pair, `He puts ${other} above ${one}.`), one).not.toBe("as it is");
    }
  });
});
