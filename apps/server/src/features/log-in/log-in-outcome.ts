import type { CallReply } from "@elenchus/contract/calls";
import type { FastifyReply } from "fastify";
import type { AppContext } from "../../app-context.ts";
import type { SignedIn } from "../../identity/identity.ts";
import { mustSetUpSecondFactor } from "../../identity/require-user.ts";
import { leadToCheckout } from "./lead-to-checkout.ts";
import { loadSession } from "./load-session.ts";
import { refuseBeforeUse } from "./refuse-unready.ts";
import { startSession } from "../../identity/start-session.ts";

/**
 * Where somebody goes whose password was right: into the app, to terms and age, to the checkout, or to setting up
 * a second factor. Until that is done, the session opens the calls of the account alone (`requireAccount`).
 */
export async function finishLogIn(
  context: AppContext,
  signedIn: SignedIn,
  reply: FastifyReply,
): Promise<CallReply<"initChat">> {
  const { user, cookies } = signedIn;
  startSession(context, signedIn, reply);
  if (mustSetUpSecondFactor(user, context)) return { second_factor_setup_needed: true };
  await refuseBeforeUse(context, user);
  if (context.payments === null || user.hasAccess) {
    return loadSession(context, user);
  }
  const cookie = cookies.map((each) => each.split(";")[0]).join("; ");
  return leadToCheckout(context, user, { reply, cookie });
}
