import { settleTimeZone, workOutComing } from "@elenchus/domain/coming-checks";
import { isNews, pickDue } from "@elenchus/domain/due-checks";
import { readLocalTime } from "@elenchus/domain/local-time";
import { dueChecksLetter } from "../mail/learning-letters.ts";
import type { StopLinks } from "../identity/links/stop-links.ts";
import { addressLetter } from "../mail/write-mail.ts";
import type { DueCheckStore, DueMailReader } from "../store/learning/due-check-store.ts";
import type { NewMail } from "../store/operations/mail-store.ts";

/** The parts that mails about due checks are written with. */
export interface DueMails {
  readonly dueChecks: DueCheckStore;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly publicUrl: () => string;
  readonly stopLinks: Pick<StopLinks, "write">;
  /** Whether those without access are left out. */
  readonly onlyWithAccess: boolean;
  readonly closing: AbortSignal;
}

/** Taken at a time: none of them is locked, and nobody else's request held up, for long. */
const AT_ONCE = 500;

/** Mails come in the morning, where the reader is: from this hour on, and in that one for the last time. */
const FIRST_HOUR = 8;
const LAST_HOUR = 12;

/** The mail, where something became due since the last one. */
function writeTo(options: DueMails, reader: DueMailReader): NewMail | null {
  const { now, newId, publicUrl, stopLinks } = options;
  const { id, email, firstName, mailedAt, histories } = reader;
  const zone = settleTimeZone(reader.timeZone);
  const { coming, today } = workOutComing(histories, zone, now());
  const due = pickDue(coming, today);
  const mailedOn = mailedAt === null ? null : readLocalTime(mailedAt, zone).day;
  if (!isNews(due, mailedOn, today)) return null;
  const modules = due.map(({ module }) => module);
  const stopLink = stopLinks.write({ kind: "due-checks", userId: id });
  const letter = dueChecksLetter({ firstName, modules, link: `${publicUrl()}/`, stopLink });
  return addressLetter(letter, {
    id: newId(),
    to: email,
    dedupeKey: `due-checks:${id}:${mailedAt?.getTime() ?? 0}`,
  });
}

function* cutIntoBatches(ids: readonly string[]): Generator<string[]> {
  for (let from = 0; from < ids.length; from += AT_ONCE) yield ids.slice(from, from + AT_ONCE);
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
  const readers = await dueChecks.listDueReaders({ timeZones, onlyWithAccess });
  const batches = cutIntoBatches(readers);
  const mailBatches = async (): Promise<void> => {
    for (const ids of batches) {
      if (closing.aborted) return;
      await dueChecks.mailSome(ids, (reader) => writeTo(options, reader));
    }
  };
  // While the database stores one batch, the next is written.
  const ends = await Promise.allSettled([mailBatches(), mailBatches()]);
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}
