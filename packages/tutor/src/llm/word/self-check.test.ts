import { expect, test } from "vitest";
import { createLeakCheck } from "../../checks/leaks/leak-check.ts";
import { buildDialogue, buildTurn, EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { ModelError } from "../model-client.ts";
import { buildScriptedClient } from "../write/build-scripted-client.ts";
import { wordWith } from "./build-wording.ts";

const turn = buildTurn(EXAMPLES.libraryFines, buildDialogue(EXAMPLES.libraryFines, 0), {
  kind: "hint",
});
const SAID = "Think of what the readers would be spared. What does the writer want?";

/** A reply whose first sentence scores this much, with a judge that answers so. */
async function wordAt(score: number, answer: unknown) {
  const judge = buildScriptedClient("fake/judge", answer);
  const checkLeak = createLeakCheck(async (_context, { text }) =>
    text.startsWith("Think") ? score : -9,
  );
  const { reply } = await wordWith(turn, [SAID], { checkLeak, judge });
  return { isWhole: reply === SAID, asked: judge.prompts };
}

test("a sentence that is marked is put to the judging model, as one request", async () => {
  const { isWhole, asked } = await wordAt(3, { tells: false });
  expect([isWhole, asked.length]).toEqual([true, 1]);
  expect((await wordAt(3, { tells: true })).isWhole).toBe(false);
  expect((await wordAt(-0.5, { tells: true })).asked).toHaveLength(0);
});

test("it is told what the learner has said, and what is open at this step alone", async () => {
  const { asked } = await wordAt(3, { tells: false });
  const task = asked[0]?.task ?? "";
  const { expectations } = EXAMPLES.libraryFines.key;
  expect(task).toContain(turn.message);
  const core = expectations.filter(({ kind }) => kind !== "probe");
  for (const { step, statement } of core) expect(task.includes(statement)).toBe(step === 0);
});

test("where it fails, the sentence is said", async () => {
  expect((await wordAt(3, new ModelError("timeout", "late"))).isWhole).toBe(true);
});
