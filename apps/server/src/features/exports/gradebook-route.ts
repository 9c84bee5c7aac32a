import { GRADEBOOK_EXPORTS } from "@elenchus/contract/admin-calls";
import { GradebookQuery } from "@elenchus/contract/admin-gradebook";
import { ErrorReply } from "@elenchus/contract/error";
import * as z from "zod/mini";
import type { AppContext } from "../../app-context.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { writeCsv } from "../../http/spreadsheets/write-csv.ts";
import { writeXlsx, XLSX_TYPE } from "../../http/spreadsheets/write-xlsx.ts";
import { narrowScope, supervisorsOnly } from "../../calls/add-admin-call.ts";
import { callerOf } from "../../identity/require-user.ts";
import {
  gradebookCells,
  gradebookColumns,
  listGradebook,
  MOST_ASSIGNMENTS,
} from "./gradebook-rows.ts";

type FileName = keyof typeof GRADEBOOK_EXPORTS;

async function openFile({ stores, now }: AppContext, name: FileName, groupId: string) {
  const { gradebook } = stores;
  const assignments = await gradebook.listAssignments(groupId, MOST_ASSIGNMENTS);
  const columns = gradebookColumns(assignments);
  const rows = listGradebook(gradebook, groupId, assignments, now());
  if (name === "gradebookSheet") return writeXlsx("Gradebook", columns, rows);
  const headings = columns.map(({ heading }) => heading);
  return writeCsv(headings, gradebookCells(columns, rows));
}

/** A group's gradebook as a spreadsheet, streamed. */
export function addGradebookExports(app: ApiApp, context: AppContext): void {
  for (const name of Object.keys(GRADEBOOK_EXPORTS) as FileName[]) {
    const url = GRADEBOOK_EXPORTS[name];
    app.route({
      method: "GET",
      url,
      schema: {
        operationId: `export_${name}`,
        security: [{ session: [] }],
        querystring: GradebookQuery,
        response: { 200: z.any(), "4xx": ErrorReply, "5xx": ErrorReply },
      },
      onRequest: [...supervisorsOnly(context)],
      handler: async (request, reply) => {
        const seen = await context.stores.supervision.loadScope(callerOf(request).id);
        const scope = await narrowScope(context, { scope: seen, request }, request.query.group_id);
        const [groupId = ""] = scope.kind === "groups" ? scope.groupIds : [];
        const isSheet = name === "gradebookSheet";
        reply.header("content-type", isSheet ? XLSX_TYPE : "text/csv; charset=utf-8");
        const file = `elenchus-${url.split("/").at(-1)}`;
        reply.header("content-disposition", `attachment; filename="${file}"`);
        // Proxies such as nginx would hold it back otherwise.
        reply.header("x-accel-buffering", "no");
        return reply.send(await openFile(context, name, groupId));
      },
    });
  }
}
