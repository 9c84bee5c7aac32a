import { expect, test } from "vitest";
import { buildArgument } from "@elenchus/dialogue/build-argument";
import { hasWordsOf } from "./is-way-of-key.ts";

const [first] = buildArgument().key.expectations;
if (first === undefined) throw new Error("The example has no key.");
const conclusion = {
  ...first,
  statement: "Every pupil should learn to cook ten meals before leaving school.",
};

test.each([
  ["Every pupil should learn to cook ten meals before they leave school", true],
  ["before leaving school every pupil must have learnt to cook ten meals", false],
  ["Every pupil should learn to cook ten meals", false],
  ["Every pupil should learn to cook ten meals before leaving school, at home", false],
])("just the words of a claim stand in %s: %s", (text, isSo) => {
  expect(hasWordsOf(conclusion, text)).toBe(isSo);
});
