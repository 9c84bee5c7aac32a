import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import { StartRefusal } from "../errors/start-refusal.ts";
import { NO_METRICS, type Metrics } from "../metrics/metrics.ts";
import type { Watched } from "../metrics/prometheus-metrics.ts";
import { countBacklog } from "../store/operations/backlog-store.ts";
import type { Report } from "./wiring.ts";

/** Figures, and how to let go of the port at which they are asked for. */
export interface OpenedMetrics {
  readonly metrics: Metrics;
  readonly close: () => Promise<void>;
}

/** Whoever collects figures does not wait for a database that is away. */
const PATIENCE_MS = 1000;

/**
 * Figures at a port of their own, where one is set.
 * @throws StartRefusal when the port is taken
 */
export async function openMetrics(
  { metricsPort: port, host }: Config,
  {
    database,
    storage,
  }: Pick<Watched, "storage"> & {
    readonly database: Database;
  },
  report: Report,
): Promise<OpenedMetrics> {
  if (port === null) return { metrics: NO_METRICS, close: async () => {} };
  // Whoever is asked for none need not hold in memory what prints them.
  const { createPrometheusMetrics } = await import("../metrics/prometheus-metrics.ts");
  const { openMetricsServer } = await import("../metrics/metrics-server.ts");
  const metrics = createPrometheusMetrics({
    database,
    storage,
    countBacklog: () =>
      Promise.race([
        countBacklog(database.orm).catch((error: unknown) => {
          report("what is waiting could not be counted", error);
          return null;
        }),
        sleep(PATIENCE_MS, null, { ref: false }),
      ]),
  });
  try {
    const server = await openMetricsServer(metrics, { host, port });
    return { metrics, close: () => server.close() };
  } catch (cause) {
    const text = `METRICS_PORT=${port} cannot be listened on: is another program using it? Set it to another number.`;
    throw new StartRefusal(text, { cause });
  }
}
