import { mailDueChecks } from "../due-checks/mail-due-checks.ts";
import { deliverDueMail } from "../mail/deliver-mail.ts";
import { kindOf } from "../mail/mail-kinds.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { StopLinks } from "../identity/links/stop-links.ts";
import { flagLetter, undeliveredLetter } from "../mail/supervision-letters.ts";
import { workLetter } from "../mail/work-letters.ts";
import { addressLetter } from "../mail/write-mail.ts";
import type { Payments } from "../payment/payments.ts";
import { deleteOld, olderThan } from "../retention/delete-old.ts";
import type { LtiDesk } from "../lti/lti-desk.ts";
import { talkToPlatforms } from "../lti/talk-to-platforms.ts";
import type { ClaimedMail, NewMail } from "../store/operations/mail-store.ts";
import type { UndeliveredNews } from "../store/supervision/undelivered-store.ts";
import type { Stores } from "../store/stores.ts";
import type { JobHandlers, Jobs } from "./jobs.ts";

/** The parts that jobs work with. */
export interface HandlerOptions {
  readonly stores: Stores;
  readonly mailer: Mailer;
  readonly payments: Payments | null;
  /** Null where no learning platform may send anybody. */
  readonly ltiDesk: LtiDesk | null;
  readonly jobs: Pick<Jobs, "nudge">;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly publicUrl: () => string;
  readonly stopLinks: StopLinks;
  /** For how many days transcripts, calls and looks are kept; null: until the account is deleted. */
  readonly retentionDays: number | null;
  readonly report: (message: string, cause: unknown) => void;
  /** Aborted when the server closes. */
  readonly closing: AbortSignal;
}

const DAY_MS = 86_400_000;
/** How long it is known that a mail was sent. Its text goes when it is sent. */
const SENT_MAIL_DAYS = 30;
/** Less than a run of a job may take. */
const LONGEST_DELETION_MS = 300_000;

/** Whoever looks after somebody who was invited is to know that they never heard of it. */
async function tellOfInvitation(options: HandlerOptions, mail: ClaimedMail): Promise<void> {
  const kind = kindOf(mail);
  if (kind !== "invitation" && kind !== "class-invitation") return;
  const isOfList = kind === "class-invitation";
  const writeMail = ({ person, supervisor }: UndeliveredNews): NewMail => {
    const { id, email, firstName } = supervisor;
    return addressLetter(undeliveredLetter({ firstName, person, isOfList }), {
      id: options.newId(),
      to: email,
      dedupeKey: `undelivered:${mail.id}:${id}`,
    });
  };
  const { undelivered } = options.stores;
  await undelivered[isOfList ? "tellInviters" : "tellSupervisors"](mail.to, writeMail);
  options.jobs.nudge("deliver_mail");
}

/** Learners hear the day before what is due. */
async function remindLearners(options: HandlerOptions): Promise<void> {
  const { stores, newId, publicUrl, stopLinks } = options;
  await stores.workMails.remindLearners(({ learner, due }) => {
    const { id, email, firstName } = learner;
    const works = due.map(({ assignment, dueAt }) => ({ ...assignment, dueAt }));
    const [first] = due;
    const stopLink = stopLinks.write({ kind: "work", userId: id });
    const letter = workLetter({ firstName, due: works, link: `${publicUrl()}/`, stopLink });
    return addressLetter(letter, {
      id: newId(),
      to: email,
      dedupeKey: `work:${id}:${first?.assignment.id}:${first?.dueAt.toISOString()}`,
    });
  });
}

async function deliverMail(options: HandlerOptions): Promise<void> {
  const { stores, mailer, stopLinks, report, now, closing, jobs } = options;
  const { mails } = stores;
  await stores.flagMails.tellSupervisors(({ flagId, kind, student, supervisor }) => {
    const { id, email, firstName } = supervisor;
    const letter = flagLetter({ firstName, kind, student, link: `${options.publicUrl()}/` });
    return addressLetter(letter, {
      id: options.newId(),
      to: email,
      dedupeKey: `flag:${flagId}:${id}`,
    });
  });
  await remindLearners(options);
  const { retryAt } = await deliverDueMail({
    mails,
    mailer,
    stopLinks,
    report,
    now,
    signal: closing,
    onUndelivered: (mail) => tellOfInvitation(options, mail),
  });
  if (retryAt === null) return;
  // The schedule looks each minute; a mail that failed once is worth an earlier try.
  const wait = Math.max(0, retryAt.getTime() - now().getTime());
  setTimeout(() => jobs.nudge("deliver_mail"), wait).unref();
}

async function sweep({ stores, now }: HandlerOptions): Promise<void> {
  const moment = now();
  await stores.accounts.sweep(moment);
  await stores.housekeeping.sweep(moment);
  await stores.ltiLaunches.sweep(new Date(moment.getTime() - DAY_MS));
  await stores.mails.purge(new Date(moment.getTime() - SENT_MAIL_DAYS * DAY_MS));
}

/** Deletes what is older than the operator keeps it; what is left over after a while, in another run. */
async function deleteByAge(options: HandlerOptions): Promise<void> {
  const { stores, retentionDays, closing, now, jobs, report } = options;
  if (retentionDays === null) return;
  const age = olderThan(retentionDays, now());
  const held = await stores.retention.findHeld(age);
  if (held !== null) {
    const command = `npm run admin -- purge --older-than ${retentionDays}`;
    report(`RETENTION_DAYS is new here: nothing is deleted until you say ${command}, once`, held);
    return;
  }
  const { isDone, deleted } = await deleteOld(stores.retention, age, {
    closing,
    mostMs: LONGEST_DELETION_MS,
  });
  if (Object.values(deleted).some((count) => count > 0))
    report(`deleted what was older than RETENTION_DAYS=${retentionDays}`, deleted);
  if (!isDone && !closing.aborted) jobs.nudge("delete_old");
}

/** What each job does. */
export function createHandlers(options: HandlerOptions): JobHandlers {
  return {
    deliver_mail: () => deliverMail(options),
    async reconcile_payments() {
      await options.payments?.reconcile();
    },
    async talk_to_platforms() {
      const { ltiDesk: desk } = options;
      if (desk !== null) await talkToPlatforms({ ...options, desk });
    },
    async mail_due_checks() {
      const { dueChecks } = options.stores;
      await mailDueChecks({ ...options, dueChecks, onlyWithAccess: options.payments !== null });
      options.jobs.nudge("deliver_mail");
    },
    sweep: () => sweep(options),
    delete_old: () => deleteByAge(options),
  };
}
