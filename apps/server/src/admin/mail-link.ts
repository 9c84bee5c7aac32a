import type { Letter } from "../mail/write-mail.ts";
import { addressLetter } from "../mail/write-mail.ts";
import { createOneTimeToken } from "../identity/links/one-time-token.ts";
import { resetLink } from "../identity/links/reset-link.ts";
import type { AdminContext } from "./admin-context.ts";

const MINUTE_MS = 60_000;

/** A link by which somebody chooses a password. */
export interface PasswordLink {
  readonly kind: "invitation" | "reset";
  readonly userId: string;
  readonly email: string;
  /** How long it works, once. */
  readonly minutes: number;
  readonly writeLetter: (link: string) => Letter;
  /** Shown to whoever asks, and mailed to nobody. */
  readonly isPrinted: boolean;
}

/** Makes a link and mails it, unless it is printed. Only its hash is kept. */
export async function sendPasswordLink(
  { stores, jobs, now, newId, publicUrl }: AdminContext,
  { kind, userId, email, minutes, writeLetter, isPrinted }: PasswordLink,
): Promise<string> {
  const { token, hash } = createOneTimeToken();
  const link = resetLink(publicUrl(), token, email);
  const id = newId();
  const address = { id, to: email, dedupeKey: `${kind}:${id}`, isDiscarded: isPrinted };
  const expiresAt = new Date(now().getTime() + minutes * MINUTE_MS);
  await stores.accounts.keepReset(
    { tokenHash: hash, userId, expiresAt },
    addressLetter(writeLetter(link), address),
  );
  if (!isPrinted) jobs.nudge("deliver_mail");
  return link;
}
