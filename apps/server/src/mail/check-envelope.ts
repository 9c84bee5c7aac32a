import { MailRefusedError } from "./mail-refused-error.ts";

/** One address and nothing else: no list, no display name, no line of its own. */
const ONE_ADDRESS = /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u;

/** Whether a text is one email address, plainly written. */
export function isOneAddress(text: string): boolean {
  return ONE_ADDRESS.test(text);
}

/** Characters that would end a header's line, or should not be in one. */
const BREAKS = /[\s\p{Cc}]+/gu;

/**
 * Holds a recipient to being a single plain address: a mail library reads `a@x.org, b@y.org` as two.
 * @throws MailRefusedError
 */
export function requireOneAddress(to: string): string {
  if (!isOneAddress(to)) throw new MailRefusedError("the recipient is no single address");
  return to;
}

/** A subject on one line, so that it cannot begin another header. */
export function writeSubject(subject: string): string {
  return subject.replaceAll(BREAKS, " ").trim();
}
