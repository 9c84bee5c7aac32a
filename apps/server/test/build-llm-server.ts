import { NO_METRICS, type Metrics } from "../src/metrics/metrics.ts";
import { createBuiltInTutor } from "@elenchus/tutor/built-in/built-in-tutor";
import { createKeyDrafter } from "@elenchus/tutor/own-text/draft-key";
import { createOwnTextDesk } from "@elenchus/tutor/own-text/own-text-desk";
import type { Reader } from "@elenchus/tutor/reader/reader";
import { replyCooperatively } from "@elenchus/evaluation/cooperative-model";
import { type ModelServer, startModelServer } from "@elenchus/evaluation/model-server";
import type { ModelReply, ModelRequest, ModelWire } from "@elenchus/evaluation/model-wires/wire";
import { createFallbackTutor } from "@elenchus/tutor/fallback-tutor";
import { createLlmTutor } from "@elenchus/tutor/llm/create-llm-tutor";
import {
  createModelClient,
  type ModelClientOptions,
} from "@elenchus/tutor/llm/create-model-client";
import { createModerator } from "@elenchus/tutor/llm/moderate/create-moderator";
import type { ModelCallKind } from "@elenchus/dialogue/model-call";
import type { ModerateTexts } from "@elenchus/dialogue/moderation";
import type { KeyDrafter } from "@elenchus/dialogue/own-text";
import type { Tutor } from "@elenchus/dialogue/tutor";
import { createStores } from "../src/store/stores.ts";
import { createModelCalls } from "../src/tutoring/create-model-calls.ts";
import type { ModelCalls } from "../src/tutoring/model-calls.ts";
import { buildDatabase, type DatabaseKind } from "./build-database.ts";
import { buildServerOn, type TestServer } from "./build-test-server.ts";

/** A model of each provider, as the provider knows it. */
const MODELS: Readonly<Record<ModelWire, string>> = {
  anthropic: "claude-haiku-4-5",
  openai: "gpt-4.1-mini",
  "openai-compatible": "qwen3:8b",
  ollama: "qwen3:8b",
};

/** The only key that the model's server lets in. */
export const MODEL_KEY = "sk-secret";

/** How a server with a model is to be built. */
export interface LlmServerOptions {
  readonly reader: Reader;
  readonly hasFallback?: boolean;
  readonly perDay?: number | null;
  readonly perDialogue?: number | null;
  readonly database?: DatabaseKind;
  readonly metrics?: Metrics;
}

/** A whole app on a socket whose tutor is a model, which says what it is told to. */
export interface LlmServer {
  readonly server: TestServer;
  readonly address: string;
  readonly model: ModelServer;
  readonly counting: ModelCalls;
  /** What the tutor and its client told whoever looks after the server. */
  readonly reports: string[];
  /** What the model does from now on; null: what it is asked to. */
  replyBy(reply: ((request: ModelRequest) => ModelReply | Promise<ModelReply>) | null): void;
  /** Has the tutor made anew, with these deadlines and clocks, and a closed circuit. */
  restartTutor(client?: Partial<ModelClientOptions>): void;
  close(): Promise<void>;
}

/** What a request to a model is for, as its prompt says. */
export function kindOf({ stream, system, messages }: ModelRequest): ModelCallKind {
  if (stream) return "words";
  const prompt = [...system, ...messages.map(({ text }) => text)].join("\n");
  if (prompt.includes("# Task: suggest issues")) return "issues";
  if (prompt.includes("# Task: write a passage")) return "argument";
  if (prompt.includes("# Task: read a passage")) return "gate";
  if (prompt.includes("# Task: say which texts are fit")) return "moderate";
  if (prompt.includes("# Task: draft the answer key")) return "key";
  return prompt.includes("you are to judge") ? "assess" : "summary";
}

function fail(message: string, cause: unknown): never {
  throw new Error(message, { cause });
}

/** Does what another tutor does that may be exchanged. */
function delegate(current: () => Tutor): Tutor {
  return {
    get name() {
      return current().name;
    },
    suggestIssues: (request, call) => current().suggestIssues(request, call),
    writeArgument: (request, call) => current().writeArgument(request, call),
    openDialogue: (argument) => current().openDialogue(argument),
    assess: (view, message, call) => current().assess(view, message, call),
    wordMove: (view, message, move, call) => current().wordMove(view, message, move, call),
    summarise: (view, call) => current().summarise(view, call),
  };
}

/** A tutor, and its model as a moderator and as who drafts keys. */
interface Taught {
  readonly tutor: Tutor;
  readonly keyDrafter: KeyDrafter;
  readonly moderate: ModerateTexts;
}

/** Wires a tutor as the product does. */
function createTutorFor(
  wire: ModelWire,
  model: ModelServer,
  { reader, hasFallback = false }: LlmServerOptions,
  { reports, client }: { reports: string[]; client: Partial<ModelClientOptions> },
): Taught {
  const report = (message: string): void => void reports.push(message);
  const asked = createModelClient({
    model: { provider: wire, model: MODELS[wire], baseUrl: model.url, apiKey: MODEL_KEY },
    report,
    ...client,
  });
  const moderate = createModerator(asked);
  const main = createLlmTutor({
    client: asked,
    embed: (texts) => reader.embed(texts),
    passes: () => true,
    moderate,
    reportArgument: ({ servedBy }) => report(`argument by ${servedBy}`),
    reportWording: ({ event }) => report(`words ${event}`),
  });
  const tutor = createFallbackTutor({
    main,
    fallback: createBuiltInTutor({ reader }),
    takesFailures: hasFallback,
    report: ({ call }) => report(`took over ${call}`),
    reportOtherIssue: () => report("another issue"),
  });
  return { tutor, moderate, keyDrafter: createKeyDrafter(asked) };
}

/** Builds an app on a database of its own, listening, with a model's server behind its tutor. */
export async function buildLlmServer(
  wire: ModelWire,
  options: LlmServerOptions,
): Promise<LlmServer> {
  const { hasFallback = false, perDay = null, perDialogue = null, metrics = NO_METRICS } = options;
  let reply: (request: ModelRequest) => ModelReply | Promise<ModelReply> = replyCooperatively;
  const model = await startModelServer({
    wire,
    reply: (request) => reply(request),
    apiKey: MODEL_KEY,
  });
  const reports: string[] = [];
  let taught = createTutorFor(wire, model, options, { reports, client: {} });
  const database = await buildDatabase(options.database ?? "pglite");
  const counting = createModelCalls({
    store: createStores(database).modelCalls,
    leases: createStores(database).workLeases,
    budget: { perDay, perDialogue },
    hasFallback,
    now: () => new Date(),
    metrics,
    report: fail,
  });
  const server = await buildServerOn(database, {
    tutor: delegate(() => taught.tutor),
    ownTextDesk: createOwnTextDesk(createBuiltInTutor({ reader: options.reader })),
    keyDrafter: {
      whyNot: (form) => taught.keyDrafter.whyNot(form),
      draft: (form, call) => taught.keyDrafter.draft(form, call),
    },
    moderateByModel: (texts, call) => taught.moderate(texts, call),
    modelCalls: counting,
    metrics,
  });
  return {
    server,
    address: await server.app.listen({ port: 0, host: "127.0.0.1" }),
    model,
    counting,
    reports,
    replyBy(next) {
      reply = next ?? replyCooperatively;
    },
    restartTutor(client = {}) {
      taught = createTutorFor(wire, model, options, { reports, client });
    },
    async close() {
      await server.close();
      await counting.flush();
      await database.close();
      await model.close();
    },
  };
}
