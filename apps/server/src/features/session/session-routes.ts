import { calls } from "@elenchus/contract/calls";
import * as z from "zod/mini";
import type { AppContext } from "../../app-context.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { addUserCall, callSchema } from "../../session/add-user-call.ts";
import { loadSession } from "./load-session.ts";
import { addLogInRoutes } from "./log-in-routes.ts";
import { addSecondFactorRoutes } from "./second-factor-routes.ts";

function addSignOut(app: ApiApp, context: AppContext): void {
  const schema = { ...callSchema("signOut"), body: z.nullish(calls.signOut.payload) };
  app.post(calls.signOut.path, { schema }, async (request, reply) => {
    const cookies = await context.identity.signOut(request.headers.cookie);
    reply.header("set-cookie", [...cookies]);
    return { success: true } as const;
  });
}

/** Logging in, coming back, and signing out. */
export function addSessionRoutes(app: ApiApp, context: AppContext): void {
  addLogInRoutes(app, context);
  addSignOut(app, context);
  addSecondFactorRoutes(app, context);
  addUserCall(app, "session", context.requireUser, ({ user }) => loadSession(context, user));
}
