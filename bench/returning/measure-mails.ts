import { randomUUID } from "node:crypto";
import type { Client } from "pg";
import type { Database } from "../../apps/server/src/db/database.ts";
import { mailDueChecks } from "../../apps/server/src/due-checks/mail-due-checks.ts";
import { createStopLinks } from "../../apps/server/src/identity/links/stop-links.ts";
import { createDueCheckStore } from "../../apps/server/src/store/learning/due-check-store.ts";

/** What the mails of one morning took. */
export interface MailPass {
  readonly mails: number;
  readonly seconds: number;
  /** As many rows of the same size put into the outbox by one statement. */
  readonly bareSeconds: number;
  readonly ratio: number;
}

/** A time zone in which it is ten o'clock now. Its names count westwards. */
export function findMorning(): string {
  const west = ((new Date().getUTCHours() - 10 + 36) % 24) - 12;
  return `Etc/GMT${west < 0 ? west : `+${west}`}`;
}

const PUBLIC_URL = () => "https://elenchus.example";

async function time(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1000;
}

const BARE_COPY = `
  insert into mails (id, dedupe_key, recipient, subject, text, html)
  select gen_random_uuid(), 'bare:' || id, recipient, subject, text, html from mails`;

/** Writes to everybody who wants mails and has a check due. */
export async function measureMails(database: Database, client: Client): Promise<MailPass> {
  const seconds = await time(() =>
    mailDueChecks({
      dueChecks: createDueCheckStore(database.orm),
      now: () => new Date(),
      newId: randomUUID,
      publicUrl: PUBLIC_URL,
      stopLinks: createStopLinks(["a secret of the benchmark"], PUBLIC_URL),
      onlyWithAccess: true,
      closing: new AbortController().signal,
    }),
  );
  const { rows } = await client.query<{ mails: number }>(
    "select count(*)::integer as mails from mails",
  );
  const bareSeconds = await time(() => client.query(BARE_COPY));
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    mails: rows[0]?.mails ?? 0,
    seconds: round(seconds),
    bareSeconds: round(bareSeconds),
    ratio: round(seconds / bareSeconds),
  };
}
