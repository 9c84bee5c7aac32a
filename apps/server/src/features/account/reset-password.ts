import { RESET_LINK_MINUTES } from "@elenchus/domain/limits";
import type { AppContext } from "../../app-context.ts";
import { AppError } from "../../errors/app-error.ts";
import { passwordChangedLetter, resetLetter } from "../../mail/letters.ts";
import { addressLetter } from "../../mail/write-mail.ts";
import { normaliseEmail } from "../../identity/email-address.ts";
import { hashPassword } from "../../identity/hash-password.ts";
import { resetLink } from "../../identity/links/reset-link.ts";
import { createOneTimeToken, hashToken } from "../../identity/links/one-time-token.ts";
import { readLinkToken } from "../../identity/links/read-link-token.ts";
import { isGuessable } from "./common-passwords.ts";

const MINUTE_MS = 60_000;

/**
 * Mails a reset link. An unknown address is handled to the last write like a known one, and its mail
 * goes to nobody: neither answer nor time tells the two apart.
 */
export async function sendResetLink(context: AppContext, typed: string): Promise<void> {
  const { stores, newId, now, publicUrl, jobs } = context;
  const email = normaliseEmail(typed);
  const person = await stores.accounts.findByEmail(email);
  const { token, hash } = createOneTimeToken();
  const link = resetLink(publicUrl(), token, email);
  const firstName = person?.firstName ?? "";
  const letter = resetLetter({ firstName, link, minutes: RESET_LINK_MINUTES });
  const id = newId();
  await stores.accounts.keepReset(
    {
      tokenHash: hash,
      userId: person?.id ?? null,
      expiresAt: new Date(now().getTime() + RESET_LINK_MINUTES * MINUTE_MS),
    },
    addressLetter(letter, {
      id,
      to: email,
      dedupeKey: `reset:${id}`,
      isDiscarded: person === null,
    }),
  );
  jobs.nudge("deliver_mail");
}

function linkNotValid(): AppError {
  const text = "This reset link is no longer valid. Please ask for a new one.";
  return new AppError(400, "reset_link_invalid", text);
}

function accountExists(): AppError {
  const text =
    "You have an account already. Please log in. If you do not know your password, choose “Forgot password?”.";
  return new AppError(409, "account_exists", text);
}

/** A link from a class list opens the account that it stands for. Answers its address. */
async function acceptInvitation(
  invitations: AppContext["stores"]["invitations"],
  tokenHash: string,
  passwordHash: string,
  newId: () => string,
): Promise<string> {
  const accepted = await invitations.accept(tokenHash, passwordHash, newId);
  if (accepted === "unknown") throw linkNotValid();
  if (accepted === "has_account") throw accountExists();
  return accepted.email;
}

/** Sets a new password by a link, once, and ends every session; or the first one, by an invitation. Answers whose it is. */
export async function resetPassword(
  { limits, stores, newId, now, jobs }: AppContext,
  { token, password, address }: { token: string; password: string; address: string },
): Promise<string> {
  if (isGuessable(password, [])) {
    const text = "This password is easy to guess. Please choose another one.";
    throw new AppError(400, "password_guessable", text);
  }
  const passwordHash = await limits.takeTurn(address, () => hashPassword(password));
  const at = now();
  const tokenHash = hashToken(readLinkToken(token));
  const person = await stores.accounts.resetPassword(tokenHash, passwordHash, {
    now: at,
    newId,
    writeMail({ email, firstName }) {
      const id = newId();
      const letter = passwordChangedLetter({ firstName, at });
      return addressLetter(letter, { id, to: email, dedupeKey: `password-changed:${id}` });
    },
  });
  if (person === null) return acceptInvitation(stores.invitations, tokenHash, passwordHash, newId);
  jobs.nudge("deliver_mail");
  return person.email;
}
