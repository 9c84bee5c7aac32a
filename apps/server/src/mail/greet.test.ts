import { expect, test } from "vitest";
import { greet } from "./greet.ts";

test.each(["Ada", "J.R.", "Ana-María José", "O’Neil", "李", "Dr. Ada", "علی\u200cرضا"])(
  "%s is greeted by name",
  (name) => {
    expect(greet(name)).toBe(`Hello ${name},`);
  },
);

test("line breaks and other controls in a name become spaces", () => {
  expect(greet(" Ada\r\n\r\nLovelace\u2028\u202e ")).toBe("Hello Ada Lovelace,");
});

test.each([
  ["nothing", ""],
  ["spaces", " \n "],
  ["an address", "Win at https://evil.test"],
  ["a sentence", "Your account is closed. Pay at evil dot test"],
  ["too long", "x".repeat(41)],
  ["a bare domain", "evil.test"],
  ["www", "www.evil"],
  ["a mail address", "eve@evil.test"],
  [
    "a whole message",
    "Your account is in danger, call this number at once, or lose it. ".repeat(2),
  ],
])("a name that is %s is left out", (_what, name) => {
  expect(greet(name)).toBe("Hello,");
});
