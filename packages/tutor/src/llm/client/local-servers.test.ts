import { describe, expect, test } from "vitest";
import { FLAVOURS } from "@elenchus/evaluation/model-wires/wire";
import { createModelClient } from "../create-model-client.ts";
import { buildRig, GOOD, QUESTION, readStream, replyInTurn, SHAPED } from "./build-rig.ts";

const WIRE = "openai-compatible";

describe.each(FLAVOURS)("%s as it is", (flavour) => {
  test.each([true, false])("streams, counting tokens or not (%s)", async (countsStreams) => {
    const usage = { inputTokens: 300, outputTokens: 12 };
    const reply = () => ({ text: "Look at the last sentence.", thoughts: "B it is.", usage });
    const rig = await buildRig(WIRE, reply, { server: { flavour, countsStreams } });
    const { pieces, error } = await readStream(rig.client.stream(QUESTION, rig.call()));
    expect(error).toBeNull();
    expect(pieces.join("")).toBe("Look at the last sentence.");
    // What is not counted is estimated: by the prompt's length, and that of all that was said and thought.
    const estimated = { inputTokens: 28, outputTokens: 9 };
    expect(rig.records).toMatchObject([
      { usage: countsStreams ? usage : estimated, costMicros: null },
    ]);
  });

  test("holds to a shape", async () => {
    const rig = await buildRig(WIRE, () => GOOD, { server: { flavour } });
    expect(await rig.client.generate(SHAPED, rig.call())).toEqual({ verdict: "right" });
    expect(rig.server.requests[0]?.json["response_format"]).toMatchObject({ type: "json_schema" });
    expect(rig.server.count()).toBe(1);
  });

  test("that refuses a shape is asked in words, and remembered", async () => {
    const text = 'Sure!\n```json\n{ "verdict": "right" }\n```';
    const rig = await buildRig(WIRE, () => ({ text }), { server: { flavour, structured: false } });
    for (let round = 0; round < 3; round += 1) {
      expect(await rig.client.generate(SHAPED, rig.call())).toEqual({ verdict: "right" });
    }
    expect(rig.records.map(({ requests }) => requests)).toEqual([2, 1, 1]);
    const last = rig.server.requests.at(-1);
    expect(last?.json).not.toHaveProperty("response_format");
    expect(last?.system.join()).toContain('{"type":"object"');
    expect(rig.reports).toEqual([expect.stringContaining("asked in words")]);
  });

  test("that breaks over a shape is asked in words, and remembered the second time", async () => {
    const rig = await buildRig(
      WIRE,
      ({ schema }) =>
        schema === null ? GOOD : { fault: { kind: "error", error: "server_error", status: 500 } },
      { server: { flavour } },
    );
    for (let round = 0; round < 3; round += 1) {
      expect(await rig.client.generate(SHAPED, rig.call())).toEqual({ verdict: "right" });
    }
    expect(rig.records.map(({ requests }) => requests)).toEqual([2, 2, 1]);
    expect(rig.records.map((one) => one.isShapeInWords)).toEqual([true, true, true]);
  });

  test("that failed once is asked for the shape by its own means again", async () => {
    const failed = { fault: { kind: "error", error: "server_error", status: 500 } } as const;
    const rig = await buildRig(WIRE, replyInTurn(failed, GOOD), { server: { flavour } });
    await rig.client.generate(SHAPED, rig.call());
    await rig.client.generate(SHAPED, rig.call());
    expect(rig.server.requests.map(({ schema }) => schema === null)).toEqual([false, true, false]);
  });

  test("that has failed altogether is asked twice, and no more", async () => {
    const failed = { fault: { kind: "error", error: "server_error", status: 500 } } as const;
    const rig = await buildRig(WIRE, () => failed, { server: { flavour } });
    await expect(rig.client.generate(SHAPED, rig.call())).rejects.toMatchObject({
      failure: "server_error",
    });
    expect(rig.server.count()).toBe(2);
  });

  test("that writes JSON with a trailing comma and a remark is understood", async () => {
    const text = '{"verdict": "right", // as I see it\n}';
    const rig = await buildRig(WIRE, () => ({ text }), { server: { flavour } });
    expect(await rig.client.generate(SHAPED, rig.call())).toEqual({ verdict: "right" });
    expect(rig.server.count()).toBe(1);
  });

  test.each([
    '[{"verdict": "right"}]',
    '{"verdict_object": {"verdict": "right"}}',
    '<tool_call>\n{"name": "verdict", "arguments": {"verdict": "right"}}\n</tool_call>',
  ])("that wraps JSON in more JSON is understood: %s", async (text) => {
    const rig = await buildRig(WIRE, () => ({ text }), { server: { flavour } });
    expect(await rig.client.generate(SHAPED, rig.call())).toEqual({ verdict: "right" });
    expect(rig.server.count()).toBe(1);
  });

  test("that takes JSON for thoughts is understood, and thoughts are none", async () => {
    const thoughts = replyInTurn(
      { text: "", thoughts: '{"verdict": "right"}' },
      { text: "", thoughts: 'I could say {"verdict": "right"}' },
    );
    const rig = await buildRig(WIRE, thoughts, { server: { flavour } });
    expect(await rig.client.generate(SHAPED, rig.call())).toEqual({ verdict: "right" });
    await expect(rig.client.generate(SHAPED, rig.call())).rejects.toMatchObject({
      failure: "empty",
    });
  });

  test("has room for thoughts beside a short answer, and no more than it holds beside a long one", async () => {
    const rig = await buildRig(WIRE, () => GOOD, { server: { flavour } });
    for (const maxOutputTokens of [700, 9000]) {
      await rig.client.generate({ ...SHAPED, maxOutputTokens }, rig.call());
    }
    expect(rig.server.requests.map((one) => one.maxOutputTokens)).toEqual([4796, 9000]);
  });

  test("that reads only the beginning of a prompt is told of, once", async () => {
    const task = "Look at the last sentence. ".repeat(1000);
    const question = { ...QUESTION, prompt: { ...QUESTION.prompt, task } };
    const usage = { inputTokens: 4096, outputTokens: 12 };
    const rig = await buildRig(WIRE, () => ({ text: "Yes.", usage }), { server: { flavour } });
    await readStream(rig.client.stream(question, rig.call()));
    await readStream(rig.client.stream(question, rig.call()));
    expect(rig.records.map(({ isPromptCut }) => isPromptCut)).toEqual([true, true]);
    expect(rig.reports).toEqual([expect.stringContaining("OLLAMA_CONTEXT_LENGTH=")]);
    const whole = await buildRig(
      WIRE,
      () => ({ text: "Yes.", usage: { ...usage, inputTokens: 6000 } }),
      { server: { flavour } },
    );
    await readStream(whole.client.stream(question, whole.call()));
    expect(whole.reports).toEqual([]);
  });

  test("that takes a shape and does not heed it is asked in words the second time", async () => {
    const rig = await buildRig(WIRE, replyInTurn({ text: "It is right." }, GOOD), {
      server: { flavour },
    });
    expect(await rig.client.generate(SHAPED, rig.call())).toEqual({ verdict: "right" });
    expect(rig.server.requests[1]?.system.join()).toContain("JSON Schema");
    await rig.client.generate(SHAPED, rig.call());
    expect(rig.server.requests[2]?.schema).toBeNull();
  });

  test("that refuses the request itself is not misunderstood", async () => {
    const rig = await buildRig(WIRE, () => ({ fault: { kind: "error", error: "bad_request" } }), {
      server: { flavour },
    });
    await expect(rig.client.generate(SHAPED, rig.call())).rejects.toMatchObject({
      failure: "bad_request",
    });
    expect(rig.server.count()).toBe(2);
    expect(rig.reports).toEqual([]);
  });

  test("that leaves thoughts in the text has them taken out", async () => {
    const pieces = ["<thi", "nk>The answer ", "is B.</th", "ink>\n\n", "Look ", "again."];
    const rig = await buildRig(WIRE, () => ({ pieces }), { server: { flavour } });
    const stream = await readStream(rig.client.stream(QUESTION, rig.call()));
    expect(stream.pieces).toEqual(["Look ", "again."]);
    const text = '<think>{"verdict":"wrong"} perhaps?</think>\n{"verdict":"right"}';
    const other = await buildRig(WIRE, () => ({ text }), { server: { flavour } });
    expect(await other.client.generate(SHAPED, other.call())).toEqual({ verdict: "right" });
  });

  test("that thinks aloud without saying so is not believed", async () => {
    const text = "The answer is B, I must not say so.</think>Look again.";
    const rig = await buildRig(WIRE, () => ({ text }), { server: { flavour } });
    const { error } = await readStream(rig.client.stream(QUESTION, rig.call()));
    expect(error).toMatchObject({ failure: "invalid_output" });
  });

  test("that only thinks has said nothing", async () => {
    const rig = await buildRig(WIRE, () => ({ text: "<think>The answer is B" }), {
      server: { flavour },
    });
    const { pieces, error } = await readStream(rig.client.stream(QUESTION, rig.call()));
    expect(error).toMatchObject({ failure: "empty" });
    expect(pieces).toEqual([]);
  });

  test("needs no key and no path in its address", async () => {
    const rig = await buildRig(WIRE, () => ({ text: "Yes." }), { server: { flavour } });
    const client = createModelClient({
      model: {
        provider: WIRE,
        model: "qwen3:8b",
        baseUrl: new URL(rig.server.url).origin,
        apiKey: null,
      },
      report: () => undefined,
    });
    const { pieces } = await readStream(client.stream(QUESTION, rig.call()));
    expect(pieces.join("")).toBe("Yes.");
    expect(rig.server.requests[0]?.path).toBe("/v1/chat/completions");
    expect(rig.server.requests[0]?.headers).not.toHaveProperty("authorization");
  });
});

test("an OpenAI-compatible server needs an address", () => {
  const model = { provider: WIRE, model: "m", baseUrl: null, apiKey: null } as const;
  expect(() => createModelClient({ model, report: () => undefined })).toThrow(/address/u);
});
