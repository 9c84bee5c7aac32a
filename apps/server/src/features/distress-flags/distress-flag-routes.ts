import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { presentFlag } from "../../presenters/present-flag.ts";
import { addAdminCall, refuseTry } from "../../calls/add-admin-call.ts";

function noSuchFlag(): AppError {
  return new AppError(404, "no_such_flag", "This flag no longer exists.");
}

/** Signs that somebody should look at a student, for supervisors, who mark what they have handled. */
export function addDistressFlagRoutes(app: ApiApp, context: AppContext): void {
  const { distressFlags, supervision } = context.stores;
  addAdminCall(app, context, "flags", async ({ scope, payload }) => ({
    flags: (await distressFlags.listIn(scope, payload.state ?? "open")).map((flag) => ({
      ...presentFlag(flag),
      student_id: flag.userId,
      student_first_name: flag.firstName,
      student_last_name: flag.lastName,
      student_email: flag.email,
    })),
  }));
  addAdminCall(app, context, "acknowledgeDistressFlag", async (call) => {
    const { user, payload, scope, request } = call;
    const isSeen = await supervision.seesFlag(scope, payload.flag_id);
    if (isSeen === false) {
      return refuseTry(context, request, "a flag of others", { flagId: payload.flag_id });
    }
    if (!(await distressFlags.acknowledge(payload.flag_id, user.id))) throw noSuchFlag();
    return { success: true };
  });
}
