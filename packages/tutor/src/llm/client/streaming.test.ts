import { describe, expect, test } from "vitest";
import { MODEL_WIRES } from "@elenchus/evaluation/model-wires/wire";
import { buildRig, QUESTION, readStream, TEST_MODELS } from "./build-rig.ts";

const TEXT =
  "What does the writer want you to believe? Lies ruhig noch einmal: „überall“ – 次の文。";

describe.each(MODEL_WIRES)("a stream by %s", (wire) => {
  test("passes the text on whole, in more than one piece", async () => {
    const rig = await buildRig(wire, () => ({ text: TEXT }));
    const { pieces, error } = await readStream(rig.client.stream(QUESTION, rig.call()));
    expect(error).toBeNull();
    expect(pieces.join("")).toBe(TEXT);
    expect(pieces.length).toBeGreaterThan(5);
    expect(rig.records).toMatchObject([
      { kind: "words", model: TEST_MODELS[wire], outcome: "ok", requests: 1 },
    ]);
    expect(rig.records[0]?.firstTextMs).toBeLessThanOrEqual(rig.records[0]?.ms ?? 0);
  });

  test("passes each piece on as it comes", async () => {
    const rig = await buildRig(wire, () => ({ pieces: ["One ", "two ", "three"], betweenMs: 60 }));
    const times: number[] = [];
    for await (const _ of rig.client.stream(QUESTION, rig.call())) times.push(performance.now());
    expect(times).toHaveLength(3);
    expect((times[2] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(30);
  });

  test("leaves out what the model thought", async () => {
    const rig = await buildRig(wire, () => ({ text: "Look again.", thoughts: "The answer is B." }));
    const { pieces, error } = await readStream(rig.client.stream(QUESTION, rig.call()));
    expect(error).toBeNull();
    expect(pieces.join("")).toBe("Look again.");
  });

  test("asks for what the question says, and for a stream", async () => {
    const rig = await buildRig(wire, () => ({ text: "Yes." }));
    await readStream(rig.client.stream({ ...QUESTION, temperature: 0.3 }, rig.call()));
    const [request] = rig.server.requests;
    expect(request).toMatchObject({
      stream: true,
      schema: null,
      // A local model's thoughts count as well.
      maxOutputTokens: wire === "openai-compatible" || wire === "ollama" ? 300 + 4096 : 300,
      messages: [{ role: "user", text: QUESTION.prompt.task }],
    });
    const options = wire === "ollama" ? request?.json["options"] : request?.json;
    expect(options).toMatchObject({ temperature: 0.3 });
    expect(request?.system.join("\n\n")).toBe(QUESTION.prompt.instructions.join("\n\n"));
  });

  test("waits for a reader who takes his time", async () => {
    const pieces = ["One ", "two ", "three ", "four ", "five ", "six"];
    const rig = await buildRig(wire, () => ({ pieces, betweenMs: 100 }), {
      timeouts: { betweenMs: 250 },
    });
    let text = "";
    for await (const piece of rig.client.stream(QUESTION, rig.call())) {
      text += piece;
      if (text === "One ") await new Promise((resolve) => setTimeout(resolve, 400));
    }
    expect(text).toBe("One two three four five six");
  });
});

describe.each(MODEL_WIRES)("an answer of %s that has ended is one", (wire) => {
  test.each([
    ["stays open", "silence"],
    ["is reset", "reset"],
  ] as const)("though the connection %s", async (_name, kind) => {
    const fault = { kind, at: "after_end" } as const;
    const rig = await buildRig(wire, () => ({ text: "Yes. No.", fault }));
    const { pieces, error } = await readStream(rig.client.stream(QUESTION, rig.call()));
    expect(error).toBeNull();
    expect(pieces.join("")).toBe("Yes. No.");
    expect(rig.records).toMatchObject([{ outcome: "ok", requests: 1 }]);
    await rig.server.requests[0]?.over;
  });

  test("unless it ran into its limit", async () => {
    const fault = { kind: "silence", at: "after_end" } as const;
    const rig = await buildRig(wire, () => ({ text: "Yes. No", end: "length", fault }));
    const { error } = await readStream(rig.client.stream(QUESTION, rig.call()));
    expect(error).toMatchObject({ failure: "truncated" });
  });
});

test("OpenAI is not to keep what learners write", async () => {
  const rig = await buildRig("openai", () => ({ text: "Yes." }));
  await readStream(rig.client.stream(QUESTION, rig.call()));
  expect(rig.server.requests[0]?.json["store"]).toBe(false);
});

test.each([
  ["anthropic", "claude-opus-5-5", { effort: "low" }, "output_config"],
  ["anthropic", "claude-sonnet-5", { type: "disabled" }, "thinking"],
  ["openai", "gpt-5-mini", { effort: "minimal" }, "reasoning"],
  ["openai", "gpt-5.4", { effort: "none" }, "reasoning"],
  ["openai", "gpt-6.2-sol", { effort: "low" }, "reasoning"],
  ["openai", "o4-mini", { effort: "low" }, "reasoning"],
  ["openai", "gpt-5.2-chat-latest", undefined, "reasoning"],
  ["openai", "gpt-4.1", undefined, "reasoning"],
  ["openai-compatible", "gpt-oss:20b", undefined, "reasoning_effort"],
  ["ollama", "qwen3:8b", false, "think"],
  ["ollama", "gpt-oss:20b", "low", "think"],
] as const)("by %s, %s thinks as little as it can", async (wire, model, expected, field) => {
  const rig = await buildRig(wire, () => ({ text: "Yes." }));
  const other = await buildRig(wire, () => ({ text: "Yes." }), {
    model: { provider: wire, model, baseUrl: rig.server.url, apiKey: null },
  });
  const { error } = await readStream(other.client.stream(QUESTION, other.call()));
  expect(error).toBeNull();
  expect(rig.server.requests[0]?.json[field]).toEqual(expected);
});
