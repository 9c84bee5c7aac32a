import { expect, test } from "vitest";
import { writeOnce } from "./write-once.ts";

test("a text that is written once is the same text in a request, whatever stands in it", () => {
  const text = 'He said "so".\n\tÄ, 🚲, \u2028, \ud800 and \\ stay as they are.';
  const request = { messages: [{ role: "system", content: writeOnce(text) }] };
  const plain = { messages: [{ role: "system", content: text }] };
  expect(JSON.stringify(request)).toBe(JSON.stringify(plain));
});
