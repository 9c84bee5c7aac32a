import { replyCooperatively } from "@elenchus/evaluation/cooperative-model";
import { type ModelServerOptions, startModelServer } from "@elenchus/evaluation/model-server";
import {
  MODEL_WIRES,
  type ModelRequest,
  type ModelWire,
} from "@elenchus/evaluation/model-wires/wire";
import { describe, expect, onTestFinished, test } from "vitest";
import { createModelCheck } from "../dependencies/create-model-check.ts";
import { NO_METRICS } from "../metrics/metrics.ts";
import { createModelTutor } from "../dependencies/create-model-tutor.ts";
import { ADMIN_COMMANDS } from "./admin-commands.ts";
import type { CommandContext } from "./admin-command.ts";
import { AdminError } from "./admin-context.ts";
import { checkTutor } from "./check-tutor.ts";
import { useReader } from "../../test/use-reader.ts";

const KEY = "sk-the-key";
const MODELS: Readonly<Record<ModelWire, string>> = {
  anthropic: "claude-haiku-4-5",
  openai: "gpt-4.1-mini",
  "openai-compatible": "qwen3:8b",
  ollama: "qwen3:8b",
};

const reader = useReader();

interface Settings {
  readonly patience?: number;
  readonly tokensPerDialogue?: number;
  readonly apiKey?: string;
  readonly assessModel?: string;
}

/** A check that is ready to be made, and the model's server. */
async function open(
  wire: ModelWire,
  options: Partial<ModelServerOptions> = {},
  settings: Settings = {},
) {
  const server = await startModelServer({
    wire,
    reply: replyCooperatively,
    apiKey: KEY,
    ...options,
  });
  onTestFinished(() => server.close());
  const config = {
    provider: wire,
    model: MODELS[wire],
    assessModel: settings.assessModel ?? null,
    baseUrl: server.url,
    apiKey: settings.apiKey ?? KEY,
    patience: settings.patience ?? 1,
    hasFallback: true,
    isJudgedBuiltIn: false,
    hasSelfCheck: false,
    tokensPerDay: null,
    tokensPerDialogue: settings.tokensPerDialogue ?? null,
  };
  const opened = createModelCheck(config, (report) =>
    createModelTutor(config, reader, { report, metrics: NO_METRICS }),
  );
  return { opened, server };
}

/** What a check says of a model's server. */
async function check(
  wire: ModelWire,
  options: Partial<ModelServerOptions> = {},
  settings: Settings = {},
) {
  const { opened, server } = await open(wire, options, settings);
  const { text, isFine } = await checkTutor(opened);
  return { text, isFine, lines: text.split("\n"), requests: server.count() };
}

describe.each(MODEL_WIRES)("a model that speaks %s", (wire) => {
  test("is told to work, with its time, its tokens and its price", async () => {
    const { lines: all, isFine, requests } = await check(wire);
    // This model gives no hint of its own, which is noted below its words.
    const lines = all.filter((line) => !line.startsWith("    "));
    expect(isFine).toBe(true);
    const kinds = [
      `${wire}/${MODELS[wire]}`,
      "Moderation",
      "Issues",
      "Argument",
      "Assessment",
      "Words",
      "Summary",
    ];
    for (const [index, kind] of kinds.entries()) {
      expect(lines[index]?.startsWith(`${kind}: works. `)).toBe(true);
      expect(lines[index]).toMatch(
        / requests?, [\d,]+ tokens, (?:\$\d\.\d{4}|less than \$0\.0001|price not known)\.$/u,
      );
    }
    // What costs something is not told to cost nothing.
    expect(lines.join()).not.toContain("$0.0000");
    for (const index of [0, 5]) expect(lines[index]).toMatch(/first words after \d+\.\d s/u);
    // It works only where nothing had to be added or replaced.
    const isNoted = all.some((line) => line.includes("Note: "));
    expect(lines.includes("Everything works.")).toBe(!isNoted);
    for (const sample of ["Passage: ", "Judged: ", "A learner reads: "]) {
      expect(all.join("\n")).toMatch(new RegExp(`^ {4}${sample}\\S`, "mu"));
    }
    expect(requests).toBe(10);
  });

  test("with a wrong key is told once, with what to do", async () => {
    const { text, isFine, requests } = await check(wire, {}, { apiKey: "sk-another" });
    expect(isFine).toBe(false);
    expect(text).toContain("fails: the key was not accepted (status 401)");
    expect(text).toContain("What to do: Look at TUTOR_API_KEY");
    expect(text).toContain("so the check stopped here");
    expect(text).not.toContain("sk-another");
    expect(requests).toBe(1);
  });

  test.each([
    ["quota", undefined, "Put money into the account"],
    ["bad_request", 404, "no such model, or no such address"],
    ["rate_limited", undefined, "The account allows fewer requests"],
    ["server_error", 200, "TUTOR_BASE_URL, which most often ends in /v1"],
    ["bad_request", 405, "no such model, or no such address"],
    ["bad_request", 308, "sends to another address"],
  ] as const)("that answers with %s %s: %s", async (error, status, advice) => {
    const fault = { kind: "error", error, ...(status ? { status, body: "<html>" } : {}) } as const;
    const { text, isFine } = await check(wire, { reply: () => ({ fault }) });
    expect(isFine).toBe(false);
    expect(text).toContain(advice);
  });
});

test("a server that is not there is told", async () => {
  const fault = { kind: "reset", at: "before_headers" } as const;
  const { text, isFine } = await check("openai", { reply: () => ({ fault }) });
  expect(isFine).toBe(false);
  expect(text).toContain("Look at TUTOR_BASE_URL");
});

test("a server without structured output works, with JSON in text", async () => {
  const { text, lines, isFine } = await check("openai-compatible", { structured: false });
  expect(isFine).toBe(true);
  expect(lines[2]).toMatch(/^Issues: works, with JSON in text\./u);
  expect(text).toContain("structured output is missing or failed on this server");
});

test("one kind of work that fails does not keep the others from being tried", async () => {
  const { text, isFine } = await check("anthropic", {
    reply: (request) =>
      request.messages.some((one) => one.text.includes("you are to judge"))
        ? { json: { verdict: "right" } }
        : replyCooperatively(request),
  });
  expect(isFine).toBe(false);
  expect(text).toContain("Assessment: fails: the answer could not be used.");
  expect(text).toContain("Summary: works.");
  expect(text).toContain("1 of 7 does not work");
});

test("drafts that are rejected are told with their reasons, and without a word of theirs", async () => {
  const { text, isFine } = await check("openai", {
    reply(request) {
      const reply = replyCooperatively(request);
      const draft = reply.json as { passage?: string; conclusion?: object } | undefined;
      if (draft?.passage === undefined) return reply;
      const conclusion = { ...draft.conclusion, quote: "a SECRETBAKERY that is open all night" };
      return { json: { ...draft, conclusion } };
    },
  });
  expect(isFine).toBe(false);
  expect(text).toMatch(/Argument: fails: none of the model's drafts could be used.*\n.*checks: /u);
  expect(text).toContain("conclusion.quote is missing or no good");
  expect(text).not.toContain("SECRETBAKERY");
});

test("a judge that does not hear a right answer is told", async () => {
  const { text, isFine } = await check("openai", {
    reply(request) {
      const reply = replyCooperatively(request);
      const judged = reply.json as { expectations?: unknown } | undefined;
      return judged?.expectations === undefined ? reply : { json: { ...judged, expectations: [] } };
    },
  });
  expect(isFine).toBe(true);
  expect(text).toContain("But: a right answer was not credited");
  expect(text).toContain("Every call gets an answer, but not every answer is good. See above.");
});

test("words that the guard refuses are told", async () => {
  const { text } = await check("openai", {
    reply: (request) =>
      request.stream ? { text: "SECRET: see https://example.org" } : replyCooperatively(request),
  });
  expect(text).toContain("the argument's own took their place");
  expect(text).not.toContain("Everything works.");
  expect(text).toContain("not all that the model wrote could be used");
  expect(text).not.toContain("SECRET");
});

test.each([
  [{ text: "", pieces: [], thoughts: "Hm.", end: "length" }, "turn its thinking off"],
  [{ text: "No.", end: "refusal" }, "declines such work"],
  [{ text: "", pieces: [] }, "The model says nothing."],
] as const)("words of which none are the model's do not work: %j", async (reply, advice) => {
  const { text, isFine } = await check("openai-compatible", {
    reply: (request) =>
      request.stream && !request.messages.some((one) => one.text.includes("Say hello"))
        ? reply
        : replyCooperatively(request),
  });
  expect(isFine).toBe(false);
  expect(text).toMatch(/^Words: fails: the /mu);
  expect(text).toContain(advice);
  expect(text).toContain("1 of 7 does not work");
});

test("a model that Ollama does not have is told, after one request", async () => {
  const body = JSON.stringify({
    error: { message: "model 'qwen3:8b' not found", type: "api_error", param: null, code: null },
  });
  const fault = { kind: "error", error: "bad_request", status: 404, body } as const;
  const { text, requests } = await check("openai-compatible", { reply: () => ({ fault }) });
  expect(text).toContain("There is no such model");
  expect(requests).toBe(1);
});

test("a smaller model that judges is tried, too", async () => {
  const { lines } = await check("openai", {}, { assessModel: "gpt-4.1-nano" });
  expect(lines[1]).toMatch(/^openai\/gpt-4\.1-nano: works\./u);
});

test("the built-in tutor has no model to check", async () => {
  const { text, isFine } = await checkTutor(null);
  expect(isFine).toBe(true);
  expect(text).toContain("there is no model to check");
});

test("a server whose context is too short is told, with what to set", async () => {
  const body = JSON.stringify({
    error: { code: 400, message: "too long", type: "exceed_context_size_error" },
  });
  const fault = { kind: "error", error: "bad_request", status: 400, body } as const;
  const { text, isFine } = await check("openai-compatible", {
    reply: (request) => (request.body.length > 8000 ? { fault } : replyCooperatively(request)),
  });
  expect(isFine).toBe(false);
  expect(text).toContain("Argument: fails: the request does not fit into the model's context");
  expect(text).toContain("OLLAMA_CONTEXT_LENGTH=");
  expect(text).not.toContain("Look at TUTOR_MODEL");
});

test("a server that cuts prompts without a word is told", async () => {
  const { text, lines } = await check("openai-compatible", {
    reply: (request) => ({
      ...replyCooperatively(request),
      usage: { inputTokens: Math.min(2048, Math.ceil(request.body.length / 4)), outputTokens: 50 },
    }),
  });
  expect(text).toContain("But: it seems that the server did not read everything it was sent.");
  expect(text).toContain("OLLAMA_CONTEXT_LENGTH=");
  expect(lines).not.toContain("Everything works.");
});

test("words are tried whether or not there is an argument of the model's, and not where no call is made", async () => {
  const { text, isFine } = await check("openai", {
    reply: (request) =>
      request.system.join().includes("# Task: write a passage") ||
      request.messages.some((one) => one.text.includes("# Task: write a passage"))
        ? { fault: { kind: "error", error: "bad_request" } }
        : replyCooperatively(request),
  });
  expect(isFine).toBe(false);
  expect(text).toContain("Argument: fails");
  expect(text).toMatch(/Words: works\. .* 1 request,/u);
});

test("work for which no model is asked is no work of a model's", async () => {
  const { opened } = await open("openai");
  const silent = { ...opened, models: [{ name: "silent", async *greet() {}, async *say() {} }] };
  const { text, isFine } = await checkTutor(silent);
  expect(isFine).toBe(false);
  expect(text).toContain("silent: fails: the model was not asked.");
});

test("an answer near its time-out, a long prompt and a tight budget are told", async () => {
  const isJudging = ({ messages, system }: ModelRequest): boolean =>
    [...system, ...messages.map(({ text }) => text)].join().includes("you are to judge");
  const reply = (request: ModelRequest) => ({
    ...replyCooperatively(request),
    ...(isJudging(request) ? { usage: { inputTokens: 20_000, outputTokens: 100 } } : {}),
    // Of the two seconds that it has.
    ...(request.stream ? { headersMs: 1300 } : {}),
  });
  const settings = { patience: 0.1, tokensPerDialogue: 200_000 };
  const { text, isFine } = await check("ollama", { reply }, settings);
  expect(isFine).toBe(true);
  expect(text).toMatch(/^Words: works.*\n(?: {4}.*\n)*? {4}Slow: .*TUTOR_PATIENCE/mu);
  expect(text).toContain("Long: it took 20,100 of the 24,576 tokens of the context.");
  expect(text).toContain("and TUTOR_DIALOGUE_TOKENS is 200,000.");
});

test("of a model that fails at some work it is told what it is fit for, and nothing is asked of one that is not there", async () => {
  const run = async (reply: ModelServerOptions["reply"]) => {
    const { opened, server } = await open("openai", { reply });
    const context = { openModelCheck: () => opened } as unknown as CommandContext;
    const failed = await ADMIN_COMMANDS["check-tutor"]
      ?.run(context, {})
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(AdminError);
    return { text: String(failed), requests: server.count() };
  };
  const some = await run((request) =>
    request.stream && !request.messages.some(({ text }) => text.includes("Say hello"))
      ? { text: "No.", end: "refusal" }
      : replyCooperatively(request),
  );
  expect(some.text).toMatch(/^Words: fails: /mu);
  expect(some.text).toMatch(/^Fitness of interests: \d+ of 12 right/mu);
  const none = await run(() => ({ fault: { kind: "reset", at: "before_headers" } }));
  expect(none.text).not.toContain("Fitness of interests");
});
