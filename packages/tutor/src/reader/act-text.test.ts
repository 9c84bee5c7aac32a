import { expect, test } from "vitest";
import { actText } from "./act-text.ts";

test("the end of what the tutor said is read, up to fifty words", () => {
  const words = Array.from({ length: 60 }, (_, at) => `word${at}`);
  expect(actText(` ${words.join("\n")} `)).toBe(words.slice(10).join(" "));
  expect(actText("What is missing?")).toBe("What is missing?");
});
