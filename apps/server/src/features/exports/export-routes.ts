import { ADMIN_EXPORTS } from "@elenchus/contract/admin-calls";
import { ClassQuery } from "@elenchus/contract/admin-class";
import { ErrorReply } from "@elenchus/contract/error";
import type { FastifyReply } from "fastify";
import { Readable } from "node:stream";
import * as z from "zod/mini";
import type { AppContext } from "../../app-context.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { narrowScope, supervisorsOnly } from "../../calls/add-admin-call.ts";
import { callerOf } from "../../identity/require-user.ts";
import type { Scope } from "../../store/supervision/scope.ts";
import type { Stores } from "../../store/stores.ts";
import { DIALOGUE_COLUMNS, dialogueRows, STUDENT_COLUMNS, studentRows } from "./csv-rows.ts";
import { addGradebookExports } from "./gradebook-route.ts";
import { transcriptLines } from "./transcript-lines.ts";
import { writeCsv } from "../../http/spreadsheets/write-csv.ts";
import { writeXlsx, XLSX_TYPE } from "../../http/spreadsheets/write-xlsx.ts";
import {
  DIALOGUE_SHEET,
  listSheetDialogues,
  listSheetStudents,
  STUDENT_SHEET,
} from "./xlsx-sheets.ts";
import { writeStatements } from "./xapi-statements.ts";

type ExportName = keyof typeof ADMIN_EXPORTS;

/** A request for an export: its scope, and who asks. */
interface Asked {
  /** The stores that it is read from. */
  readonly stores: Stores;
  readonly scope: Scope;
  readonly supervisorId: string;
}

const TYPES: Readonly<Record<ExportName, string>> = {
  studentsSheet: XLSX_TYPE,
  dialoguesSheet: XLSX_TYPE,
  students: "text/csv; charset=utf-8",
  dialogues: "text/csv; charset=utf-8",
  transcripts: "application/jsonl; charset=utf-8",
  xapi: "application/json; charset=utf-8",
};

function openExport(
  { publicUrl }: AppContext,
  name: ExportName,
  { stores, scope, supervisorId }: Asked,
): Readable {
  switch (name) {
    case "studentsSheet":
      return writeXlsx("Students", STUDENT_SHEET, listSheetStudents(stores, scope));
    case "dialoguesSheet":
      return writeXlsx("Dialogues", DIALOGUE_SHEET, listSheetDialogues(stores, scope));
    case "students":
      return writeCsv(STUDENT_COLUMNS, studentRows(stores, scope));
    case "dialogues":
      return writeCsv(DIALOGUE_COLUMNS, dialogueRows(stores, scope));
    case "transcripts":
      return Readable.from(transcriptLines(stores, scope, supervisorId), { highWaterMark: 16 });
    case "xapi":
      return Readable.from(writeStatements(stores, scope, publicUrl()), { highWaterMark: 16 });
  }
}

function describeFile(reply: FastifyReply, name: ExportName): void {
  const file = `elenchus-${ADMIN_EXPORTS[name].split("/").at(-1)}`;
  reply.header("content-type", TYPES[name]);
  reply.header("content-disposition", `attachment; filename="${file}"`);
  // Proxies such as nginx would hold it back otherwise.
  reply.header("x-accel-buffering", "no");
  if (name === "xapi") reply.header("x-experience-api-version", "1.0.3");
}

/** Files for supervisors to download, streamed at the pace of whoever reads. */
export function addExportRoutes(app: ApiApp, context: AppContext): void {
  addGradebookExports(app, context);
  for (const name of Object.keys(ADMIN_EXPORTS) as ExportName[]) {
    app.route({
      method: "GET",
      url: ADMIN_EXPORTS[name],
      schema: {
        operationId: `export_${name}`,
        security: [{ session: [] }],
        querystring: ClassQuery,
        response: { 200: z.any(), "4xx": ErrorReply, "5xx": ErrorReply },
      },
      onRequest: [...supervisorsOnly(context)],
      handler: async (request, reply) => {
        const { id: supervisorId } = callerOf(request);
        const seen = await context.stores.supervision.loadScope(supervisorId);
        const { group_id } = request.query;
        const scope = await narrowScope(context, { scope: seen, request }, group_id);
        describeFile(reply, name);
        const { stores } = context;
        return reply.send(openExport(context, name, { stores, scope, supervisorId }));
      },
    });
  }
}
