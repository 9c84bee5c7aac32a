import { expect, test } from "vitest";
import { buildDialogue, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { sharedPrefix } from "./shared-prefix.ts";
import { buildSummaryPrompt } from "./summary-prompt.ts";

/** What keeps a whole dialogue cheap. Four characters of English are about a token. */
const MOST_CHARACTERS = 6400;

test.each(Object.entries(EXAMPLES))(
  "the shared prefix of %s holds the passage, nothing of the key, and is short",
  (_, argument) => {
    const prefix = sharedPrefix(argument);
    expect(prefix).toContain(argument.passage.slice(0, 40));
    const unsaid = argument.key.expectations
      .map(({ statement }) => statement)
      .filter((statement) => !argument.passage.includes(statement));
    expect(unsaid.filter((statement) => prefix.includes(statement))).toEqual([]);
    expect(prefix.length).toBeLessThanOrEqual(MOST_CHARACTERS);
  },
);

test("a summary begins with it, too", () => {
  const { bikeLane } = EXAMPLES;
  const view = { argument: bikeLane, dialogue: buildDialogue(bikeLane, 0), transcript: [] };
  const { instructions } = buildSummaryPrompt(view, [0]);
  expect(instructions[0]).toBe(sharedPrefix(bikeLane));
  expect(instructions.join("\n\n").length).toBeLessThan(12_000);
});
