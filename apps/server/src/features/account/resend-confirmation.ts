import type { CallPayload } from "@elenchus/contract/calls";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../../app-context.ts";
import { wrongCredentials } from "../../errors/refusals.ts";
import { mailboxOf, normaliseEmail } from "../../identity/email-address.ts";
import { keepRegistration } from "./keep-registration.ts";

/**
 * Mails a new link to whoever registered and has not clicked the last one. It asks for the password, whose wrong
 * tries count as those of a log-in, and counts as a registration.
 * @throws AppError 401 for any other address and password
 */
export async function resendConfirmation(
  context: AppContext,
  { user_name: typed, user_password: password }: CallPayload<"resendConfirmation">,
  { ip: address, headers }: Pick<FastifyRequest, "ip" | "headers">,
): Promise<void> {
  const { identity, jobs, knownDevices, limits, stores } = context;
  const email = normaliseEmail(typed);
  const subject = { account: email, address, device: knownDevices.find(headers.cookie, email) };
  const isTheirs = await limits.tryLogIn(subject, async () =>
    (await identity.isUnconfirmed(email, password)) ? true : null,
  );
  if (isTheirs === null) throw wrongCredentials();
  await limits.take("registration", { account: mailboxOf(email), address });
  const applicant = await stores.accounts.findApplicant(email);
  // The link was clicked a moment ago.
  if (applicant === null) return;
  await keepRegistration(context, applicant, null);
  jobs.nudge("deliver_mail");
}
