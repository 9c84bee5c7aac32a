import { CLASS_INVITATION_DAYS } from "@elenchus/domain/class-lists";
import type { AppContext } from "../../app-context.ts";
import { createOneTimeToken } from "../../identity/links/one-time-token.ts";
import { resetLink } from "../../identity/links/reset-link.ts";
import { takesPasswords } from "../../identity/takes-passwords.ts";
import { classInvitationLetter, joinRequestLetter } from "../../mail/supervision-letters.ts";
import { addressLetter } from "../../mail/write-mail.ts";
import { joinAddress } from "../../presenters/join-address.ts";
import type { NewMail } from "../../store/operations/mail-store.ts";

/** Whom a mail invites, and who does. */
export interface Invited {
  readonly email: string;
  readonly firstName: string;
  /** Whether the address has an account. */
  readonly hasAccount: boolean;
  readonly by: { readonly firstName: string; readonly lastName: string };
}

/** A link, and the mail that brings it. */
export interface InvitationMail {
  readonly tokenHash: string;
  readonly days: number;
  readonly mail: NewMail;
}

/**
 * Writes to somebody who is to come into a group. The link makes an account by a password that is chosen; where there is an
 * account, or where passwords are not used, it asks to join after the log-in.
 */
export function writeInvitation(context: AppContext, invited: Invited): InvitationMail {
  const { newId, publicUrl } = context;
  const { email, firstName, hasAccount, by } = invited;
  const { token, hash } = createOneTimeToken();
  const days = CLASS_INVITATION_DAYS;
  const joins = hasAccount || !takesPasswords(context);
  const letter = joins
    ? joinRequestLetter({ firstName, by, days, link: joinAddress(publicUrl(), token) })
    : classInvitationLetter({
        firstName,
        by,
        days,
        link: resetLink(publicUrl(), token, email),
        legal: `${publicUrl()}/static`,
      });
  const id = newId();
  const address = { id, to: email, dedupeKey: `class-invitation:${id}` };
  return { tokenHash: hash, days, mail: addressLetter(letter, address) };
}
