import { setTimeout as delay } from "node:timers/promises";
import type * as z from "zod/mini";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import { CLOSED_CIRCUIT } from "./circuit-breaker.ts";
import type { ClientState } from "./client/client-state.ts";
import { describeSchema } from "./client/describe-schema.ts";
import { generateStructured } from "./client/generate-structured.ts";
import { openCall } from "./client/open-call.ts";
import { streamText } from "./client/stream-text.ts";
import { type ChosenTimeouts, completeTimeouts } from "./client/timeouts.ts";
import { createModel, type ModelSettings } from "./client/create-model.ts";
import {
  type ModelClient,
  ModelError,
  type StructuredCall,
  type TextCall,
} from "./model-client.ts";
import { findPrice, type ModelPrice } from "./prices.ts";

/** What a client is made of; all but the model and the report has a default. */
export interface ModelClientOptions {
  readonly model: ModelSettings;
  /** Told what is worth knowing of the provider: never a key, a prompt, or what a learner or a model said. */
  readonly report: (message: string, cause: unknown) => void;
  readonly timeouts?: ChosenTimeouts;
  /** What the operator pays, where that is not the list price. */
  readonly price?: ModelPrice | null;
  /** Milliseconds that only go up. */
  readonly clock?: () => number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** From 0 up to 1. */
  readonly random?: () => number;
}

function createState(options: ModelClientOptions): ClientState {
  const { report, clock, now, sleep, random, timeouts, price } = options;
  const model = createModel(options.model);
  return {
    model,
    report,
    timeouts: completeTimeouts(timeouts ?? {}),
    price: price ?? findPrice(model.provider, model.id),
    clock: clock ?? (() => performance.now()),
    now: now ?? (() => Date.now()),
    sleep: sleep ?? ((ms, signal) => delay(ms, undefined, { signal })),
    random: random ?? (() => Math.random()),
    circuit: CLOSED_CIRCUIT,
    warned: new Set(),
    means: new Map(),
  };
}

async function generate<Schema extends z.ZodMiniType>(
  state: ClientState,
  question: StructuredCall<Schema>,
  call: TutorCall,
): Promise<z.output<Schema>> {
  // A shape that cannot be asked for is its author's fault, not a call that failed.
  describeSchema(question.schema);
  const open = openCall(state, question.kind, call);
  try {
    const value = await generateStructured(state, open, question);
    open.close("ok");
    return value;
  } catch (error) {
    open.close(error instanceof ModelError ? error.failure : "invalid_output");
    throw error;
  }
}

async function* stream(
  state: ClientState,
  question: TextCall,
  call: TutorCall,
): AsyncGenerator<string> {
  const open = openCall(state, question.kind, call);
  try {
    yield* streamText(state, open, question);
    open.close("ok");
  } catch (error) {
    open.close(error instanceof ModelError ? error.failure : "server_error");
    throw error;
  } finally {
    // Whoever stopped reading has cancelled; after an end or an error this is not heard.
    open.close("cancelled");
  }
}

/**
 * A client for one model of any provider. All of its calls share one circuit breaker, and what was found
 * out about the server.
 * @throws Error where the settings make no address
 */
export function createModelClient(options: ModelClientOptions): ModelClient {
  const state = createState(options);
  return {
    name: state.model.name,
    generate: (question, call) => generate(state, question, call),
    stream: (question, call) => stream(state, question, call),
  };
}
