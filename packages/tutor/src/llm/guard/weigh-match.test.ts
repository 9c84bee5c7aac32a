import { expect, test } from "vitest";
import { EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { wordsOf } from "@elenchus/dialogue/words/words";
import { indexKey } from "./key-index.ts";
import { readText } from "./read-text.ts";
import { isCopied, isStrewn } from "./weigh-match.ts";

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

const LONG =
  "It carries only those who rank as she does, and whoever holds thrift dearer may go on disagreeing.";
const [carries, dearer] = [
  "It carries only those who rank as she does.",
  "Thrift dearer may go on.",
];
const long = {
  ...match,
  keyText: { ...some, text: LONG, words: ` ${wordsOf(LONG).join(" ")} `, size: 8 },
};

test.each([
  ["in parts that are most of it", `Mind this. ${carries} Mind this, too. ${dearer}`, 5, true],
  ["in one part", carries, 4, false],
  ["in words that may be said anyway", `Mind this. ${carries} Mind this, too. ${dearer}`, 3, false],
  [
    "in other words",
    "Those who do not rank so are not carried along; thrift is dearer to some.",
    5,
    false,
  ],
])("a long text is told: %s", (_name, reply, openHits, isTold) => {
  expect(isCopied({ ...long, openHits }, readText(reply))).toBe(isTold);
});
