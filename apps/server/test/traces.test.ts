import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { addTraces } from "../src/dependencies/open-traces.ts";
import { NO_METRICS } from "../src/metrics/metrics.ts";
import { createOtlpTraces } from "../src/traces/otlp-traces.ts";
import { buildLlmServer } from "./build-llm-server.ts";
import { startDialogue } from "./test-user.ts";
import { useReader } from "./use-reader.ts";

vi.setConfig({ testTimeout: 120_000 });
const reader = useReader();

const SAID = "The conclusion is that LEARNERWORDS matter, sk-not-to-be-seen";

/** Of OTLP's JSON (opentelemetry-proto, `ExportTraceServiceRequest`), as much as is looked at. */
interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}
interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string }[];
}

/** What stands where a collector would: hears OTLP as JSON, and keeps it. */
async function startCollector(status = 200) {
  const heard: string[] = [];
  const paths: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url);
    const answer = async (): Promise<void> => {
      heard.push(JSON.stringify(await json(request)));
      response.writeHead(status, { "content-type": "application/json" }).end("{}");
    };
    void answer();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const spans = () =>
    heard
      .flatMap((text) => (JSON.parse(text) as Sent).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap((scope) => scope.spans);
  return { endpoint: `http://127.0.0.1:${port}`, heard, paths, spans };
}

/** Takes one turn with a model, traced, and waits until all is sent. */
async function takeTracedTurn(endpoint: string, hasFailed: boolean) {
  const reports: string[] = [];
  const report = (message: string): void => void reports.push(message);
  const times = { sendEvery: 50, sendWithin: 500 };
  const { traces, close } = createOtlpTraces({ endpoint, version: "1.2.3", report, times });
  const metrics = addTraces(NO_METRICS, traces);
  const llm = await buildLlmServer("openai-compatible", { reader, metrics });
  onTestFinished(() => llm.close());
  const user = await llm.server.addUser();
  const { session_id } = await startDialogue(user);
  const reply = await user.call("chat", { session_id, message: SAID });
  await llm.counting.flush();
  await vi.waitFor(() => expect(reports.length).toBe(hasFailed ? 1 : 0), 20_000);
  await close();
  return { reply, reports, user };
}

test("one trace leads from the route to the calls of the model, and holds nobody's words", async () => {
  const collector = await startCollector();
  const { reply, reports, user } = await takeTracedTurn(collector.endpoint, false);
  expect(reply.status).toBe(200);
  expect(reports).toEqual([]);
  expect(new Set(collector.paths)).toEqual(new Set(["/v1/traces"]));
  const spans = collector.spans();
  const root = spans.find(({ name }) => name === "POST /api/chat");
  const calls = spans.filter(
    ({ name, traceId }) => name === "chat qwen3:8b" && traceId === root?.traceId,
  );
  expect(root?.parentSpanId ?? "").toBe("");
  expect(calls.length).toBeGreaterThanOrEqual(2);
  for (const call of calls) {
    const names: string[] = [];
    for (let at: Span | undefined = call; at !== undefined;) {
      names.unshift(at.name.replace(/ - .*/u, ""));
      const { parentSpanId }: Span = at;
      at = spans.find(({ spanId }) => spanId === parentSpanId);
    }
    expect(names).toEqual(["POST /api/chat", "handler", "chat qwen3:8b"]);
    const keys = call.attributes.map(({ key }) => key);
    expect(keys).toContain("gen_ai.usage.output_tokens");
  }
  const told = collector.heard.join("\n");
  expect(told).toContain("elenchus.turn.move");
  expect(told).not.toMatch(/LEARNERWORDS|sk-|127\.0\.0\.1|url\.path/u);
  expect(told).not.toContain(user.email);
});

test.each([
  ["a collector that is away", async () => "http://127.0.0.1:9"],
  ["one that refuses", async () => (await startCollector(400)).endpoint],
])("%s costs nobody a turn, and is told of once", async (_what, find) => {
  const { reply, reports } = await takeTracedTurn(await find(), true);
  expect(reply.status).toBe(200);
  expect(reports).toEqual(["traces cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT"]);
});
