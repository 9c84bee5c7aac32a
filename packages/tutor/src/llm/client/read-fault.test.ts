import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { ModelWire } from "@elenchus/evaluation/model-wires/wire";
import type { ModelFailure } from "@elenchus/dialogue/model-call";
import { ModelError } from "../model-client.ts";
import { buildRig, QUESTION, readStream, SHAPED } from "./build-rig.ts";
import { readFault } from "./read-fault.ts";

function writeAnthropic(type: string, message: string, details: object = {}): string {
  return JSON.stringify({ type: "error", error: { type, message, details } });
}

function writeOpenai(type: string, code: string | null, message = "No."): string {
  return JSON.stringify({ error: { message, type, param: null, code } });
}

/** Errors as providers document them: status, body, what it means. */
const DOCUMENTED: readonly (readonly [ModelWire, number, string, ModelFailure])[] = [
  ["anthropic", 429, writeAnthropic("rate_limit_error", "Slow down."), "rate_limited"],
  [
    "anthropic",
    429,
    writeAnthropic("rate_limit_error", "Monthly cap.", {
      error_code: "enforced_spend_limit_reached",
    }),
    "quota",
  ],
  [
    "anthropic",
    400,
    writeAnthropic("invalid_request_error", "You have reached your specified API usage limits."),
    "quota",
  ],
  ["anthropic", 402, writeAnthropic("billing_error", "Pay."), "quota"],
  ["anthropic", 403, writeAnthropic("permission_error", "Not yours."), "unauthorised"],
  ["anthropic", 404, writeAnthropic("not_found_error", "model: claude-x"), "bad_request"],
  ["anthropic", 504, writeAnthropic("timeout_error", "Too long."), "timeout"],
  ["openai", 429, writeOpenai("insufficient_quota", "credit_balance_exhausted"), "quota"],
  ["openai", 429, writeOpenai("insufficient_quota", "project_spend_limit_exceeded"), "quota"],
  ["openai", 429, writeOpenai("rate_limit_error", "slow_down"), "rate_limited"],
  ["openai", 429, writeOpenai("insufficient_quota", null), "quota"],
  ["openai", 503, writeOpenai("server_error", "slow_down"), "overloaded"],
  ["openai", 404, writeOpenai("invalid_request_error", "model_not_found"), "bad_request"],
  ["openai", 400, writeOpenai("invalid_request_error", "invalid_prompt"), "refused"],
  ["openai-compatible", 400, JSON.stringify({ error: "model not loaded" }), "bad_request"],
  ["ollama", 404, JSON.stringify({ error: "model 'qwen3:8b' not found" }), "bad_request"],
  ["ollama", 429, JSON.stringify({ error: "usage limit reached" }), "rate_limited"],
  // Ollama's, which has one type for all.
  ...([400, 404] as const).map(
    (status) =>
      [
        "openai-compatible",
        status,
        writeOpenai("api_error", null, "model not found"),
        "bad_request",
      ] as const,
  ),
  ["openai-compatible", 500, writeOpenai("api_error", null), "server_error"],
  ["openai-compatible", 500, "", "server_error"],
  ["openai-compatible", 502, "<html><h1>Bad gateway</h1>", "server_error"],
  [
    "openai-compatible",
    503,
    JSON.stringify({ error: { code: 503, message: "Loading model" } }),
    "overloaded",
  ],
  ["openai-compatible", 400, writeOpenai("invalid_request_error", "content_filter"), "refused"],
];

/** How servers say that a request does not fit into their context: status and body. */
const TOO_LONG: readonly (readonly [string, ModelWire, number, object])[] = [
  [
    "llama.cpp",
    "openai-compatible",
    400,
    {
      error: {
        code: 400,
        message: "the request exceeds the available context size, try increasing it",
        type: "exceed_context_size_error",
        n_prompt_tokens: 5230,
        n_ctx: 4096,
      },
    },
  ],
  [
    "vLLM",
    "openai-compatible",
    400,
    {
      object: "error",
      message:
        "This model's maximum context length is 4096 tokens. However, you requested 14186 tokens (5186 in the messages, 9000 in the completion).",
      type: "BadRequestError",
      code: 400,
    },
  ],
  [
    "vLLM of a long prompt",
    "openai-compatible",
    400,
    {
      error: {
        message:
          "The decoder prompt (length 5186) is longer than the maximum model length of 4096.",
        type: "BadRequestError",
        code: 400,
      },
    },
  ],
  [
    "LM Studio",
    "openai-compatible",
    400,
    {
      error:
        "Trying to keep the first 5230 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens, which is not enough.",
    },
  ],
  [
    "Ollama",
    "openai-compatible",
    500,
    { error: { message: "the input length exceeds the context length", type: "api_error" } },
  ],
  ["Ollama", "ollama", 400, { error: "the input length exceeds the context length" }],
  [
    "Ollama",
    "ollama",
    400,
    {
      error: JSON.stringify({
        error: {
          code: 400,
          message: "request (26220 tokens) exceeds the available context size (24576 tokens)",
          type: "exceed_context_size_error",
        },
      }),
    },
  ],
  [
    "llama-cpp-python",
    "openai-compatible",
    500,
    {
      error: {
        message: "Requested tokens (5230) exceed context window of 4096",
        type: "internal_server_error",
        code: null,
      },
    },
  ],
  [
    "TGI",
    "openai-compatible",
    422,
    {
      error:
        "Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 5186 `inputs` tokens and 9000 `max_new_tokens`",
      error_type: "validation",
    },
  ],
  ["FastAPI's", "openai-compatible", 400, { detail: "The prompt is too long for this model" }],
  [
    "OpenAI",
    "openai",
    400,
    {
      error: {
        message: "Your input exceeds the context window of this model.",
        type: "invalid_request_error",
        code: "context_length_exceeded",
      },
    },
  ],
  [
    "Anthropic",
    "anthropic",
    400,
    {
      type: "error",
      error: {
        type: "invalid_request_error",
        message: "prompt is too long: 215000 tokens > 200000 maximum",
      },
    },
  ],
];

test.each(TOO_LONG)("%s: a request that is too long is known", async (_, wire, status, body) => {
  const fault = {
    kind: "error",
    error: "server_error",
    status,
    body: JSON.stringify(body),
  } as const;
  const rig = await buildRig(wire, () => ({ fault }));
  const { error } = await readStream(rig.client.stream(QUESTION, rig.call()));
  expect(error).toMatchObject({ failure: "too_long" });
  await expect(rig.client.generate(SHAPED, rig.call())).rejects.toMatchObject({
    failure: "too_long",
  });
  // Neither another try nor a shape in words would make it shorter.
  expect(rig.server.count()).toBe(2);
});

test("an account that allows fewer tokens a minute is no context that is too short", async () => {
  const message =
    "Request too large: tokens per min, limit 30000. Reduce the length of the messages.";
  const body = writeOpenai("tokens", "rate_limit_exceeded", message);
  const fault = { kind: "error", error: "rate_limited", status: 429, body } as const;
  const rig = await buildRig("openai", () => ({ fault }));
  const { error } = await readStream(rig.client.stream(QUESTION, rig.call()));
  expect(error).toMatchObject({ failure: "rate_limited" });
});

test.each(DOCUMENTED)("%s, %i: %s is %s", async (wire, status, body, failure) => {
  const fault = { kind: "error", error: "server_error", status, body } as const;
  const rig = await buildRig(wire, () => ({ fault }));
  const { error } = await readStream(rig.client.stream(QUESTION, rig.call()));
  expect(error).toMatchObject({ failure });
});

test.each([
  ["server_error", "server_error"],
  ["rate_limit_exceeded", "rate_limited"],
  ["insufficient_quota", "quota"],
] as const)("OpenAI's whole answer that failed by %s is %s", async (code, failure) => {
  const error = { code, message: "No.", type: "error", param: null };
  const body = JSON.stringify({ id: "resp_1", status: "failed", error, output: [] });
  const fault = { kind: "error", error: "server_error", status: 200, body } as const;
  const rig = await buildRig("openai", () => ({ fault }));
  const question = { ...QUESTION, schema: z.object({}), schemaName: "nothing" };
  await expect(rig.client.generate(question, rig.call())).rejects.toMatchObject({ failure });
});

test.each([
  [503, "overloaded"],
  [402, "quota"],
] as const)("an error %i in a reply that is all right is %s", async (code, failure) => {
  const body = JSON.stringify({ error: { message: "No.", code } });
  const fault = { kind: "error", error: "server_error", status: 200, body } as const;
  const rig = await buildRig("openai-compatible", () => ({ fault }));
  await expect(rig.client.generate(SHAPED, rig.call())).rejects.toMatchObject({ failure });
});

describe("an error of which nothing is known", () => {
  test.each([
    [new TypeError("fetch failed"), "network"],
    [new Error("x", { cause: Object.assign(new Error("y"), { code: "ECONNREFUSED" }) }), "network"],
    [Object.assign(new Error("x"), { code: "CERT_HAS_EXPIRED" }), "network"],
    [Object.assign(new Error("x"), { code: "sk-secret" }), "server_error"],
    [new Error("x"), "server_error"],
    ["x", "server_error"],
    [undefined, "server_error"],
  ])("%s", (error, failure) => {
    expect(readFault(error, 0).failure).toBe(failure);
  });
});

test("an error whose body could not be read is known by its status", () => {
  const cause = new TypeError("terminated");
  const error = Object.assign(new Error("x", { cause }), { statusCode: 401 });
  expect(readFault(error, 0).failure).toBe("unauthorised");
});

test("an empty account is not worth waiting for, whatever its provider says", () => {
  const responseBody = writeOpenai("insufficient_quota", null);
  const error = { statusCode: 429, responseBody, responseHeaders: { "retry-after": "1" } };
  expect(readFault(error, 0)).toMatchObject({ failure: "quota", retryAfter: null });
});

test("what a ModelError says is for people", async () => {
  const headers = { "retry-after": "20" };
  const rig = await buildRig("openai", () => ({
    fault: { kind: "error", error: "rate_limited", headers },
  }));
  const { error } = await readStream(rig.client.stream(QUESTION, rig.call()));
  expect(error).toBeInstanceOf(ModelError);
  expect((error as ModelError).message).toBe(
    "openai/gpt-4.1-mini: there were too many requests (status 429, again in 20 s)",
  );
});
