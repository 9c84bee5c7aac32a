import type { CallPayload } from "@elenchus/contract/calls";
import { EMAIL_UNDO_DAYS, VERIFICATION_LINK_HOURS } from "@elenchus/domain/limits";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { refuseFields } from "../../errors/describe-payload.ts";
import {
  addressChangeAskedLetter,
  addressChangedLetter,
  addressInUseLetter,
  newAddressLetter,
} from "../../mail/address-letters.ts";
import { addressLetter } from "../../mail/write-mail.ts";
import {
  isEmailAddress,
  mailboxOf,
  normaliseEmail,
  showEmail,
} from "../../identity/email-address.ts";
import type { SessionUser } from "../../identity/identity.ts";
import { createOneTimeToken, hashToken } from "../../identity/links/one-time-token.ts";
import { readLinkToken } from "../../identity/links/read-link-token.ts";
import { requirePassword } from "../../calls/require-password.ts";
import { describeForeignDomain } from "./who-may-register.ts";

const HOUR_MS = 3_600_000;

function linkTo({ publicUrl }: AppContext, token: string): string {
  return `${publicUrl()}/?email_token=${token}`;
}

function readNew({ registration }: AppContext, typed: string, user: SessionUser): string {
  const email = normaliseEmail(typed);
  const foreign = describeForeignDomain(registration, email);
  if (!isEmailAddress(email)) {
    const text = "Please enter a valid email address.";
    throw refuseFields({ new_email: text }, { code: "email_invalid" });
  }
  if (foreign !== null)
    throw refuseFields({ new_email: foreign }, { code: "email_domain_refused" });
  if (email !== user.email) return email;
  const text = "This is your address already.";
  throw refuseFields({ new_email: text }, { code: "email_unchanged" });
}

/** To the new address, whose owner may have an account: who asks cannot tell the two apart. */
async function writeToNew(context: AppContext, user: SessionUser, email: string, token: string) {
  const owner = await context.stores.accounts.findByEmail(email);
  if (owner !== null) return addressInUseLetter({ firstName: owner.firstName });
  const { firstName } = user;
  return newAddressLetter({
    firstName,
    link: linkTo(context, token),
    hours: VERIFICATION_LINK_HOURS,
  });
}

/**
 * Asks for another address: a link goes there, and a note to the one that the account has. Wrong passwords count
 * as those of a log-in.
 */
export async function askForEmailChange(
  context: AppContext,
  request: FastifyRequest,
  user: SessionUser,
  payload: CallPayload<"changeEmail">,
): Promise<void> {
  const { jobs, limits, newId, now, stores } = context;
  const email = readNew(context, payload.new_email, user);
  await requirePassword(context, request, user, payload.password);
  for (const account of [user.id, mailboxOf(email)]) {
    await limits.take("email_change", { account, address: request.ip });
  }
  const { token, hash } = createOneTimeToken();
  const [at, id] = [now(), newId()];
  const toNew = await writeToNew(context, user, email, token);
  const toOld = addressChangeAskedLetter({
    firstName: user.firstName,
    email: showEmail(email),
    at,
  });
  const expiresAt = new Date(at.getTime() + VERIFICATION_LINK_HOURS * HOUR_MS);
  await stores.corrections.askForChange({ tokenHash: hash, userId: user.id, email, expiresAt }, [
    addressLetter(toNew, { id: newId(), to: email, dedupeKey: `email-change:${id}` }),
    addressLetter(toOld, { id: newId(), to: user.email, dedupeKey: `email-change-asked:${id}` }),
  ]);
  jobs.nudge("deliver_mail");
}

/** Changes an address by a link, or back. Answers the one that the account has now, normalised. */
export async function confirmEmailChange(
  context: AppContext,
  token: string,
): Promise<{ email: string; isUndone: boolean }> {
  const { jobs, newId, now, stores } = context;
  const at = now();
  const undo = createOneTimeToken();
  const outcome = await stores.corrections.changeEmail(hashToken(readLinkToken(token)), {
    now: at,
    undo: {
      tokenHash: undo.hash,
      expiresAt: new Date(at.getTime() + EMAIL_UNDO_DAYS * 24 * HOUR_MS),
    },
    writeMail({ firstName, from, to }) {
      const id = newId();
      const link = linkTo(context, undo.token);
      const email = showEmail(to);
      const letter = addressChangedLetter({ firstName, email, at, link, days: EMAIL_UNDO_DAYS });
      return addressLetter(letter, { id, to: from, dedupeKey: `email-changed:${id}` });
    },
  });
  if (outcome === null) {
    const text = "This link is no longer valid. Log in and ask for a new one in your account.";
    throw new AppError(400, "email_link_invalid", text);
  }
  jobs.nudge("deliver_mail");
  return outcome;
}
