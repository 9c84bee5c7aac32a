import { settleTimeZone, workOutComing } from "@elenchus/domain/coming-checks";
import { isNews, pickDue } from "@elenchus/domain/due-checks";
import { readLocalTime } from "@elenchus/domain/local-time";
import { dueChecksLetter } from "../mail/learning-letters.ts";
import { addressLetter } from "../mail/write-mail.ts";
import type { DueCheckStore, DueMailReader } from "../store/due-check-store.ts";
import type { NewMail } from "../store/mail-store.ts";

/** What mails about due checks are written with. */
export interface DueMails {
  readonly dueChecks: DueCheckStore;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly publicUrl: () => string;
  /** Whether those without access are left out. */
  readonly onlyWithAccess: boolean;
  readonly closing: AbortSignal;
}

/** Taken at a time: none of them is locked for long. */
const AT_ONCE = 200;

/** Nobody is written to at night: from this hour on, and until that one. */
const FIRST_HOUR = 8;
const LAST_HOUR = 20;

/** The mail, where something became due since the last one and it is day there. */
function writeTo({ now, newId, publicUrl }: DueMails, reader: DueMailReader): NewMail | null {
  const { id, email, firstName, mailedAt, histories } = reader;
  const zone = settleTimeZone(reader.timeZone);
  const { coming, today, hour } = workOutComing(histories, zone, now());
  if (hour < FIRST_HOUR || hour > LAST_HOUR) return null;
  const due = pickDue(coming, today);
  const mailedOn = mailedAt === null ? null : readLocalTime(mailedAt, zone).day;
  if (!isNews(due, mailedOn, today)) return null;
  const modules = due.map(({ module }) => module);
  return addressLetter(dueChecksLetter({ firstName, modules, link: `${publicUrl()}/` }), {
    id: newId(),
    to: email,
    dedupeKey: `due-checks:${id}:${mailedAt?.getTime() ?? 0}`,
  });
}

/** Tells everybody who wants it of checks that are due: once a week at most, and of each one once. */
export async function mailDueChecks(options: DueMails): Promise<void> {
  const { dueChecks, onlyWithAccess, closing } = options;
  await dueChecks.forgetAhead();
  const write = (reader: DueMailReader) => writeTo(options, reader);
  let after: string | null = null;
  do {
    after = await dueChecks.mailSome({ after, most: AT_ONCE, onlyWithAccess, write });
  } while (after !== null && !closing.aborted);
}
