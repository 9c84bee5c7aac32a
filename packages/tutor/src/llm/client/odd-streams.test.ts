import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { ModelWire } from "@elenchus/evaluation/model-wires/wire";
import { createModelClient } from "../create-model-client.ts";
import { QUESTION, readStream, TEST_MODELS } from "./build-rig.ts";

/** What is said by a server that sends these frames, whatever it is asked, and then ends the reply or keeps it open. */
async function hear(wire: ModelWire, frames: readonly unknown[], isKeptOpen = false) {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const frame of frames) {
      response.write(`data: ${typeof frame === "string" ? frame : JSON.stringify(frame)}\n\n`);
    }
    if (!isKeptOpen) response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const client = createModelClient({
    model: { provider: wire, model: TEST_MODELS[wire], baseUrl, apiKey: null },
    report: () => {},
    sleep: async () => {},
  });
  const call = { signal: new AbortController().signal };
  const { pieces, error } = await readStream(client.stream(QUESTION, call));
  return { said: pieces.join(""), error };
}

const choose = (delta: object, finish_reason: string | null = null) => ({
  choices: [{ index: 0, delta, finish_reason }],
});
const YES = choose({ content: "Yes." });
const END = choose({}, "stop");

const usage = { input_tokens: 9, output_tokens: 1 };
const message = { id: "m", type: "message", role: "assistant", model: "c", content: [], usage };
const START = { type: "message_start", message };
const OPEN = { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } };
const TEXT = {
  type: "content_block_delta",
  index: 0,
  delta: { type: "text_delta", text: "Yes." },
};
const CLOSE = { type: "content_block_stop", index: 0 };
const stopFor = (stop_reason: string) => ({
  type: "message_delta",
  delta: { stop_reason, stop_sequence: null },
  usage,
});
const STOP = { type: "message_stop" };

test.each([
  ["tokens in a chunk of their own", [YES, { usage: { prompt_tokens: 9 } }, END]],
  ["a kind of event that nobody knows", [{ type: "ping" }, YES, END]],
  ["no JSON after the end", [YES, END, "oops"]],
  ["an error after the end", [YES, END, { error: { message: "Gone.", code: 500 } }]],
])("a compatible server's stream with %s is whole", async (_, frames) => {
  expect(await hear("openai-compatible", frames)).toEqual({ said: "Yes.", error: null });
});

test.each([
  ["an event of a kind to come", [START, { type: "news", x: 1 }, OPEN, TEXT, CLOSE]],
  [
    "a delta of a kind to come",
    [START, OPEN, { type: "content_block_delta", index: 0, delta: { type: "news" } }, TEXT, CLOSE],
  ],
])("a stream of Anthropic's with %s is whole", async (_, frames) => {
  const whole = [...frames, stopFor("end_turn"), STOP];
  expect(await hear("anthropic", whole)).toEqual({ said: "Yes.", error: null });
});

test.each([false, true])(
  "a stream of Anthropic's that says why it ends has ended, though its last event is missing (kept open: %s)",
  async (isKeptOpen) => {
    const frames = [START, OPEN, TEXT, CLOSE];
    const ended = await hear("anthropic", [...frames, stopFor("end_turn")], isKeptOpen);
    expect(ended).toEqual({ said: "Yes.", error: null });
    for (const [reason, failure] of [
      ["max_tokens", "truncated"],
      ["refusal", "refused"],
    ] as const) {
      const { error } = await hear("anthropic", [...frames, stopFor(reason)], isKeptOpen);
      expect(error).toMatchObject({ failure });
    }
  },
);

test("what a model of OpenAI's says of its work is not shown", async () => {
  const speak = (output_index: number, phase: string, text: string) => {
    const item = { type: "message", id: `msg_${output_index}`, phase };
    const place = { output_index, content_index: 0, item_id: item.id };
    return [
      { type: "response.output_item.added", output_index, item },
      { type: "response.output_text.delta", ...place, delta: text },
      { type: "response.output_item.done", output_index, item },
    ];
  };
  const response = { usage: { input_tokens: 9, output_tokens: 7 } };
  const { said, error } = await hear("openai", [
    ...speak(0, "commentary", "I shall say yes."),
    ...speak(1, "final_answer", "Yes."),
    { type: "response.completed", response },
  ]);
  expect({ said, error }).toEqual({ said: "Yes.", error: null });
});

test.each([
  [{ object: "error", message: "No.", type: "BadRequestError", code: 400 }, "bad_request"],
  [{ error: "The model has crashed." }, "server_error"],
  [{ detail: "No." }, "server_error"],
  [choose({ content: 3 }), "server_error"],
])("what holds an error, or words that cannot be read, is no aside: %j", async (frame, failure) => {
  const { said, error } = await hear("openai-compatible", [frame, YES, END]);
  expect(said).toBe("");
  expect(error).toMatchObject({ failure });
});
