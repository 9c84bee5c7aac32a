import { expect, test } from "vitest";
import { readHeldOutDefences } from "./held-out-defences.ts";
import { moduleOf } from "./labelled-answer.ts";

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, "");
const lines = readHeldOutDefences();

test("defences of each module's flaws are held out, and opposites of what is expected at their step", () => {
  const { defence = [], opposite = [] } = Object.groupBy(lines, ({ label }) => label.wrong);
  const modules = new Set(defence.map(({ label }) => moduleOf(label)));
  expect(modules).toEqual(new Set([2, 3, 4, 5, 6, 7]));
  for (const { label, argument } of opposite) {
    const expected = argument.key.expectations.find(({ id }) => id === label.of);
    expect(expected?.step, label.message).toBe(label.step);
  }
});

test("none is among the texts of its key", () => {
  for (const { argument, message } of lines) {
    const { expectations, misconceptions } = argument.key;
    const known = [...expectations, ...misconceptions].flatMap((one) => [
      ...one.paraphrases,
      ...("opposites" in one ? (one.opposites ?? []) : []),
    ]);
    expect(known.map(plain)).not.toContain(plain(message));
  }
});
