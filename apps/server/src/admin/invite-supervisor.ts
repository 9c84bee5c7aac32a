import { invitationLetter } from "../mail/letters.ts";
import { addressLetter } from "../mail/write-mail.ts";
import { createOneTimeToken } from "../session/one-time-token.ts";
import type { CommandContext } from "./admin-command.ts";

/** Who is to supervise. */
interface NewSupervisor {
  readonly email: string;
  readonly "first-name": string;
  readonly "last-name": string;
  /** Whom they see: everybody, or those of groups that are assigned to them. */
  readonly students: "all" | "assigned";
}

/** An invitation waits longer than a reset that somebody has just asked for. */
const LINK_HOURS = 72;
const HOUR_MS = 3_600_000;

/**
 * Makes a supervisor, or makes one of an account that is there, and mails a link by which to choose a
 * password: nobody else ever knows it.
 */
export async function inviteSupervisor(
  { stores, identity, jobs, now, newId, publicUrl, note }: CommandContext,
  { email, "first-name": firstName, "last-name": lastName, students }: NewSupervisor,
): Promise<string> {
  const before = await stores.accounts.findByEmail(email);
  const userId = await identity.ensureAccount({
    email,
    firstName,
    lastName,
    password: null,
    userType: "supervisor",
    hasAccess: true,
    seesAllStudents: students === "all",
  });
  if (before !== null) {
    await stores.accounts.makeSupervisor(userId, students === "all");
    note({ user_id: userId, students, is_new: false });
    return `${email} already had an account and is now a supervisor. The password is unchanged.`;
  }
  const { token, hash } = createOneTimeToken();
  const link = `${publicUrl()}/?reset_token=${token}`;
  const letter = invitationLetter({ firstName, link, hours: LINK_HOURS });
  const id = newId();
  await stores.accounts.keepReset(
    { tokenHash: hash, userId, expiresAt: new Date(now().getTime() + LINK_HOURS * HOUR_MS) },
    addressLetter(letter, { id, to: email, dedupeKey: `invitation:${id}` }),
  );
  note({ user_id: userId, students, is_new: true });
  jobs.nudge("deliver_mail");
  return `${email} is a supervisor. A mail with a link to choose a password is on its way. The link works for ${LINK_HOURS} hours.`;
}
