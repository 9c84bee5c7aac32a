import type { Config } from "../config.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Traces } from "../traces/otlp-traces.ts";
import { VERSION } from "../version.ts";
import type { OpenedMetrics } from "./open-metrics.ts";
import type { Report } from "./wiring.ts";

/** Tells traces what figures are told. */
export function addTraces(figures: Metrics, traces: Traces): Metrics {
  return {
    ...figures,
    traceRequests: traces.traceRequests,
    turnTaken(turn) {
      figures.turnTaken(turn);
      traces.turnTaken(turn);
    },
    modelCalled(call) {
      figures.modelCalled(call);
      traces.modelCalled(call);
    },
    wordsGuarded(event) {
      figures.wordsGuarded(event);
      traces.wordsGuarded(event);
    },
    textsRead(ms) {
      figures.textsRead(ms);
      traces.textsRead(ms);
    },
  };
}

/** Figures, and traces beside them where they are wanted; what sends these is loaded only there. */
export async function openTraces(
  { tracesEndpoint: endpoint }: Config,
  figures: OpenedMetrics,
  report: Report,
): Promise<OpenedMetrics> {
  if (endpoint === null) return figures;
  const { createOtlpTraces } = await import("../traces/otlp-traces.ts");
  const { traces, close } = createOtlpTraces({ endpoint, version: VERSION, report });
  return {
    metrics: addTraces(figures.metrics, traces),
    async close() {
      await figures.close();
      await close();
    },
  };
}
