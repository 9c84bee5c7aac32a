import type { NewMail } from "../store/operations/mail-store.ts";

/** A letter, whoever gets it. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Where a letter goes, and what it is told apart by: the same key again is the same mail. */
export interface MailAddress {
  readonly id: string;
  readonly to: string;
  readonly dedupeKey: string;
  /** Stored, and sent to nobody: so that an unknown address costs as much as a known one. */
  readonly isDiscarded?: boolean;
}

/** A letter as the outbox takes it. */
export function addressLetter(letter: Letter, address: MailAddress): NewMail {
  return { ...letter, ...address, isDiscarded: address.isDiscarded ?? false };
}
