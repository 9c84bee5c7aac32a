import type { AppContext } from "../../app-context.ts";
import { readCapitalCode } from "@elenchus/domain/typed-code";
import { AppError } from "../../errors/app-error.ts";
import type { ApiApp } from "../../http/api-app.ts";
import {
  addAdminCall,
  narrowScope,
  onlyGroupOf,
  requireStudent,
} from "../../calls/add-admin-call.ts";
import { addUserCall } from "../../calls/add-user-call.ts";
import { limitCalls } from "../../calls/limit-calls.ts";
import { makeJoinCode } from "../../store/groups/join-code.ts";
import { addJoinLinkRoutes } from "./join-link-routes.ts";
import { presentGroup } from "./present-group.ts";
import { showGroup } from "./show-group.ts";

function noSuchCode(): AppError {
  const text =
    "There is no group with this code. Please check it with the person who gave it to you.";
  return new AppError(404, "no_such_group", text);
}

/** Tries codes until one is free; of 6·10¹¹, that is the first one. */
async function keepNewCode<Kept>(keep: (code: string) => Promise<Kept | null>): Promise<Kept> {
  for (;;) {
    const kept = await keep(makeJoinCode());
    if (kept !== null) return kept;
  }
}

function addSupervisorsCalls(app: ApiApp, context: AppContext): void {
  const { stores, newId } = context;
  const { groups } = stores;
  addAdminCall(app, context, "groups", async ({ scope }) => ({
    groups: (await groups.list(scope)).map((one) => presentGroup(one, context.publicUrl())),
    sees_all_students: scope.kind === "all",
  }));
  addAdminCall(app, context, "createGroup", async ({ user, payload }) => {
    const made = { id: newId(), name: payload.group_name };
    const id = await keepNewCode((joinCode) => groups.create({ ...made, joinCode }, user.id));
    return { group: await showGroup(context, id) };
  });
  addAdminCall(app, context, "renewJoinCode", async (call) => {
    const { group_id, join_code: seen } = call.payload;
    const before = seen === undefined ? null : readCapitalCode(seen);
    const id = onlyGroupOf(await narrowScope(context, call, group_id));
    await keepNewCode(async (joinCode) =>
      (await groups.changeCode(id, joinCode, before)) ? joinCode : null,
    );
    return { group: await showGroup(context, id) };
  });
  addAdminCall(app, context, "removeFromGroup", async (call) => {
    await groups.leave(await requireStudent(context, call, call.payload.student_id));
    return { success: true };
  });
}

/** Groups: supervisors make them, learners join them by their code. */
export function addGroupRoutes(app: ApiApp, context: AppContext): void {
  const { stores, requireUser, limits } = context;
  addSupervisorsCalls(app, context);
  addJoinLinkRoutes(app, context);
  const hooks = [requireUser, limitCalls(limits, "join_group")];
  addUserCall(app, "joinGroup", hooks, async ({ user, payload }) => {
    const name = await stores.groups.join(user.id, payload.join_code);
    if (name === null) throw noSuchCode();
    return { group_name: name };
  });
}
