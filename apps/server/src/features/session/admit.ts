import type { CallReply } from "@elenchus/contract/calls";
import type { FastifyReply } from "fastify";
import type { AppContext } from "../../app-context.ts";
import { accessNeeded } from "../../errors/refusals.ts";
import type { SignedIn } from "../../session/identity.ts";
import { mustSetUpSecondFactor } from "../../session/require-user.ts";
import { askProvider } from "./ask-provider.ts";
import { loadSession } from "./load-session.ts";
import { startSession } from "./start-session.ts";

/**
 * Where somebody goes whose password was right: into the app, to the checkout, or to setting up a
 * second factor. Nobody is logged in before they have paid.
 */
export async function admit(
  context: AppContext,
  signedIn: SignedIn,
  reply: FastifyReply,
): Promise<CallReply<"initChat">> {
  const { identity, payments, pendingPayment } = context;
  const { user, cookies } = signedIn;
  if (mustSetUpSecondFactor(user, context)) {
    startSession(context, signedIn, reply);
    return { second_factor_setup_needed: true };
  }
  if (payments !== null && !user.hasAccess) {
    const header = cookies.map((cookie) => cookie.split(";")[0]).join("; ");
    await identity.signOut(header);
    const checkout = await askProvider(() => payments.open(user));
    if (checkout !== null) {
      reply.header("set-cookie", pendingPayment.remember(checkout.sessionId));
      return {
        redirect_to_stripe: true,
        sessionId: checkout.sessionId,
        checkout_url: checkout.url,
      };
    }
    // They have paid, and nobody had told us yet.
    const opened = await identity.openSession(user.id);
    if (opened?.user.hasAccess !== true) throw accessNeeded();
    startSession(context, opened, reply);
    return loadSession(context, opened.user, reply.request);
  }
  startSession(context, signedIn, reply);
  return loadSession(context, user, reply.request);
}
