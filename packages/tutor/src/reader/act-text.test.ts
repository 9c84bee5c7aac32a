import { expect, test } from "vitest";
import { actText } from "./act-text.ts";

test("of what the tutor said the last two sentences are read, without its praise", () => {
  const praise = 'Yes, "it is dear" is one of the reasons. There it reads: *A lane costs money.*';
  const asks = "Now test the steps. Where does the reasoning fail?";
  expect(actText(`${praise}\n\n${asks}`)).toBe(asks);
});

test("the end of what the tutor said is read, up to fifty words", () => {
  const words = Array.from({ length: 60 }, (_, at) => `word${at}`);
  expect(actText(` ${words.join("\n")} `)).toBe(words.slice(10).join(" "));
  expect(actText("What is missing?")).toBe("What is missing?");
});
