import type { FastifyInstance } from "fastify";
import type { Metrics } from "./metrics.ts";

/** Tells of each request by its route, never by its address. */
export function watchRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onResponse", async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? "none";
    metrics.requestAnswered({ method, route, status: statusCode, ms: elapsedTime });
  });
}
