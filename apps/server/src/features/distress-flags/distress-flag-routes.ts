import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { notYours } from "../../errors/refusals.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { addUserCall } from "../../session/add-user-call.ts";

function noSuchFlag(): AppError {
  return new AppError(404, "no_such_flag", "This note is not there any more.");
}

/** Signs that a student may need help, as far as supervisors do something about them here. */
export function addDistressFlagRoutes(app: ApiApp, { stores, requireUser }: AppContext): void {
  addUserCall(app, "acknowledgeDistressFlag", requireUser, async ({ user, payload }) => {
    if (user.userType !== "supervisor") throw notYours();
    if (!(await stores.distressFlags.acknowledge(payload.flag_id, user.id))) throw noSuchFlag();
    return { success: true };
  });
}
