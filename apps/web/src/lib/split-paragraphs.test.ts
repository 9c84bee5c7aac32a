import { splitSentences } from "@elenchus/domain/split-sentences";
import { expect, test } from "vitest";
import { splitParagraphs } from "./split-paragraphs.ts";

test("sentences keep their index, paragraph by paragraph", () => {
  const passage = "One. Two by Dr. Low.\n\nThree!  Four\ngoes on.\n \nFive";
  const paragraphs = splitParagraphs(passage);
  expect(paragraphs.map((paragraph) => paragraph.map(({ index }) => index))).toEqual([
    [0, 1],
    [2, 3],
    [4],
  ]);
  expect(paragraphs.flat().map(({ text }) => text)).toEqual(splitSentences(passage));
});
