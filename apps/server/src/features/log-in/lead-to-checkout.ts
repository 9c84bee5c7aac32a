import { isUserName } from "@elenchus/domain/user-names";
import type { CallReply } from "@elenchus/contract/calls";
import type { FastifyReply } from "fastify";
import type { AppContext } from "../../app-context.ts";
import { accessNeeded, notSignedIn } from "../../errors/refusals.ts";
import type { SessionUser } from "../../identity/identity.ts";
import { withPaymentProvider } from "./with-payment-provider.ts";
import { loadSession } from "./load-session.ts";
import { refuseUnready } from "./refuse-unready.ts";

/** Opens a checkout for somebody without access; lets them in where they have paid and nobody had told us yet. */
export async function leadToCheckout(
  context: AppContext,
  user: SessionUser,
  { reply, cookie }: { readonly reply: FastifyReply; readonly cookie: string | undefined },
): Promise<CallReply<"openCheckout">> {
  const { identity, payments, pendingPayment } = context;
  // A provider wants an address.
  if (payments === null || isUserName(user.email)) throw accessNeeded();
  const [checkout, before] = await withPaymentProvider(() =>
    Promise.all([payments.open(user), payments.describe(user.id)]),
  );
  if (checkout !== null) {
    reply.header("set-cookie", pendingPayment.remember(checkout.sessionId));
    return {
      redirect_to_stripe: true,
      sessionId: checkout.sessionId,
      checkout_url: checkout.url,
      ...(before === null ? {} : { paid_before: true }),
    };
  }
  const now = await identity.readSession(cookie);
  if (now === null) throw notSignedIn();
  await refuseUnready(context, now.user);
  return loadSession(context, now.user);
}
