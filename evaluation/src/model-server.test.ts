import { expect, onTestFinished, test } from "vitest";
import { type ModelServerOptions, startModelServer } from "./model-server.ts";
import { FLAVOURS, MODEL_WIRES } from "./model-wires/wire.ts";

async function start(options: ModelServerOptions) {
  const server = await startModelServer(options);
  onTestFinished(() => server.close());
  return server;
}

/** Asks as a client of that wire would, with as little as will do. */
function ask(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/any`, { method: "POST", headers, body: JSON.stringify(body) });
}

const ASKED = {
  anthropic: {
    model: "m",
    system: [{ type: "text", text: "One." }],
    messages: [{ role: "user", content: [{ type: "text", text: "Go." }] }],
  },
  openai: {
    model: "m",
    input: [
      { role: "developer", content: "One." },
      { role: "user", content: [{ type: "input_text", text: "Go." }] },
    ],
  },
  "openai-compatible": {
    model: "m",
    messages: [
      { role: "system", content: "One." },
      { role: "user", content: "Go." },
    ],
  },
  ollama: {
    model: "m",
    stream: false,
    messages: [
      { role: "system", content: "One." },
      { role: "user", content: "Go." },
    ],
  },
};

test.each(MODEL_WIRES)("%s: what was asked is read out of the request", async (wire) => {
  const server = await start({
    wire,
    reply: ({ messages }) => ({ text: messages[0]?.text ?? "" }),
  });
  const body = await (await ask(server.url, ASKED[wire])).text();
  expect(body).toContain("Go.");
  expect(server.requests).toMatchObject([
    {
      path: wire === "ollama" ? "/any" : "/v1/any",
      model: "m",
      stream: false,
      system: ["One."],
      messages: [{ role: "user", text: "Go." }],
      schema: null,
      leftAt: null,
    },
  ]);
});

test.each(MODEL_WIRES)("%s: a stream comes in frames, each of JSON", async (wire) => {
  const server = await start({ wire, reply: () => ({ text: "One two three." }) });
  const response = await ask(server.url, { ...ASKED[wire], stream: true });
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const frames = (await response.text()).trimEnd().split(wire === "ollama" ? "\n" : "\n\n");
  const data = frames.map((frame) => frame.replace(/^.*?data: /su, ""));
  const texts = data
    .filter((one) => one !== "[DONE]")
    .map((one) => JSON.stringify(JSON.parse(one)));
  expect(texts.filter((one) => /One |two |three/u.test(one)).length).toBeGreaterThanOrEqual(3);
});

test.each(FLAVOURS)("%s: counts tokens in streams when asked to", async (flavour) => {
  const server = await start({
    wire: "openai-compatible",
    flavour,
    reply: () => ({ text: "Yes." }),
  });
  const body = { ...ASKED["openai-compatible"], stream: true };
  expect(await (await ask(server.url, body)).text()).not.toContain("prompt_tokens");
  const wanted = { ...body, stream_options: { include_usage: true } };
  expect(await (await ask(server.url, wanted)).text()).toContain("prompt_tokens");
});

test("a wrong key is not let in", async () => {
  const server = await start({ wire: "openai", apiKey: "right", reply: () => ({ text: "Yes." }) });
  expect((await ask(server.url, ASKED.openai)).status).toBe(401);
  const headers = { authorization: "Bearer right" };
  expect((await ask(server.url, ASKED.openai, headers)).status).toBe(200);
});

test("only so many requests are kept, and all are counted", async () => {
  const server = await start({ wire: "openai", keep: 2, reply: () => ({ text: "Yes." }) });
  for (let round = 0; round < 5; round += 1) await (await ask(server.url, ASKED.openai)).text();
  expect(server.requests).toHaveLength(2);
  expect(server.count()).toBe(5);
});

test("delays are kept", async () => {
  const reply = { pieces: ["a ", "b "], headersMs: 50, firstMs: 50, betweenMs: 50 };
  const server = await start({ wire: "anthropic", reply: () => reply });
  const startedAt = performance.now();
  await (await ask(server.url, { ...ASKED.anthropic, stream: true })).text();
  expect(performance.now() - startedAt).toBeGreaterThan(140);
});

test("what is no request is answered by a closed connection", async () => {
  const server = await start({ wire: "openai", reply: () => ({ text: "Yes." }) });
  await expect(fetch(server.url, { method: "POST", body: "no" })).rejects.toThrow("fetch failed");
});
