import { USAGE_EXPORT } from "@elenchus/contract/admin-calls";
import { UsageQuery } from "@elenchus/contract/admin-operations";
import { ErrorReply } from "@elenchus/contract/error";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { AppContext } from "../../app-context.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { writeCsv } from "../../http/spreadsheets/write-csv.ts";
import { addReportCall, refuseTry, supervisorsOnly } from "../../calls/add-admin-call.ts";
import { addUserCall } from "../../calls/add-user-call.ts";
import { callerOf } from "../../identity/require-user.ts";
import { showHealth } from "./show-health.ts";
import { showPaymentCases } from "./show-payment-cases.ts";
import { spanOf } from "./span.ts";
import { USAGE_COLUMNS, usageRows } from "./usage-rows.ts";
import { showUsage } from "./show-usage.ts";

/** The hooks of what is for supervisors with that right alone. */
function operatorsOnly(context: AppContext) {
  const requireRight = async (request: FastifyRequest): Promise<void> => {
    if (await context.stores.operations.isAllowed(callerOf(request).id)) return;
    await refuseTry(context, request, "no right to see operations");
  };
  return [...supervisorsOnly(context), requireRight] as const;
}

/** How the server runs, and what it costs: to be looked at, and naming no learner. */
export function addOperationsRoutes(app: ApiApp, context: AppContext): void {
  const { stores, now } = context;
  const hooks = operatorsOnly(context);
  addReportCall(app, context, "rights", async ({ user }) => ({
    operations: !user.seesReportsOnly && (await stores.operations.isAllowed(user.id)),
    reports_only: user.seesReportsOnly,
  }));
  addUserCall(app, "usage", hooks, ({ payload }) => showUsage(stores, spanOf(payload.days, now())));
  addUserCall(app, "health", hooks, () => showHealth(context));
  addUserCall(app, "paymentCases", hooks, () => showPaymentCases(context));
  app.route({
    method: "GET",
    url: USAGE_EXPORT,
    schema: {
      operationId: "export_usage",
      security: [{ session: [] }],
      querystring: UsageQuery,
      response: { 200: z.any(), "4xx": ErrorReply, "5xx": ErrorReply },
    },
    onRequest: [...hooks],
    handler: (request, reply) => {
      const span = spanOf(request.query.days, now());
      reply.header("content-type", "text/csv; charset=utf-8");
      const file = `elenchus-usage-${span.from}-${span.to}.csv`;
      reply.header("content-disposition", `attachment; filename="${file}"`);
      return reply.send(writeCsv(USAGE_COLUMNS, usageRows(stores, span)));
    },
  });
}
