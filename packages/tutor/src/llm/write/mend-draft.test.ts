import { describe, expect, test } from "vitest";
import { writtenDraft } from "@elenchus/evaluation/llm-argument-replies";
import type { Draft } from "./draft.ts";
import { buildCall, buildScriptedClient } from "./build-scripted-client.ts";
import { failure } from "./build-writer.ts";
import { planOf, plannedOf, spoiltDraft } from "./build-faults.ts";
import { findLacks } from "./find-lacks.ts";
import { mendDraft } from "./mend-draft.ts";
import { tidyDraft } from "./tidy-draft.ts";

const PLAN = planOf(plannedOf("terms"));
/** Lacks a paraphrase, and has a hint that tells. */
const LACKING = spoiltDraft("terms", ({ conclusion }) => {
  conclusion.paraphrases.splice(3);
  conclusion.hints[2] = conclusion.statement;
});
const TERSE = "later doors for the library";
const HINT = "If the writer had one line for a poster, what would it ask for?";

function mend(draft: Draft, ...replies: unknown[]) {
  const client = buildScriptedClient("maker/one", ...replies);
  return { client, mending: mendDraft(client, tidyDraft(draft), PLAN, buildCall()) };
}

function lines(...texts: string[]) {
  return { lines: texts.map((text, index) => ({ id: `line-${index + 1}`, text })) };
}

test("a good draft costs no question", async () => {
  const { client, mending } = mend(writtenDraft(plannedOf("terms")));
  expect((await mending).faults).toEqual([]);
  expect(client.prompts).toEqual([]);
});

test("what is lacking is asked for by one question for these lines alone", async () => {
  const { client, mending } = mend(LACKING, lines(TERSE, HINT));
  const { draft, faults } = await mending;
  expect(faults).toEqual([]);
  expect(draft.conclusion.paraphrases).toHaveLength(4);
  expect(draft.conclusion.paraphrases.at(-1)).toBe(TERSE);
  expect(draft.conclusion.hints[2]).toBe(HINT);
  expect(findLacks(draft, null)).toEqual([]);
  expect(client.prompts).toHaveLength(1);
  const task = client.prompts[0]?.task ?? "";
  expect(task).toContain("line-1: One more way");
  expect(task).toContain("line-2: A hint that leads");
  expect(task).not.toContain("line-3");
  expect(task).toContain(LACKING.passage);
  expect(task).not.toContain(LACKING.reasons[0]?.hints[0] ?? "?");
});

describe("where the model has nothing better", () => {
  test.each([
    [
      "says the same again",
      lines(LACKING.conclusion.paraphrases[0] ?? "", LACKING.conclusion.statement),
    ],
    ["leaves the lines out", lines()],
    ["fails", failure("invalid_output")],
  ])(
    "and %s, help is filled in that fits any passage, and a paraphrase done without",
    async (_, reply) => {
      const { client, mending } = mend(LACKING, reply);
      const { draft, faults } = await mending;
      expect(faults).toEqual([]);
      expect(draft.conclusion.hints[2]).toContain("put one line on a poster");
      expect(draft.conclusion.paraphrases).toHaveLength(3);
      expect(client.prompts).toHaveLength(1);
    },
  );

  test("a quotation that stands nowhere makes the draft useless", async () => {
    const draft = spoiltDraft("terms", ({ conclusion }) => {
      conclusion.quote = "penguins swim in winter";
    });
    const { faults } = await mend(draft, lines("penguins swim")).mending;
    expect(faults.join()).toContain("conclusion.quote is missing or no good");
    const { faults: none } = await mend(
      draft,
      lines(writtenDraft(plannedOf("terms")).conclusion.quote),
    ).mending;
    expect(none).toEqual([]);
  });
});

test("a failure that another try may mend is thrown on", async () => {
  const error = failure("network");
  await expect(mend(LACKING, error).mending).rejects.toBe(error);
});

test("nothing is asked where there is no time left", async () => {
  const client = buildScriptedClient("maker/one", lines(TERSE, HINT));
  const call = { ...buildCall(), timeLeft: () => 0 };
  const { draft } = await mendDraft(client, tidyDraft(LACKING), PLAN, call);
  expect(draft.conclusion.hints[2]).toContain("put one line on a poster");
  expect(client.prompts).toEqual([]);
});
