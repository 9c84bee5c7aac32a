import { inspect } from "node:util";
import { expect, test } from "vitest";
import { type Fault, MODEL_WIRES } from "@elenchus/evaluation/model-wires/wire";
import { createModelClient } from "../create-model-client.ts";
import { buildRig, QUESTION, readStream, SHAPED, TEST_KEY } from "./build-rig.ts";

/** A provider that says back whatever it was sent, where errors have types, codes and messages. */
function echo(status: number): Fault {
  const all = `${TEST_KEY} PROMPT-not-to-be-seen LEARNER-not-to-be-seen ANSWER-not-to-be-seen`;
  const error = { type: all, code: TEST_KEY, message: all, param: all };
  const body = JSON.stringify({ type: "error", error, request_id: all });
  const headers = { "x-echo": TEST_KEY };
  return { kind: "error", error: "server_error", status, body, headers };
}

const FAULTS: readonly Fault[] = [
  ...[200, 307, 400, 401, 402, 403, 404, 413, 422, 429, 500, 503, 529].map((status) =>
    echo(status),
  ),
  { kind: "reset", at: "before_headers" },
  { kind: "reset", at: "mid_frame" },
  { kind: "silence", at: "after_headers" },
  { kind: "error_event", error: "server_error", at: "mid_text" },
];

test.each(MODEL_WIRES)(
  "errors and reports of %s tell neither key nor prompt nor answer",
  async (wire) => {
    const told: unknown[] = [];
    for (const fault of FAULTS) {
      const text = "ANSWER-not-to-be-seen and more of it";
      const rig = await buildRig(wire, () => ({ text, fault }), { timeouts: { totalMs: 100 } });
      const stream = await readStream(rig.client.stream(QUESTION, rig.call()));
      expect(stream.error).not.toBeNull();
      const error: unknown = await rig.client
        .generate(SHAPED, rig.call())
        .catch((cause: unknown) => cause);
      expect(error).toBeInstanceOf(Error);
      told.push(stream.error, error, rig.reports, rig.records);
    }
    const words = inspect(told, { depth: 20, showHidden: true, maxStringLength: null });
    expect(words).not.toContain("not-to-be-seen");
    expect(words).not.toContain(TEST_KEY);
    expect(words).not.toContain("127.0.0.1");
  },
);

test.each(MODEL_WIRES)("an answer of %s that does not fit is not told of", async (wire) => {
  const rig = await buildRig(wire, () => ({ json: { "ANSWER-not-to-be-seen": 1 } }));
  const error: unknown = await rig.client
    .generate(SHAPED, rig.call())
    .catch((cause: unknown) => cause);
  expect(error).toMatchObject({ failure: "invalid_output" });
  expect(inspect([error, rig.reports, rig.records], { depth: 20 })).not.toContain("not-to-be-seen");
});

test.each(MODEL_WIRES)("%s is sent the key, and nobody it redirects to", async (wire) => {
  const elsewhere = await buildRig(wire, () => ({ text: "Yes." }));
  const headers = { location: `${elsewhere.server.url}/messages` };
  const fault: Fault = { kind: "error", error: "bad_request", status: 307, headers };
  const rig = await buildRig(wire, () => ({ fault }));
  await readStream(rig.client.stream(QUESTION, rig.call()));
  const { headers: sent } = rig.server.requests[0] ?? {};
  expect(JSON.stringify(sent)).toContain(TEST_KEY);
  expect(elsewhere.server.count()).toBe(0);
});

test.each(["http://me:PASSWORD-not-to-be-seen@127.0.0.1/v1", "PASSWORD-not-to-be-seen", "ftp://x"])(
  "an address that is none (%s) is not told",
  (baseUrl) => {
    const model = { provider: "openai", model: "gpt-4.1", baseUrl, apiKey: TEST_KEY } as const;
    let error: unknown = null;
    try {
      createModelClient({ model, report: () => undefined });
    } catch (cause) {
      error = cause;
    }
    expect(error).toBeInstanceOf(Error);
    expect(inspect(error, { depth: 20 })).not.toContain("not-to-be-seen");
  },
);
