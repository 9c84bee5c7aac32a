import { calls, type CallReply } from "@elenchus/contract/calls";
import * as z from "zod/mini";
import type { AppContext } from "../../app-context.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { addUserCall, callSchema } from "../../calls/add-user-call.ts";
import { findSignOutUrl } from "./leave-provider.ts";
import { leadToCheckout } from "./lead-to-checkout.ts";
import { loadSession } from "./load-session.ts";
import { addLogInRoutes } from "./log-in-routes.ts";
import { refuseUnready, refuseBeforeUse } from "./refuse-unready.ts";
import { addSecondFactorRoutes } from "./second-factor-routes.ts";

function addSignOut(app: ApiApp, context: AppContext): void {
  const schema = { ...callSchema("signOut"), body: z.nullish(calls.signOut.payload) };
  app.post(calls.signOut.path, { schema }, async (request, reply) => {
    const url = await findSignOutUrl(context, request);
    const cookies = await context.identity.signOut(request.headers.cookie);
    reply.header("set-cookie", [...cookies]);
    return presentSignOut(url);
  });
}

/** Every device of the caller, this one too. */
function addSignOutEverywhere(app: ApiApp, context: AppContext): void {
  const { identity, stores, pendingPayment } = context;
  addUserCall(app, "signOutEverywhere", context.requireAccount, async (call) => {
    const url = await findSignOutUrl(context, call.request);
    await stores.accounts.revokeAllAccess(call.user.id, context.now());
    const cookies = await identity.signOut(call.request.headers.cookie);
    call.reply.header("set-cookie", [...cookies, pendingPayment.forget()]);
    return presentSignOut(url);
  });
}

function presentSignOut(url: string | null): CallReply<"signOut"> {
  return { success: true, ...(url === null ? {} : { sign_out_url: url }) };
}

/** Logging in, coming back, and signing out. */
export function addSessionRoutes(app: ApiApp, context: AppContext): void {
  addLogInRoutes(app, context);
  addSignOut(app, context);
  addSignOutEverywhere(app, context);
  addSecondFactorRoutes(app, context);
  addUserCall(app, "openCheckout", context.requireAccount, async ({ user, request, reply }) => {
    await context.limits.take("payment", { account: user.id, address: request.ip });
    if (context.payments === null || user.hasAccess) {
      await refuseUnready(context, user);
      return loadSession(context, user);
    }
    await refuseBeforeUse(context, user);
    return leadToCheckout(context, user, { reply, cookie: request.headers.cookie });
  });
  addUserCall(app, "session", context.requireUser, ({ user }) => loadSession(context, user));
}
