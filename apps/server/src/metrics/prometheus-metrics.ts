import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "@prometheus-io/client";
import type { Database } from "../db/database.ts";
import type { StorageWatch } from "../db/storage-watch.ts";
import type { Backlog } from "../store/operations/backlog-store.ts";
import type { Metrics } from "./metrics.ts";

/** Seconds in which requests and first words are counted. */
const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const MICROS = 1_000_000;

/** Figures that are looked up when somebody asks. */
export interface Watched {
  readonly database: Pick<Database, "connections">;
  readonly storage: StorageWatch;
  /** Null where the database does not say in time. */
  readonly countBacklog: () => Promise<Backlog | null>;
}

/** Figures in Prometheus's text format. */
export interface PrometheusMetrics extends Metrics {
  readonly contentType: string;
  /** All figures as they stand. */
  print(): Promise<string>;
}

/** Whether the database and the data folder take what is written. */
function createStorageGauge(registers: [Registry], storage: StorageWatch) {
  const writable = new Gauge({
    name: "elenchus_storage_writable",
    help: "1 where what is written is stored, 0 where the place is full, read-only or away",
    labelNames: ["place"],
    registers,
  });
  return async (): Promise<void> => {
    const state = await storage.state();
    if (state === null) return;
    writable.set({ place: "database" }, state.database === "ok" ? 1 : 0);
    writable.set({ place: "data_folder" }, state.folder === null ? 1 : 0);
  };
}

/** Gauges of what is waiting, read anew whenever somebody asks. */
function createGauges(registers: [Registry], { database, countBacklog }: Watched) {
  const mails = new Gauge({
    name: "elenchus_outbox_mails",
    help: "Mails that are still to be sent",
    registers,
  });
  const jobs = new Gauge({
    name: "elenchus_jobs",
    help: "Jobs by name and state",
    labelNames: ["name", "state"],
    registers,
  });
  const backups = new Gauge({
    name: "elenchus_backup_timestamp_seconds",
    help: "The moment of the newest backup that was read back; 0 where there is none, NaN while the database does not say",
    registers,
  });
  const connections = new Gauge({
    name: "elenchus_database_connections",
    help: "Connections to the database: busy, idle, and requests that wait for one",
    labelNames: ["state"],
    registers,
  });
  return async (): Promise<void> => {
    const backlog = await countBacklog();
    // A figure that the database does not give in time is no figure; the last one is not shown for it.
    mails.set(backlog?.mails ?? Number.NaN);
    const backedUp = (backlog?.backedUpAt?.getTime() ?? 0) / 1000;
    backups.set(backlog === null ? Number.NaN : backedUp);
    jobs.reset();
    for (const { name, state, count } of backlog?.jobs ?? []) jobs.set({ name, state }, count);
    for (const [state, count] of Object.entries(database.connections()))
      connections.set({ state }, count);
  };
}

function createCounters(registers: [Registry]) {
  const seconds = (name: string, help: string, labelNames: string[] = []) =>
    new Histogram({ name, help, labelNames, buckets: SECONDS, registers });
  const count = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name, help, labelNames, registers });
  return {
    requests: seconds("elenchus_http_request_seconds", "Requests by route and status", [
      "method",
      "route",
      "status",
    ]),
    turns: count("elenchus_turns_total", "Turns by judge, move and outcome", [
      "judge",
      "move",
      "outcome",
    ]),
    begun: seconds("elenchus_first_words_seconds", "From a message to the reply's first words"),
    calls: seconds("elenchus_model_call_seconds", "Calls to the language model", [
      "kind",
      "model",
      "outcome",
    ]),
    tokens: count("elenchus_model_tokens_total", "Tokens; those from the cache are part of in", [
      "kind",
      "model",
      "direction",
    ]),
    cost: count("elenchus_model_cost_dollars_total", "What calls cost, where the price is known", [
      "model",
    ]),
    guarded: count(
      "elenchus_model_words_guarded_total",
      "Replies of the model's that were not let through as they were",
      ["event"],
    ),
    encoded: seconds("elenchus_reader_seconds", "Times that the reader took"),
  };
}

/** Prometheus behind the `Metrics` port; with the process's own figures (memory, event loop, garbage). */
export function createPrometheusMetrics(watched: Watched): PrometheusMetrics {
  const registry = new Registry();
  const registers: [Registry] = [registry];
  collectDefaultMetrics({ register: registry });
  const readGauges = createGauges(registers, watched);
  const { storage } = watched;
  const readStorage = createStorageGauge(registers, storage);
  const { requests, turns, begun, calls, tokens, cost, guarded, encoded } =
    createCounters(registers);
  return {
    contentType: registry.contentType,
    async print() {
      await readStorage();
      await readGauges();
      return registry.metrics();
    },
    requestAnswered({ method, route, status, ms }) {
      requests.observe({ method, route, status: String(status) }, ms / 1000);
    },
    turnTaken({ judge, move, outcome }) {
      turns.inc({ judge, move, outcome: outcome ?? "open" });
    },
    replyBegun: (ms) => begun.observe(ms / 1000),
    modelCalled({ kind, model, outcome, ms, usage, costMicros }) {
      calls.observe({ kind, model, outcome }, ms / 1000);
      tokens.inc({ kind, model, direction: "in" }, usage.inputTokens);
      tokens.inc({ kind, model, direction: "cached" }, usage.cacheReadTokens);
      tokens.inc({ kind, model, direction: "out" }, usage.outputTokens);
      if (costMicros !== null) cost.inc({ model }, costMicros / MICROS);
    },
    wordsGuarded: (event) => guarded.inc({ event }),
    textsRead: (ms) => encoded.observe(ms / 1000),
  };
}
