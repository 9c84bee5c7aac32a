import type { ClassListLine } from "@elenchus/contract/admin-class-list";
import type { AppContext } from "../../app-context.ts";
import { addAdminCall, narrowScope, onlyGroupOf } from "../../calls/add-admin-call.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { importClassList } from "./import-class-list.ts";
import { judgeClassList, type JudgedLearner } from "./judge-class-list.ts";
import { readClassList } from "./read-class-list.ts";

function presentLine(learner: JudgedLearner): ClassListLine {
  const { line, firstName, lastName, email, standing, problem, note } = learner;
  const names = { first_name: firstName, last_name: lastName };
  return { line, ...names, email, standing, note: problem ?? note };
}

/** Class lists: looked at, and then added to a group. */
export function addClassListRoutes(app: ApiApp, context: AppContext): void {
  const { stores, limits, hasUserNames } = context;
  addAdminCall(app, context, "checkClassList", async (call) => {
    const { payload, request, user } = call;
    const groupId = onlyGroupOf(await narrowScope(context, call, payload.group_id));
    await limits.take("class_list", { account: user.id, address: request.ip });
    const { columns, hasHeadings, firstLine, learners } = readClassList(payload, hasUserNames);
    const target = { groupId, importId: null };
    const judged = await judgeClassList(stores.classLists, learners, target);
    return {
      columns,
      has_headings: hasHeadings,
      first_line: firstLine,
      lines: judged.map(presentLine),
      user_names: hasUserNames,
    };
  });
  addAdminCall(app, context, "importClassList", async (call) => {
    const { payload, request, user } = call;
    const groupId = onlyGroupOf(await narrowScope(context, call, payload.group_id));
    await limits.take("class_list", { account: user.id, address: request.ip });
    const target = { groupId, importId: payload.import_id };
    return importClassList(context, payload, { user, target, address: request.ip });
  });
}
