import type { DemoMailStore } from "../store/demo/demo-mail-store.ts";
import { requireOneAddress, writeSubject } from "./check-envelope.ts";
import type { Mailer } from "./mailer.ts";

/** Keeps mail in the database instead of sending it: the demo's mailbox, read at `/demo/mail`. */
export function createMailboxMailer(store: DemoMailStore, now: () => Date): Mailer {
  return {
    async send({ to, subject, text, html, messageId }) {
      await store.keep({
        messageId,
        to: requireOneAddress(to),
        subject: writeSubject(subject),
        text,
        html,
        sentAt: now(),
      });
    },
    async close() {},
  };
}
