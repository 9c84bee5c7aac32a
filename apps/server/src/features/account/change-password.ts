import { ACCOUNT_MESSAGES } from "@elenchus/domain/account-messages";
import { isSamePassword } from "@elenchus/domain/passwords";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../../app-context.ts";
import { refuseFields } from "../../errors/describe-payload.ts";
import { notSignedIn } from "../../errors/refusals.ts";
import { passwordChangedLetter } from "../../mail/letters.ts";
import { addressLetter } from "../../mail/write-mail.ts";
import { hashPassword, matchPassword } from "../../identity/hash-password.ts";
import type { SessionUser } from "../../identity/identity.ts";
import { carryLogIn } from "../../calls/note-log-in.ts";
import { ownSubject } from "../../calls/require-password.ts";
import { isGuessable } from "./common-passwords.ts";

/** The passwords as they were typed. */
interface Typed {
  readonly old_password: string;
  readonly new_password: string;
  readonly confirm_password: string;
}

/** @throws AppError 400 for a new password that a registration would not take, or that is the old one */
function checkNew(typed: Typed, user: SessionUser): void {
  const { old_password: old, new_password: password, confirm_password: again } = typed;
  const { email, firstName, lastName } = user;
  if (!isSamePassword(password, again)) {
    const code = "passwords_differ";
    throw refuseFields({ confirm_password: ACCOUNT_MESSAGES.passwordsDiffer }, { code });
  }
  if (isGuessable(password, [email, firstName, lastName, `${firstName} ${lastName}`])) {
    const text = "This password is easy to guess. Please choose another one.";
    throw refuseFields({ new_password: text }, { code: "password_guessable" });
  }
  if (isSamePassword(password, old)) {
    const text = "This is the same password. Please choose another one.";
    throw refuseFields({ new_password: text }, { code: "password_unchanged" });
  }
}

function writeMail(context: AppContext, { email, firstName }: SessionUser, at: Date) {
  const id = context.newId();
  const letter = passwordChangedLetter({ firstName, at, keepsDevice: true });
  return addressLetter(letter, { id, to: email, dedupeKey: `password-changed:${id}` });
}

/**
 * Changes the password of somebody who is logged in and knows the old one; wrong ones count as at a log-in.
 * All sessions end; answers the cookies of a new one for this device.
 */
export async function changePassword(
  context: AppContext,
  request: FastifyRequest,
  user: SessionUser,
  typed: Typed,
): Promise<readonly string[]> {
  const { stores, identity, limits, newId } = context;
  checkNew(typed, user);
  const sessionHash = await identity.sessionHashOf(request.headers.cookie);
  if (sessionHash === null) throw notSignedIn();
  const carry = await carryLogIn(context, request);
  const changed = await limits.tryLogIn(ownSubject(context, request, user), async () => {
    const now = context.now();
    const outcome = await stores.accounts.changePassword({
      userId: user.id,
      sessionHash,
      isOld: async (hash) => (await matchPassword(hash, typed.old_password)) !== null,
      passwordHash: await hashPassword(typed.new_password),
      now,
      newId,
      mail: writeMail(context, user, now),
    });
    if (outcome === "session_over") throw notSignedIn();
    return outcome === "changed" ? outcome : null;
  });
  if (changed === null) {
    const text = "The old password is wrong.";
    throw refuseFields({ old_password: text }, { code: "wrong_password" });
  }
  context.jobs.nudge("deliver_mail");
  const opened = await identity.openSession(user.id);
  if (opened === null) throw notSignedIn();
  await carry(opened);
  return opened.cookies;
}
