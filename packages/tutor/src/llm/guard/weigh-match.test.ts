import { expect, test } from "vitest";
import { EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { wordsOf } from "../../reading/words.ts";
import { indexKey } from "./key-index.ts";
import { isStrewn } from "./weigh-match.ts";

const [some] = indexKey(EXAMPLES.libraryFines).texts;
if (some === undefined) throw new Error("The key has no texts.");
const keyText = { ...some, words: " they keep their promise " };
const match = { keyText, share: 1, openHits: 2, isWhole: false, span: 8 };

test.each([
  ["in halves", "Look at it so, they keep. And then, of course, their promise.", true],
  ["in another order", "Their promise, of course, is what they keep.", false],
  ["far apart", "They ask how to keep a thing. Is that one of their claims, or a promise?", false],
])("four words are told bit by bit: %s", (_name, reply, isTold) => {
  expect(isStrewn(match, wordsOf(reply))).toBe(isTold);
});
