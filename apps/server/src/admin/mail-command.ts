import { formatNumber } from "@elenchus/domain/numbers";
import { describeMailFailure } from "../mail/describe-mail-failure.ts";
import { testLetter } from "../mail/admin-letters.ts";
import { defineCommand, Email } from "./admin-command.ts";
import { AdminError } from "./admin-context.ts";

function describeWaiting(waiting: number): string {
  if (waiting === 0) return "No mail waits in the outbox.";
  return `${formatNumber(waiting)} ${waiting === 1 ? "mail waits" : "mails wait"} in the outbox; what failed is tried again within a minute.`;
}

/** `test-mail`: straight to the mail server, past the outbox, so that its answer can be told. */
export const MAIL_COMMAND = defineCommand({ to: Email }, async (context, { to }) => {
  const { mailer, stores, newId, now, isMailKept, publicUrl } = context;
  const letter = testLetter({ at: now(), link: publicUrl() });
  try {
    await mailer.send({ ...letter, to, messageId: `test-mail.${newId()}` });
  } catch (cause) {
    const waiting = describeWaiting(await stores.mails.countDue());
    throw new AdminError(`${describeMailFailure(cause)}\n${waiting}`, { cause });
  }
  const waiting = describeWaiting(await stores.mails.countDue());
  return isMailKept
    ? `The mail to ${to} is in the demo's mailbox, ${publicUrl()}/demo/mail: SMTP_URL is not set, so no mail leaves. ${waiting}`
    : `The mail server has taken the mail to ${to}. If it does not arrive, look among the spam, and whether the mail server may send for the domain of MAIL_FROM (SPF, DKIM). ${waiting}`;
});
