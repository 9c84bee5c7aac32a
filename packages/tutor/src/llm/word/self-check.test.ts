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
  return { isWhole: reply === SAID, asked: judge.prompts.length };
}

test("a doubt is put to the judging model, as one request", async () => {
  expect(await wordAt(0.5, { tells: false })).toEqual({ isWhole: true, asked: 1 });
  expect(await wordAt(-0.5, { tells: true })).toMatchObject({ isWhole: false });
});

test("where it fails, the sentence is refused as without it", async () => {
  const late = new ModelError("timeout", "late");
  expect(await wordAt(0.5, late)).toMatchObject({ isWhole: false });
  expect(await wordAt(-0.5, late)).toEqual({ isWhole: true, asked: 1 });
});
