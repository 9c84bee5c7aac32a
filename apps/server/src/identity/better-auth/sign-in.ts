import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import * as z from "zod/mini";
import { hashPassword, matchPassword } from "../hash-password.ts";

/** Better Auth's user with our fields. */
export interface AuthUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly userType: string;
  readonly hasAccess: boolean;
  readonly awaitsConsent: boolean;
  readonly mustChangePassword: boolean;
  readonly seesReportsOnly: boolean;
  readonly twoFactorEnabled?: boolean | null | undefined;
}

/** Better Auth's hook for the second factor knows log-ins by their path. */
const PATH = "/sign-in/username";

/**
 * Adds `auth.api.signInByAddress`: Better Auth's own `signInEmail` takes no `&` before the `@`, and no letters
 * but Latin ones. An unknown address takes as long as a wrong password.
 */
export const signInPlugin = {
  id: "sign-in-by-address",
  endpoints: {
    signInByAddress: createAuthEndpoint(
      PATH,
      {
        method: "POST",
        body: z.object({ email: z.string(), password: z.string() }),
        metadata: { SERVER_ONLY: true },
      },
      async (ctx) => {
        const { email, password } = ctx.body;
        const { internalAdapter } = ctx.context;
        const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
        const own = found?.accounts.find(({ providerId }) => providerId === "credential");
        const hash = own?.password ?? null;
        if (found === null || hash === null) {
          await ctx.context.password.hash(password);
          throw new APIError("UNAUTHORIZED");
        }
        const match = await matchPassword(hash, password);
        if (match === null) throw new APIError("UNAUTHORIZED");
        // Its types do not know our fields.
        const user = found.user as typeof found.user & AuthUser;
        if (match === "earlier") {
          await internalAdapter.updatePassword(user.id, await hashPassword(password));
        }
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ user });
      },
    ),
  },
};
