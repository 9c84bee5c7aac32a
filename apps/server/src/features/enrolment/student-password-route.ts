import type { AppContext } from "../../app-context.ts";
import { addAdminCall, requireStudent } from "../../calls/add-admin-call.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { hashPassword } from "../../identity/hash-password.ts";
import { makeReadablePassword } from "../../identity/readable-password.ts";

function hasAddress(): AppError {
  const text =
    "This student has an email address, and chooses a new password by “Forgot password?” on the log-in page.";
  return new AppError(409, "has_address", text);
}

/** New passwords for students without an address, who have no mail to get a link by. */
export function addStudentPasswordRoute(app: ApiApp, context: AppContext): void {
  const { stores, limits, now, newId } = context;
  addAdminCall(app, context, "resetStudentPassword", async (call) => {
    const { payload, request, user } = call;
    const id = await requireStudent(context, call, payload.student_id);
    await limits.take("class_list", { account: user.id, address: request.ip });
    const password = makeReadablePassword();
    const passwordHash = await limits.takeTurn(request.ip, () => hashPassword(password));
    const given = { passwordHash, now: now(), newId };
    const person = await stores.classLists.givePassword(id, given);
    if (person === null) throw hasAddress();
    const seen = [{ studentId: id, dialogueId: null }];
    await stores.supervision.noteLook({ supervisorId: user.id, kind: "password", seen });
    const { firstName, lastName, userName } = person;
    return {
      card: { first_name: firstName, last_name: lastName, user_name: userName, password },
    };
  });
}
