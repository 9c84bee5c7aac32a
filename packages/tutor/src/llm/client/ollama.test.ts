import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createModelClient } from "../create-model-client.ts";
import { chooseBaseUrl } from "./create-model.ts";
import { buildRig, GOOD, QUESTION, readStream, SHAPED, TEST_KEY } from "./build-rig.ts";

test("Ollama is told how long the context is, not to think, and to refuse what is too long for it", async () => {
  const rig = await buildRig("ollama", () => GOOD);
  await rig.client.generate(SHAPED, rig.call());
  expect(rig.server.requests[0]).toMatchObject({
    path: "/api/chat",
    json: {
      think: false,
      truncate: false,
      shift: false,
      options: { num_ctx: 24_576 },
      format: { type: "object", required: ["verdict"] },
    },
    headers: { authorization: `Bearer ${TEST_KEY}` },
  });
});

test.each([
  [null, "http://localhost:11434"],
  ["http://gpu:11434", "http://gpu:11434"],
  ["http://gpu:11434/v1", "http://gpu:11434"],
  ["http://gpu:11434/api/", "http://gpu:11434"],
  ["https://host/ollama/v1/", "https://host/ollama"],
])("Ollama's address %j is taken as %s", (baseUrl, taken) => {
  expect(chooseBaseUrl({ provider: "ollama", model: "m", baseUrl, apiKey: null })).toBe(taken);
});

/** What a client hears of a server that answers these lines, whatever it is asked. */
async function hear(lines: readonly string[]) {
  const server = createServer((_, response) => void response.end(lines.join("\n")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createModelClient({
    model: { provider: "ollama", model: "qwen3:8b", baseUrl, apiKey: null },
    report: () => {},
    sleep: async () => {},
  });
  const call = { signal: new AbortController().signal };
  const { pieces, error } = await readStream(client.stream(QUESTION, call));
  return { said: pieces.join(""), error };
}

const say = (content: string, more: object = {}) =>
  JSON.stringify({ message: { role: "assistant", content }, done: false, ...more });
const END = say("", { done: true, done_reason: "stop" });

test.each([
  ["an end without a reason", [say("Yes."), say("", { done: true })]],
  ["an empty line", [say("Yes."), "", END]],
  ["anything after the end", [say("Yes."), END, "oops"]],
  ["thoughts amid the words", [say("<think>Hm.</think>"), say("Yes."), END]],
  ["words in the last line", [say("Yes", {}), say(".", { done: true, done_reason: "stop" })]],
])("a stream is heard with %s", async (_, lines) => {
  expect(await hear(lines)).toEqual({ said: "Yes.", error: null });
});

test.each([
  ["no end", [say("Yes.")], "cut"],
  ["a line that is no JSON", [say("Yes."), "<html>", END], "cut"],
  ["a page", ["<html>", "</html>", ""], "server_error"],
  ["an error after a status that says that all is well", ['{"error":"boom"}', ""], "server_error"],
  [
    "the end of its context",
    [say("Yes."), say("", { done: true, done_reason: "length" })],
    "truncated",
  ],
])("a stream with %s fails", async (_, lines, failure) => {
  expect((await hear(lines)).error).toMatchObject({ failure });
});
