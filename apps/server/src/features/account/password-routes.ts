import { calls } from "@elenchus/contract/calls";
import { isUserName } from "@elenchus/domain/user-names";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { addUserCall, callSchema } from "../../calls/add-user-call.ts";
import { mailboxOf } from "../../identity/email-address.ts";
import { refusePasswords } from "../../identity/takes-passwords.ts";
import { changePassword } from "./change-password.ts";
import { resetPassword, sendResetLink } from "./reset-password.ts";

function noMailbox(): AppError {
  const text =
    "This is no email address. With a user name you cannot get a mail: ask your teacher for a new password.";
  return new AppError(400, "no_mailbox", text);
}

const DONE = { success: true } as const;

/** Getting back into an account by a mailed link, and another password for who is in. */
export function addPasswordRoutes(app: ApiApp, context: AppContext): void {
  const { knownDevices, limits } = context;
  const { sendResetEmail, resetPassword: reset } = calls;
  app.post(
    sendResetEmail.path,
    { schema: { ...callSchema("sendResetEmail"), body: sendResetEmail.payload } },
    async ({ body, ip }) => {
      refusePasswords(context);
      if (context.hasUserNames && isUserName(body.email)) throw noMailbox();
      await limits.take("reset", { account: mailboxOf(body.email), address: ip });
      await sendResetLink(context, body.email);
      return DONE;
    },
  );
  app.post(
    reset.path,
    { schema: { ...callSchema("resetPassword"), body: reset.payload } },
    async ({ body, ip, headers }, reply) => {
      refusePasswords(context);
      const { token, new_password: password } = body;
      await limits.take("verification", { address: ip });
      const email = await resetPassword(context, { token, password, address: ip });
      // Whoever reads the owner's mail is no stranger: their log-in passes, whoever else tries.
      reply.header("set-cookie", knownDevices.remember(headers.cookie, email));
      return DONE;
    },
  );
  addUserCall(app, "changePassword", context.requireAccount, async (call) => {
    refusePasswords(context);
    const { user, payload, request, reply } = call;
    const cookies = await changePassword(context, request, user, payload);
    reply.header("set-cookie", [...cookies]);
    return DONE;
  });
}
