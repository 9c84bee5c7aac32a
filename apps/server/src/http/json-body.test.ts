import { expect, test } from "vitest";
import { parseJsonBody } from "./json-body.ts";

test("strings are what a database can store", () => {
  expect(parseJsonBody('{"a":"x\\u0000y","b":["\\ud83d","\\ud83d\\udc1d"]}')).toEqual({
    a: "xy",
    b: ["\ufffd", "🐝"],
  });
});

test("a backslash before u0000 is text", () => {
  expect(parseJsonBody('{"a":"\\\\u0000"}')).toEqual({ a: "\\u0000" });
});

test("half JSON is no JSON", () => {
  expect(() => parseJsonBody("{")).toThrow(SyntaxError);
});
