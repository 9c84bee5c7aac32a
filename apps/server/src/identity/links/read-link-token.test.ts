import { expect, test } from "vitest";
import { readLinkToken } from "./read-link-token.ts";

const TOKEN = "3D-abc_DEFghijklmnopqrstuvwxyz0123456789ABC";

test.each([
  TOKEN,
  `${TOKEN}.`,
  `${TOKEN}>`,
  `<${TOKEN}>).”`,
  `${TOKEN}_`,
  `${TOKEN}">click`,
  `${TOKEN}, thank you`,
  ` ${TOKEN}\r\n`,
  `3D${TOKEN}`,
  `=3D${TOKEN}=`,
  `${TOKEN.slice(0, 20)}=\r\n${TOKEN.slice(20)}`,
  `${TOKEN.slice(0, 20)} ${TOKEN.slice(20)}`,
  `\u200B${TOKEN}\uFEFF`,
])("the token is found in %j", (typed) => {
  expect(readLinkToken(typed)).toBe(TOKEN);
});

test.each([
  ["no such token.", "nosuchtoken"],
  ["a+b", "a+b"],
  [" .> ", ""],
  ["", ""],
])("%j holds none", (typed, rest) => {
  expect(readLinkToken(typed)).toBe(rest);
});
