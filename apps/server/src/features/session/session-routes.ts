import { calls } from "@elenchus/contract/calls";
import * as z from "zod/mini";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { accessNeeded } from "../../errors/refusals.ts";
import type { ApiApp } from "../../http/api-app.ts";
import { addUserCall, callSchema } from "../../session/add-user-call.ts";
import { loadSession } from "./load-session.ts";

function wrongCredentials(): AppError {
  return new AppError(401, "invalid_credentials", "Invalid email or password.");
}

function addLogIn(app: ApiApp, context: AppContext): void {
  const { path, payload } = calls.initChat;
  app.post(
    path,
    { schema: { ...callSchema("initChat"), body: payload } },
    async (request, reply) => {
      const { user_name: email, user_password: password } = request.body;
      const session = await context.identity.signIn(email, password);
      if (session === null) throw wrongCredentials();
      if (!session.user.hasAccess) {
        // Here the payment issue makes a checkout session instead. Either way nobody is logged in.
        await context.identity.signOut(
          session.cookies.map((cookie) => cookie.split(";")[0]).join("; "),
        );
        throw accessNeeded();
      }
      reply.header("set-cookie", [...session.cookies]);
      return loadSession(context, session.user);
    },
  );
}

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
  addLogIn(app, context);
  addSignOut(app, context);
  addUserCall(app, "session", context.requireUser, ({ user }) => loadSession(context, user));
}
