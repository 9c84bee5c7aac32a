import { expect, test } from "vitest";
import { exchangeWord, putInNot } from "./make-wrong.ts";

test.each([
  ["close it on Sundays", "The pool should close on Sundays.", /^close it on \w+days$/u],
  ["all pupils get one", "All pupils should get a bicycle.", /^(?:some|few) pupils get one$/u],
  ["it costs 12 pounds", "It costs 12 pounds.", /^it costs 25 pounds$/u],
])("%s: one word that the point names is exchanged", (message, point, other) => {
  expect(exchangeWord(message, point)).toMatch(other);
  expect(exchangeWord(message, point)).not.toBe(message);
});

test.each([
  ["that is all I can see", "The pool should close on Sundays."],
  ["shut the pool", "The pool should close on Sundays."],
])("%s: nothing that the point names can be exchanged", (message, point) => {
  expect(exchangeWord(message, point)).toBeNull();
});

test.each([
  ["they should close the pool", "they should not close the pool"],
  ["it is clear that it must close", "it is clear that it must not close"],
  ["fines are unfair", "fines are not unfair"],
  ["it shouldnt open on sundays", null],
  ["close the pool", null],
])("%s: not put in makes it %s", (message, denied) => {
  expect(putInNot(message)).toBe(denied);
});
