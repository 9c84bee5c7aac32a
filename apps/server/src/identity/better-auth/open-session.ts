import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import * as z from "zod/mini";
import type { AuthUser } from "./sign-in.ts";

/** One of those by which Better Auth's hook for the second factor knows log-ins; no two endpoints may share one. */
const PROVEN_PATH = "/sign-in/phone-number";

/**
 * Adds `auth.api.openSession`: a session for somebody whom something else than a password proved. `signInProven` asks
 * for the second factor first, where there is one.
 */
export const openSessionPlugin = {
  id: "open-session",
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: "POST", body: z.object({ userId: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        if (!user) throw new Error("a session was to be opened for nobody");
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return { userId: user.id };
      },
    ),
    signInProven: createAuthEndpoint(
      PROVEN_PATH,
      {
        method: "POST",
        body: z.object({ userId: z.string() }),
        metadata: { SERVER_ONLY: true },
      },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const found = await internalAdapter.findUserById(ctx.body.userId);
        if (!found) throw new APIError("UNAUTHORIZED");
        // Its types do not know our fields.
        const user = found as typeof found & AuthUser;
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ user });
      },
    ),
  },
};
