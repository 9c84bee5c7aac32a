import { expect, test } from "vitest";
import { gateReply, PLANNED_REPLIES, writerReply } from "@elenchus/evaluation/llm-argument-replies";
import type { Prompt } from "../model-client.ts";
import { createModerator } from "../moderate/create-moderator.ts";
import { buildCall, buildScriptedClient } from "./build-scripted-client.ts";
import { buildWriter, requestFor } from "./build-writer.ts";
import { writeArgument } from "./write-argument.ts";

/** Most that the start of a dialogue may take in, in tokens of four characters. */
const MOST_IN = 12_000;

function tokensOf(prompts: readonly Prompt[]): number {
  const texts = prompts.flatMap(({ instructions, task }) => [...instructions, task]);
  return texts.join("\n").length / 4;
}

test.each(PLANNED_REPLIES)(
  "the start of a dialogue in module $module ($flaw), with a mend, takes few tokens in",
  async (planned) => {
    const lacking = writerReply(planned);
    lacking.conclusion.paraphrases.splice(2);
    lacking.conclusion.hints.pop();
    const line = { id: "line-1", text: "doors open later" };
    const moderator = buildScriptedClient("maker/three", {
      verdicts: [{ id: "text-1", category: null, fit: true }],
    });
    const { writer, client, judge } = buildWriter(
      {
        written: [lacking, { lines: [line, { ...line, id: "line-2" }] }],
        judged: [gateReply(planned)],
      },
      { moderate: createModerator(moderator) },
    );
    const argument = await writeArgument(writer, requestFor(planned), buildCall());
    expect(argument.writer).toBe("maker/one");
    const asked = [client, judge, moderator].map(({ prompts }) => prompts);
    expect(asked.map(({ length }) => length)).toEqual([2, 1, 1]);
    expect(tokensOf(asked.flat())).toBeLessThan(MOST_IN);
  },
);
