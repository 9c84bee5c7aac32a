import type { Config } from "../config.ts";
import { chooseMailHost } from "../mail/mail-host.ts";
import { createMailboxMailer } from "../mail/mailbox-mailer.ts";
import type { Mailer } from "../mail/mailer.ts";
import { createSmtpMailer } from "../mail/smtp-mailer.ts";
import type { DemoMailStore } from "../store/demo/demo-mail-store.ts";

/** SMTP where an address of it is set, and the demo's mailbox otherwise. */
export function openMailer(
  { smtpUrl, mailFrom, publicUrl }: Config,
  mails: DemoMailStore,
  now: () => Date,
): Mailer {
  if (smtpUrl === null) return createMailboxMailer(mails, now);
  return createSmtpMailer({
    url: smtpUrl,
    from: mailFrom,
    host: chooseMailHost(publicUrl, mailFrom),
  });
}
