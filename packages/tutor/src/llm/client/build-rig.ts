import { inspect } from "node:util";
import { onTestFinished } from "vitest";
import * as z from "zod/mini";
import type { ModelCallRecord, TutorCall } from "@elenchus/dialogue/model-call";
import {
  type ModelServer,
  type ModelServerOptions,
  startModelServer,
} from "@elenchus/evaluation/model-server";
import type { ModelReply, ModelWire } from "@elenchus/evaluation/model-wires/wire";
import { createModelClient, type ModelClientOptions } from "../create-model-client.ts";
import type { ModelClient, StructuredCall, TextCall } from "../model-client.ts";

/** A client with a server of its own, and all that both of them have told. */
export interface Rig {
  readonly server: ModelServer;
  readonly client: ModelClient;
  readonly records: ModelCallRecord[];
  readonly reports: string[];
  /** What the client waited for, in milliseconds; none of it was really waited for. */
  readonly sleeps: number[];
  /** A call with a signal of its own, told of in `records`. */
  readonly call: (more?: Partial<TutorCall>) => TutorCall;
}

/** The key that every rig's client sends. */
export const TEST_KEY = "sk-test-KEY-not-to-be-seen";

/** One model of each provider whose price is known. */
export const TEST_MODELS: Readonly<Record<ModelWire, string>> = {
  anthropic: "claude-haiku-4-5",
  openai: "gpt-4.1-mini",
  "openai-compatible": "qwen3:8b",
  ollama: "qwen3:8b",
};

/** Replies one after the other; the last is repeated. */
export function replyInTurn(...replies: readonly ModelReply[]): () => ModelReply {
  let index = 0;
  return () => {
    const reply = replies[Math.min(index, replies.length - 1)];
    index += 1;
    return reply ?? {};
  };
}

/** A question for text; what is not to be seen elsewhere is marked. */
export const QUESTION: TextCall = {
  kind: "words",
  prompt: {
    instructions: ["You are a tutor. PROMPT-not-to-be-seen", "The module is about conclusions."],
    task: "<learner>LEARNER-not-to-be-seen</learner>",
  },
  maxOutputTokens: 300,
};

const Verdict = z.strictObject({ verdict: z.string() });

/** The same question for an answer of a shape. */
export const SHAPED: StructuredCall<typeof Verdict> = {
  ...QUESTION,
  kind: "assess",
  schema: Verdict,
  schemaName: "verdict",
};

/** An answer to it. */
export const GOOD: ModelReply = { json: { verdict: "right" } };

/** Starts a server and makes a client for it; the server ends with the test. */
export async function buildRig(
  wire: ModelWire,
  reply: ModelServerOptions["reply"],
  {
    server: serverOptions = {},
    ...options
  }: Partial<ModelClientOptions> & { server?: Partial<ModelServerOptions> } = {},
): Promise<Rig> {
  const server = await startModelServer({ wire, reply, ...serverOptions });
  onTestFinished(() => server.close());
  const records: ModelCallRecord[] = [];
  const reports: string[] = [];
  const sleeps: number[] = [];
  const client = createModelClient({
    model: { provider: wire, model: TEST_MODELS[wire], baseUrl: server.url, apiKey: TEST_KEY },
    report: (message, cause) => {
      reports.push(cause === null ? message : `${message}: ${inspect(cause)}`);
    },
    sleep: async (ms) => {
      sleeps.push(ms);
    },
    random: () => 0.5,
    ...options,
  });
  const call = (more: Partial<TutorCall> = {}): TutorCall => ({
    signal: new AbortController().signal,
    onModelCall: (record) => {
      records.push(record);
    },
    ...more,
  });
  return { server, client, records, reports, sleeps, call };
}

/** Reads a stream to its end: the pieces that came, and the error it ended with. */
export async function readStream(
  stream: AsyncIterable<string>,
): Promise<{ readonly pieces: string[]; readonly error: unknown }> {
  const pieces: string[] = [];
  try {
    for await (const piece of stream) pieces.push(piece);
  } catch (error) {
    return { pieces, error };
  }
  return { pieces, error: null };
}
