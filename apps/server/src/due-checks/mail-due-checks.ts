import { settleTimeZone, workOutComing } from "@elenchus/domain/coming-checks";
import { isNews, pickDue } from "@elenchus/domain/due-checks";
import { readLocalTime } from "@elenchus/domain/local-time";
import { dueChecksLetter } from "../mail/learning-letters.ts";
import { addressLetter } from "../mail/write-mail.ts";
import type { DueCheckStore, DueMailReader } from "../store/learning/due-check-store.ts";
import type { NewMail } from "../store/operations/mail-store.ts";

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

/** Mails come in the morning, where the reader is: from this hour on, and in that one for the last time. */
const FIRST_HOUR = 8;
const LAST_HOUR = 12;

/** The mail, where something became due since the last one. */
function writeTo({ now, newId, publicUrl }: DueMails, reader: DueMailReader): NewMail | null {
  const { id, email, firstName, mailedAt, histories } = reader;
  const zone = settleTimeZone(reader.timeZone);
  const { coming, today } = workOutComing(histories, zone, now());
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
  const { dueChecks, onlyWithAccess, closing, now } = options;
  await dueChecks.forgetAhead();
  const isMorning = (zone: string): boolean => {
    const { hour } = readLocalTime(now(), settleTimeZone(zone));
    return hour >= FIRST_HOUR && hour <= LAST_HOUR;
  };
  const timeZones = (await dueChecks.listTimeZones()).filter(isMorning);
  if (timeZones.length === 0) return;
  const write = (reader: DueMailReader) => writeTo(options, reader);
  let after: string | null = null;
  do {
    after = await dueChecks.mailSome({ after, most: AT_ONCE, timeZones, onlyWithAccess, write });
  } while (after !== null && !closing.aborted);
}
