import { describe, expect, test, vi } from "vitest";
import { gateReply, PLANNED_REPLIES, writerReply } from "@elenchus/evaluation/llm-argument-replies";
import { LATE_HOURS_ISSUE } from "@elenchus/evaluation/llm-arguments/late-hours";
import { isOwnFinding } from "@elenchus/dialogue/is-own-finding";
import { decideMove, startDialogue } from "@elenchus/dialogue/policy";
import { buildModerator } from "../moderate/build-moderator.ts";
import { buildCall, buildWaitingClient } from "./build-scripted-client.ts";
import {
  buildWriter,
  NOTHING_FOUND,
  requestFor,
  spoilt,
  STRAW,
  TOO_SHORT,
} from "./build-writer.ts";
import { writeArgument } from "./write-argument.ts";

describe("a good draft", () => {
  test.each(PLANNED_REPLIES)("of module $module is served ($flaw)", async (planned) => {
    const { writer, reports } = buildWriter({
      written: [writerReply(planned)],
      judged: [gateReply(planned)],
    });
    const argument = await writeArgument(writer, requestFor(planned), buildCall());
    expect(argument.writer).toBe("maker/one");
    expect(argument.frame).toMatch(new RegExp(`^llm-m${planned.module}-`, "u"));
    expect(argument.issue).toBe(LATE_HOURS_ISSUE);
    expect(reports).toEqual([
      {
        module: planned.module,
        plan: argument.frame,
        servedBy: "model",
        rejected: [],
      },
    ]);
  });

  test("lets both ambiguous words be of the learner's own finding", async () => {
    const planned = PLANNED_REPLIES.find((one) => one.module === 1);
    if (planned === undefined) throw new Error("no reply of module 1");
    const { writer } = buildWriter({
      written: [writerReply(planned)],
      judged: [gateReply(planned)],
    });
    const argument = await writeArgument(writer, requestFor(planned), buildCall());
    let dialogue = { ...startDialogue(argument), step: 2 };
    for (const { id } of argument.key.expectations.filter(isOwnFinding))
      ({ dialogue } = decideMove(argument, dialogue, {
        speechAct: "answer",
        coverage: { [id]: 0.9 },
        misconceptions: [],
        confidence: 0.9,
        findings: [],
        judge: "test",
      }));
    expect(dialogue.outcome).toBe("success");
  });

  test("takes one call to each model", async () => {
    const { writer, client, judge } = buildWriter({
      written: [writerReply(STRAW)],
      judged: [gateReply(STRAW)],
    });
    await writeArgument(writer, requestFor(STRAW), buildCall());
    expect([client.prompts.length, judge.prompts.length]).toEqual([1, 1]);
  });
});

describe("the judge", () => {
  test("sees the passage, and neither key, plan, issue nor interest", async () => {
    const { writer, judge } = buildWriter({
      written: [writerReply(STRAW)],
      judged: [gateReply(STRAW)],
    });
    const request = requestFor(STRAW, { interest: "INTEREST-MARK" });
    const argument = await writeArgument(writer, request, buildCall());
    const [prompt] = judge.prompts;
    const shown = [...(prompt?.instructions ?? []), prompt?.task].join("\n");
    expect(shown).toContain(argument.passage);
    expect(prompt?.task).not.toMatch(/strawman|INTEREST-MARK|planned|Should a town library/u);
    for (const { statement } of argument.key.expectations.filter((one) => one.kind !== "probe"))
      expect(shown).not.toContain(statement);
  });

  test("is asked only about what code has nothing against", async () => {
    const { writer, judge } = buildWriter({ written: [TOO_SHORT], judged: [gateReply(STRAW)] });
    const written = writeArgument(writer, requestFor(STRAW), buildCall());
    await expect(written).rejects.toMatchObject({ failure: "invalid_output" });
    expect(judge.prompts).toEqual([]);
  });
});

test("a draft that lacks a paraphrase is asked for that line and not rewritten", async () => {
  const lacking = spoilt((reply) => void reply.conclusion.paraphrases.splice(3));
  const line = { id: "line-1", text: "keep the doors open for longer" };
  const { writer, client, judge, reports } = buildWriter({
    written: [lacking, { lines: [line] }],
    judged: [gateReply(STRAW)],
  });
  const argument = await writeArgument(writer, requestFor(STRAW), buildCall());
  expect(argument.key.expectations[0]?.paraphrases).toContain(line.text);
  expect(reports[0]).toMatchObject({ servedBy: "model", rejected: [] });
  expect([client.prompts.length, judge.prompts.length]).toEqual([2, 1]);
});

describe("moderator and judge", () => {
  test("look at a draft at the same time", async () => {
    const { moderate } = buildModerator();
    const { writer, judge } = buildWriter(
      { written: [writerReply(STRAW)], judged: [gateReply(STRAW)] },
      {
        moderate: async (texts, call) => {
          await vi.waitFor(() => expect(judge.prompts).toHaveLength(1));
          return moderate(texts, call);
        },
      },
    );
    expect((await writeArgument(writer, requestFor(STRAW), buildCall())).writer).toBe("maker/one");
  });

  test("do not wait for each other where the moderator refuses: the judge is cancelled", async () => {
    const verdicts = [true, false];
    const { moderate } = buildModerator(() => verdicts.shift() ?? false);
    const ended = vi.fn<() => void>();
    const waiting = buildWaitingClient(ended);
    const { writer, judge, reports } = buildWriter(
      { written: [writerReply(STRAW)], judged: [gateReply(STRAW)] },
      { moderate },
    );
    const clients = [waiting, judge];
    const switching = {
      ...judge,
      generate: ((question, call) =>
        (clients.shift() ?? judge).generate(question, call)) as typeof judge.generate,
    };
    await writeArgument({ ...writer, judge: switching }, requestFor(STRAW), buildCall());
    expect(ended).toHaveBeenCalledOnce();
    expect(reports[0]?.rejected.map(({ stage }) => stage)).toEqual(["moderation"]);
  });
});

describe("a rejected draft", () => {
  test("is rewritten by a writer who sees it and its faults", async () => {
    const { writer, client, reports } = buildWriter({
      written: [TOO_SHORT, writerReply(STRAW)],
      judged: [gateReply(STRAW)],
    });
    const argument = await writeArgument(writer, requestFor(STRAW), buildCall());
    expect(argument.writer).toBe("maker/one");
    const rewrite = client.prompts[1]?.task ?? "";
    expect(rewrite).toContain("it needs 90 to 160");
    expect(rewrite).toContain('<fenced label="draft">');
    expect(rewrite).toContain(TOO_SHORT.passage.slice(0, 60));
    expect(reports[0]?.rejected.map(({ stage }) => stage)).toEqual(["checks"]);
  });

  test("leaves the instructions as they were, so that they are read from the cache", async () => {
    const { writer, client } = buildWriter({
      written: [TOO_SHORT, writerReply(STRAW)],
      judged: [gateReply(STRAW)],
    });
    await writeArgument(writer, requestFor(STRAW), buildCall());
    expect(client.prompts[1]?.instructions).toEqual(client.prompts[0]?.instructions);
  });

  test("is told of what the judge did not find", async () => {
    const { writer, client, reports } = buildWriter({
      written: [writerReply(STRAW)],
      judged: [NOTHING_FOUND, gateReply(STRAW)],
    });
    await writeArgument(writer, requestFor(STRAW), buildCall());
    expect(client.prompts[1]?.task).toContain("did not find the planned flaw (strawman)");
    expect(reports[0]?.rejected.map(({ stage }) => stage)).toEqual(["gate"]);
  });

  test("is told when it does not pass moderation", async () => {
    const verdicts = [true, false];
    const { moderate, shown } = buildModerator(() => verdicts.shift() ?? false);
    const { writer, client, reports } = buildWriter(
      { written: [writerReply(STRAW)], judged: [gateReply(STRAW)] },
      { moderate },
    );
    const argument = await writeArgument(writer, requestFor(STRAW), buildCall());
    expect(client.prompts[1]?.task).toContain("not fit for learners");
    expect(reports[0]?.rejected.map(({ stage }) => stage)).toEqual(["moderation"]);
    expect(shown[0]).toHaveLength(1);
    expect(shown[0]?.[0]).toContain(argument.passage);
    expect(shown[0]?.[0]).toContain(argument.key.expectations[0]?.hints[0]);
  });

  test("is told when the quick look refuses, and no moderator is asked", async () => {
    const looks = [false, true];
    const { moderate, shown } = buildModerator();
    const { writer, client } = buildWriter(
      { written: [writerReply(STRAW)], judged: [gateReply(STRAW)] },
      { moderate, passes: () => looks.shift() ?? true },
    );
    await writeArgument(writer, requestFor(STRAW), buildCall());
    expect(client.prompts[1]?.task).toContain("not fit for learners");
    expect(shown).toHaveLength(1);
  });
});

describe("after two rewrites", () => {
  test("none is written, and the report says why", async () => {
    const { writer, client, judge, reports } = buildWriter({
      written: [writerReply(STRAW)],
      judged: [NOTHING_FOUND],
    });
    const written = writeArgument(writer, requestFor(STRAW), buildCall());
    await expect(written).rejects.toMatchObject({ failure: "invalid_output" });
    expect([client.prompts.length, judge.prompts.length]).toEqual([3, 3]);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({ servedBy: "built-in", plan: "llm-m5-strawman" });
    expect(reports[0]?.rejected.map(({ stage }) => stage)).toEqual(["gate", "gate", "gate"]);
    expect(reports[0]?.rejected[2]?.faults.join()).toContain("did not find the planned flaw");
  });
});
