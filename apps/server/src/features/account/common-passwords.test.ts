import { expect, test } from "vitest";
import { isGuessable } from "./common-passwords.ts";

const OWNER = ["ada@example.org", "Ada", "Lovelace"];

test.each([
  "password",
  "PassWord1",
  "12345678",
  "aaaaaaaa",
  "abababab",
  "ada@example.org",
  "lovelace",
])("%s is guessed first", (password) => {
  expect(isGuessable(password, OWNER)).toBe(true);
});

test.each(["socrates-asks", "correct horse battery", "Tr0ub4dor&3", "lovelace-1843"])(
  "%s is not",
  (password) => {
    expect(isGuessable(password, OWNER)).toBe(false);
  },
);
