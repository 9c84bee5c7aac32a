import { expect, test } from "vitest";
import { grantedIn } from "./telling.ts";

test.each([
  [
    "how much does it matter, in your view, that readers avoid the library?",
    "readers avoid the library?",
  ],
  ["why do you suppose it is that the library loses money?", "the library loses money?"],
  ["which claim do the others hold up?", ""],
  ["what in the passage makes you think that?", ""],
])("a question takes for granted what it is about: %s", (question, granted) => {
  expect(grantedIn(question)).toBe(granted);
});
