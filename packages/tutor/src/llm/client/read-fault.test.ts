import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { ModelWire } from "../../evaluation/model-wires/wire.ts";
import type { ModelFailure } from "../../model-call.ts";
import { ModelError } from "../model-client.ts";
import { buildRig, QUESTION, readStream } from "./build-rig.ts";
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
