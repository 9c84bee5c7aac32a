import { expect, test } from "vitest";
import { buildArgument } from "./build-argument.ts";
import { openDialogue } from "./open-dialogue.ts";

const ISSUE = "Should a library stop fining its readers?";

test("the first message says what the passage is about, and asks", () => {
  const argument = buildArgument({ issue: ISSUE });
  const text = openDialogue(argument);
  expect(text).toContain(`*${ISSUE}*\n\n${argument.steps[0]?.opening}`);
  expect(text).not.toContain("that you chose");
});

test("it says so, and why, where that is not what the learner chose", () => {
  const insteadOf = "Should libraries lend out cake tins?";
  const text = openDialogue(buildArgument({ issue: ISSUE, insteadOf }));
  expect(text).toContain(
    `I could not come up with a good passage on the question that you chose, so this one takes a side on another one: *${ISSUE}*`,
  );
});
