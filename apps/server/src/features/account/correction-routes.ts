import { calls } from "@elenchus/contract/calls";
import type { AppContext } from "../../app-context.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { addUserCall, callSchema } from "../../calls/add-user-call.ts";
import { showEmail } from "../../identity/email-address.ts";
import { askForEmailChange, confirmEmailChange } from "./change-email.ts";

const DONE = { success: true } as const;

/** Corrections that people make of what is kept of them. Open to whoever is logged in, with access or not. */
export function addCorrectionRoutes(app: ApiApp, context: AppContext): void {
  const { knownDevices, limits, requireAccount, stores } = context;
  addUserCall(app, "changeName", requireAccount, async ({ user, payload, request }) => {
    await limits.take("own_data", { account: user.id, address: request.ip });
    const { first_name: firstName, last_name: lastName } = payload;
    await stores.corrections.changeName(user.id, { firstName, lastName });
    return DONE;
  });
  addUserCall(app, "changeEmail", requireAccount, async ({ user, payload, request }) => {
    await askForEmailChange(context, request, user, payload);
    return DONE;
  });
  const { path, payload } = calls.confirmEmailChange;
  const schema = { ...callSchema("confirmEmailChange"), body: payload };
  app.post(path, { schema }, async ({ body, ip, headers }, reply) => {
    await limits.take("verification", { address: ip });
    const { email, isUndone } = await confirmEmailChange(context, body.token);
    // Whoever reads the owner's mail is no stranger.
    reply.header("set-cookie", knownDevices.remember(headers.cookie, email));
    return { success: true as const, email: showEmail(email), undone: isUndone };
  });
}
