import { expect, test } from "vitest";
import { exchangeWord } from "./exchange.ts";

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
