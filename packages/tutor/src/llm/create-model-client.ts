import { setTimeout as delay } from "node:timers/promises";
import type * as z from "zod/mini";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import { CIRCUIT_FAILURES, createCircuit } from "./circuit-breaker.ts";
import type { ClientState, Clocks } from "./client/client-state.ts";
import { composeCall } from "./client/compose-call.ts";
import { describeSchema } from "./client/describe-schema.ts";
import { generateStructured } from "./client/generate-structured.ts";
import { closeCall, openCall } from "./client/open-call.ts";
import { sendStream } from "./client/send-stream.ts";
import { waitOrThrow } from "./client/try-again.ts";
import type { ChosenTimeouts } from "./client/timeouts.ts";
import { createModel, type ModelSettings } from "./client/create-model.ts";
import {
  type ModelClient,
  ModelError,
  type StructuredCall,
  type TextCall,
} from "./model-client.ts";
import { findPrice } from "./prices.ts";

/** What a client is made of; all but the model and the report has a default. */
export interface ModelClientOptions extends Partial<Clocks> {
  readonly model: ModelSettings;
  /** Told what is worth knowing of the provider: never a key, a prompt, or what a learner or a model said. */
  readonly report: (message: string, cause: unknown) => void;
  readonly timeouts?: ChosenTimeouts;
}

const CLOCKS: Clocks = {
  clock: () => performance.now(),
  now: () => Date.now(),
  sleep: (ms, signal) => delay(ms, undefined, { signal }),
  random: () => Math.random(),
};

function createState({ model: settings, ...options }: ModelClientOptions): ClientState {
  const model = createModel(settings);
  const { report, clock = CLOCKS.clock } = options;
  const circuit = createCircuit(clock, {
    onOpen: (outcome) =>
      report(
        `${model.name} failed ${CIRCUIT_FAILURES} times running (${outcome}); calls rest`,
        null,
      ),
    onClose: () => report(`${model.name} answers again`, null),
  });
  return {
    timeouts: {},
    ...CLOCKS,
    ...options,
    model,
    price: findPrice(model.provider, model.id),
    circuit,
    hasWarned: false,
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
    const value = await generateStructured(open, question);
    await closeCall(open, "ok");
    return value;
  } catch (error) {
    await closeCall(open, error instanceof ModelError ? error.failure : "invalid_output");
    throw error;
  }
}

/** Text as it comes; a request that failed before its first text is sent once more. */
async function* stream(
  state: ClientState,
  question: TextCall,
  call: TutorCall,
): AsyncGenerator<string> {
  const open = openCall(state, question.kind, call);
  const request = composeCall(state.model, question);
  try {
    try {
      yield* sendStream(open, question.prompt, request);
    } catch (error) {
      await waitOrThrow(open, error);
      yield* sendStream(open, question.prompt, request);
    }
    await closeCall(open, "ok");
  } catch (error) {
    await closeCall(open, error instanceof ModelError ? error.failure : "server_error");
    throw error;
  } finally {
    // Whoever stopped reading has cancelled; after an end or an error this is not heard.
    await closeCall(open, "cancelled");
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
