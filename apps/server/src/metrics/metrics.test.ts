import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { buildTestServer, type TestServer } from "../../test/build-test-server.ts";
import { startDialogue } from "../../test/test-user.ts";
import { openMetricsServer, type MetricsServer } from "./metrics-server.ts";
import type { Backlog } from "../store/operations/backlog-store.ts";
import { createPrometheusMetrics } from "./prometheus-metrics.ts";

describe("figures", () => {
  let backlog: Backlog | null;
  const metrics = createPrometheusMetrics({
    database: { connections: () => ({ busy: 2, idle: 3, waiting: 1 }) },
    storage: { state: async () => ({ database: "full", folder: null }) },
    countBacklog: async () => backlog,
  });
  let door: MetricsServer;
  const ask = (path: string, method = "GET") =>
    fetch(`http://127.0.0.1:${door.port}${path}`, { method });
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer("pglite", { metrics });
    door = await openMetricsServer(metrics, { host: "127.0.0.1", port: 0 });
  });
  afterAll(async () => {
    await door.close();
    await server.close();
  });

  test("tell of requests, turns and first words, and of nobody's words", async () => {
    const user = await server.addUser();
    const { session_id } = await startDialogue(user);
    await user.call("chat", { session_id, message: "right 1 of mine" });
    const figures = await (await ask("/metrics")).text();
    expect(figures).toMatch(
      /elenchus_http_request_seconds_count\{method="POST",route="\/api\/chat",status="200"\} 1/u,
    );
    expect(figures).toMatch(
      /elenchus_turns_total\{judge="[^"]+",move="advance",outcome="open"\} 1/u,
    );
    expect(figures).toContain("elenchus_first_words_seconds_count 1");
    expect(figures).toContain("nodejs_eventloop_lag_seconds");
    expect(figures).not.toContain("of mine");
  });

  test("tell of the model's calls, their tokens, cost and faults", async () => {
    const call = {
      kind: "words",
      model: "some-model",
      usage: { inputTokens: 900, cacheReadTokens: 700, cacheWriteTokens: 0, outputTokens: 60 },
      costMicros: 1500,
      ms: 1200,
      firstTextMs: 300,
      requests: 1,
    } as const;
    metrics.modelCalled({ ...call, outcome: "ok" });
    metrics.modelCalled({ ...call, outcome: "timeout", costMicros: null });
    metrics.wordsGuarded("dropped");
    const figures = await metrics.print();
    expect(figures).toContain('outcome="timeout"} 1');
    expect(figures).toContain('model="some-model",direction="in"} 1800');
    expect(figures).toContain('elenchus_model_cost_dollars_total{model="some-model"} 0.0015');
    expect(figures).toContain('elenchus_model_words_guarded_total{event="dropped"} 1');
  });

  test("tell what waits, and no old figure while the database does not say", async () => {
    const backedUpAt = new Date("2026-11-29T02:30:00Z");
    const jobs = [{ name: "sweep", state: "created", count: 1 }];
    backlog = { mails: 4, backedUpAt, jobs };
    const figures = await metrics.print();
    expect(figures).toContain("elenchus_outbox_mails 4");
    expect(figures).toContain(`elenchus_backup_timestamp_seconds ${backedUpAt.getTime() / 1000}`);
    expect(figures).toContain('elenchus_storage_writable{place="database"} 0');
    expect(figures).toContain('elenchus_storage_writable{place="data_folder"} 1');
    expect(figures).toContain('elenchus_jobs{name="sweep",state="created"} 1');
    expect(figures).toContain('elenchus_database_connections{state="waiting"} 1');
    backlog = null;
    const later = await metrics.print();
    expect(later).toContain("elenchus_outbox_mails Nan");
    expect(later).not.toContain('name="sweep"');
  });

  test("are those that the dashboard and the alerts in deploy/ ask for", async () => {
    const figures = await metrics.print();
    const files = ["grafana/dashboard.json", "prometheus/alerts.yaml"].map((file) =>
      readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), "utf8"),
    );
    const asked = files.join(" ").match(/\b(?:elenchus|nodejs|process)_\w+/gu) ?? [];
    expect(asked.length).toBeGreaterThan(20);
    for (const name of new Set(asked))
      expect(figures).toContain(`# TYPE ${name.replace(/_(?:bucket|count)$/u, "")} `);
  });

  const hasPromtool = spawnSync("promtool", ["--version"]).error === undefined;
  test.skipIf(!hasPromtool)("have alerts that Prometheus takes, and none with a mistake", () => {
    const file = fileURLToPath(
      new URL("../../../../deploy/prometheus/alerts.yaml", import.meta.url),
    );
    const folder = mkdtempSync(join(tmpdir(), "elenchus-alerts-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const wrong = join(folder, "wrong.yaml");
    writeFileSync(wrong, readFileSync(file, "utf8").replace("rate(", "rat("));
    const check = (rules: string) => spawnSync("promtool", ["check", "rules", rules]).status;
    expect([check(file), check(wrong)]).toEqual([0, 1]);
  });

  test("are at one address alone", async () => {
    expect((await ask("/")).status).toBe(404);
    expect((await ask("/metrics", "POST")).status).toBe(404);
    expect((await ask("/metrics")).headers.get("content-type")).toContain("text/plain");
  });
});
