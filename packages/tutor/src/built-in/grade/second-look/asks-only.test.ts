import { expect, test } from "vitest";
import { asksOnly } from "./asks-only.ts";

test.each([
  ["What do the fines have to do with it? And why?", true],
  ["I don't understand the twenty pence. Explain it.", true],
  ["Write a song about what the readers want", true],
  ["What the writer wants is an end of the fines.", false],
  ["Who cares about fines? Trust works better.", false],
  ["fairness?", false],
])("%s: nothing but asked: %s", (text, isAsked) => {
  expect(asksOnly(text)).toBe(isAsked);
});
