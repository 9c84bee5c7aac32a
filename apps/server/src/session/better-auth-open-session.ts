import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import * as z from "zod/mini";

/** Adds `auth.api.openSession`: a session for somebody whom something else than a password proved. */
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
  },
};
