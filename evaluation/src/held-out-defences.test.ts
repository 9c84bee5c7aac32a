import { expect, test } from "vitest";
import { readHeldOutDefences } from "./held-out-defences.ts";
import { moduleOf } from "./labelled-answer.ts";

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, "");
const lines = readHeldOutDefences();

test("ten defences a module are held out, and forty opposites of what is expected there", () => {
  const defended = lines.filter(({ label }) => label.wrong === "defence");
  const modules = Map.groupBy(defended, ({ label }) => moduleOf(label));
  expect([...modules].map(([module, { length }]) => [module, length])).toEqual(
    [2, 3, 4, 5, 6, 7].map((module) => [module, 10]),
  );
  const turned = lines.filter(({ label }) => label.wrong === "opposite");
  expect(turned).toHaveLength(40);
  for (const { label, argument } of turned) {
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
