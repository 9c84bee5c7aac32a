import type { ClassReportReply } from "@elenchus/contract/admin-report";
import { FEWEST_TOLD } from "@elenchus/domain/withhold";
import type { AppContext } from "../../app-context.ts";
import { addReportCall, narrowScope, onlyGroupOf } from "../../calls/add-admin-call.ts";
import type { ApiApp } from "../../http/api-app.ts";
import type { Stores } from "../../store/stores.ts";
import type { Scope } from "../../store/supervision/scope.ts";
import {
  presentReportMisconceptions,
  presentReportModules,
  presentReportWork,
  presentWithheldModules,
} from "./present-report.ts";

/** As many assignments as the page of the gradebook has. */
const MOST_WORK = 40;

async function showReport(
  { students, classes, assignments }: Stores,
  scope: Scope,
): Promise<Omit<ClassReportReply, "group_name">> {
  const total = await students.countStudents(scope);
  if (total < FEWEST_TOLD)
    return {
      student_total: null,
      modules: [],
      withheld_modules: null,
      misconceptions: [],
      work: [],
    };
  const [standings, growths, misconceptions, work] = await Promise.all([
    classes.countStandings(scope),
    classes.countGrowth(scope),
    classes.countMisconceptions(scope),
    assignments.list(scope, MOST_WORK),
  ]);
  return {
    student_total: total,
    modules: presentReportModules(standings, growths),
    withheld_modules: presentWithheldModules(standings),
    misconceptions: presentReportMisconceptions(misconceptions),
    work: work.map(presentReportWork),
  };
}

/** How a group does, naming and quoting nobody: also for supervisors who see nothing else. */
export function addReportRoutes(app: ApiApp, context: AppContext): void {
  const { stores } = context;
  addReportCall(app, context, "reportGroups", async ({ scope }) => ({
    groups: (await stores.groups.list(scope)).map(({ id, name }) => ({
      group_id: id,
      group_name: name,
    })),
  }));
  addReportCall(app, context, "classReport", async (call) => {
    const scope = await narrowScope(context, call, call.payload.group_id);
    const group = await stores.groups.find(onlyGroupOf(scope));
    return {
      group_name: group?.name ?? "",
      ...(await showReport(stores, scope)),
    };
  });
}
