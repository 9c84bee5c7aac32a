import { families } from "@elenchus/curriculum/issues/library";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composeNearest } from "./compose-nearest.ts";
import { createReader, type Reader } from "../reader/reader.ts";

let reader: Reader;
beforeAll(async () => {
  reader = createReader();
  await reader.warm();
}, 60_000);
afterAll(() => reader.close());

function compose(issue: string, interest: string) {
  return composeNearest(reader, { module: 1, issue, interest, seed: 1, recentFrames: [] });
}

test("an issue of the library is written about as it is", async () => {
  const issue = families()[0]?.issues[0]?.question ?? "";
  const argument = await compose(issue, "anything");
  expect(argument.issue).toBe(issue);
  expect(argument).not.toHaveProperty("insteadOf");
});

test.each([
  // A question may speak of another field, such as jobs; the interest decides.
  [
    "Should people with day jobs be able to use a library until ten at night?",
    "libraries",
    "library",
  ],
  ["Should youth matches be played without keeping score?", "football", "without league tables"],
  ["Should pupils keep a falcon at school?", "falconry", "school"],
  ["Should children play football without keeping score?", "Fußball", "football"],
])("%s gives way to the nearest issue about %s", async (issue, interest, words) => {
  const argument = await compose(issue, interest);
  expect(argument.issue).toContain(words);
  expect(argument.insteadOf).toBe(issue);
});
