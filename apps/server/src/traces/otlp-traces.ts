import { FastifyOtelInstrumentation } from "@fastify/otel";
import { context, SpanStatusCode, trace, type Attributes } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import type { FastifyInstance } from "fastify";
import { setTimeout as sleep } from "node:timers/promises";
import type { ModelCallRecord } from "@elenchus/dialogue/model-call";
import type { Metrics } from "../metrics/metrics.ts";
import { exportKnown } from "./export-known.ts";

/** How often is sent, and how long is tried, in milliseconds. */
const TIMES = { sendEvery: 5000, sendWithin: 5000 };

/** The events that traces are told of, as figures are. */
export type Traces = Required<
  Pick<Metrics, "turnTaken" | "modelCalled" | "wordsGuarded" | "textsRead" | "traceRequests">
>;

export interface OtlpTracesOptions {
  /** Of the collector, without `/v1/traces`. */
  readonly endpoint: string;
  readonly version: string;
  readonly report: (message: string, cause: unknown) => void;
  readonly times?: Partial<typeof TIMES>;
}

/** Whoever closes does not wait for a collector that is away. */
const CLOSE_WITHIN_MS = 1000;

/** By the names of OpenTelemetry's conventions for generative AI, as far as there are some. */
function describeCall({
  kind,
  model,
  usage,
  requests,
  outcome,
  firstTextMs,
}: ModelCallRecord): Attributes {
  return {
    "gen_ai.operation.name": "chat",
    "gen_ai.request.model": model,
    "gen_ai.usage.input_tokens": usage.inputTokens,
    "gen_ai.usage.output_tokens": usage.outputTokens,
    "elenchus.model.kind": kind,
    "elenchus.model.requests": requests,
    "elenchus.model.outcome": outcome,
    ...(firstTextMs === null ? {} : { "elenchus.model.first_text_ms": Math.round(firstTextMs) }),
  };
}

/** Has each call of the API begin a trace. */
async function watchCalls(app: FastifyInstance, provider: BasicTracerProvider): Promise<void> {
  const instrumentation = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    recordExceptions: false,
    ignorePaths: ({ url }) => !url.startsWith("/api/"),
    requestHook(span, { method, routeOptions }) {
      span.updateName(`${method} ${routeOptions.url ?? "none"}`);
    },
  });
  instrumentation.setTracerProvider(provider);
  await app.register(instrumentation.plugin());
}

/** Traces, and how to send the last of them. */
export interface OpenedTraces {
  readonly traces: Traces;
  readonly close: () => Promise<void>;
}

/** Sends traces by OTLP over HTTP. */
export function createOtlpTraces({
  endpoint,
  version,
  report,
  times,
}: OtlpTracesOptions): OpenedTraces {
  const url = `${endpoint.replace(/\/+$/u, "")}/v1/traces`;
  const { sendEvery, sendWithin } = { ...TIMES, ...times };
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: sendWithin });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": "elenchus", "service.version": version }),
    spanProcessors: [
      new BatchSpanProcessor(exportKnown(exporter, report), { scheduledDelayMillis: sendEvery }),
    ],
  });
  // The work that a request leads to finds its trace by this.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer("elenchus");

  /** Something that has just ended. */
  const tell = (name: string, ms: number, attributes: Attributes, hasFailed = false): void => {
    // Without a request it belongs to nothing.
    if (trace.getActiveSpan() === undefined) return;
    const now = Date.now();
    const span = tracer.startSpan(name, { startTime: now - ms, attributes });
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(now);
  };

  const traces: Traces = {
    traceRequests: (app) => watchCalls(app, provider),
    modelCalled(call) {
      tell(`chat ${call.model}`, call.ms, describeCall(call), call.outcome !== "ok");
    },
    textsRead: (ms) => tell("read texts", ms, {}),
    turnTaken({ judge, move, outcome }) {
      trace.getActiveSpan()?.setAttributes({
        "elenchus.turn.judge": judge,
        "elenchus.turn.move": move,
        "elenchus.turn.outcome": outcome ?? "open",
      });
    },
    wordsGuarded: (event) =>
      void trace.getActiveSpan()?.setAttribute("elenchus.words.guarded", event),
  };
  return {
    traces,
    async close(): Promise<void> {
      await Promise.race([provider.shutdown(), sleep(CLOSE_WITHIN_MS, undefined, { ref: false })]);
      context.disable();
    },
  };
}
