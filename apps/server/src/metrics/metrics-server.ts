import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { PrometheusMetrics } from "./prometheus-metrics.ts";

/** The door for whoever collects figures. */
export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Answers `GET /metrics` on a port of its own, which the world need not reach; 0 lets the system choose. */
export async function openMetricsServer(
  metrics: Pick<PrometheusMetrics, "print" | "contentType">,
  at: { readonly host: string; readonly port: number },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404, { "content-type": "text/plain" }).end("Figures are at GET /metrics.");
      return;
    }
    metrics.print().then(
      (figures) => response.writeHead(200, { "content-type": metrics.contentType }).end(figures),
      () => response.writeHead(500).end("The figures could not be collected."),
    );
  });
  server.listen(at.port, at.host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
