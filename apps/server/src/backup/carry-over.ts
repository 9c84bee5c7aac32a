import type { Orm } from "../db/database.ts";
import { applyLedger, type Reapplied } from "../store/accounts/apply-ledger.ts";
import { ask, listColumns } from "./catalogue.ts";

/*
 * A restore brings back a former moment. What has happened since, and is not to be undone by it, is carried over: what
 * was deleted, which mails were sent, what was paid.
 */

/** Numbers of what was carried over into what was restored. */
export interface CarriedOver extends Reapplied {
  /** Mails that waited when the backup was made, and may have been sent since. */
  readonly heldMails: number;
  /** Payments whose provider is asked anew. */
  readonly payments: number;
}

/** Sets aside what stands in the tables before they are emptied, until the transaction ends. */
export async function setAside(orm: Orm): Promise<void> {
  for (const table of ["deletions", "mails", "payments", "payment_cases", "kept_backups"]) {
    await ask(orm, `create temp table carried_${table} on commit drop as select * from ${table}`);
  }
  await ask(
    orm,
    "create temp table carried_access on commit drop as select id, has_access from users",
  );
}

async function carryLedger(orm: Orm): Promise<void> {
  await ask(
    orm,
    `insert into deletions (kind, key, days, before, at)
     select kind, key, days, before, at from carried_deletions
     on conflict (kind, key) do update
       set before = greatest(deletions.before, excluded.before), days = excluded.days`,
  );
  await ask(
    orm,
    `insert into kept_backups (created_at, bytes, is_encrypted)
     select created_at, bytes, is_encrypted from carried_kept_backups on conflict do nothing`,
  );
}

/** Who came in before the backup may have been shut out since: everybody logs in anew, and asks for new links. */
async function endWaysIn(orm: Orm): Promise<void> {
  for (const table of ["auth_sessions", "auth_verifications", "password_resets", "email_changes"]) {
    await ask(orm, `delete from ${table}`);
  }
  await ask(orm, "update payments set returned_at = now() where returned_at is null");
}

/** No mail goes out twice: of one that waited and is not known to wait still, nobody knows. */
async function settleMails(orm: Orm, sendsWaiting: boolean): Promise<number> {
  await ask(
    orm,
    `update mails set state = c.state, text = '', html = '', sent_at = c.sent_at
     from carried_mails c
     where c.dedupe_key = mails.dedupe_key and mails.state = 'due' and c.state <> 'due'`,
  );
  const columns = (await listColumns(orm, "mails")).join(", ");
  // A mail that was sent since is not sent anew by whatever causes it anew.
  await ask(
    orm,
    `insert into mails (${columns}) select ${columns} from carried_mails
     where state <> 'due' and recipient in (select email from users)
     on conflict do nothing`,
  );
  if (sendsWaiting) return 0;
  const held = await ask(
    orm,
    `update mails set state = 'discarded', text = '', html = '',
       last_error = 'it waited in a backup that was restored'
     where state = 'due' and dedupe_key not in
       (select dedupe_key from carried_mails where state = 'due')
     returning id::text`,
  );
  return held.length;
}

/**
 * Payments are facts, whatever the backup knows of them: those that are known here count, with the access that came of
 * them. The provider is asked about each one anew.
 */
async function carryPayments(orm: Orm): Promise<number> {
  await ask(
    orm,
    `create temp table changed_payers on commit drop as
     select distinct c.user_id from carried_payments c left join payments p on p.id = c.id
     where c.user_id is not null
       and (to_jsonb(p) - 'checked_at') is distinct from (to_jsonb(c) - 'checked_at')`,
  );
  const columns = (await listColumns(orm, "payments")).join(", ");
  await ask(orm, "delete from payments where id in (select id from carried_payments)");
  await ask(
    orm,
    "update carried_payments set user_id = null where user_id not in (select id from users)",
  );
  await ask(orm, `insert into payments (${columns}) select ${columns} from carried_payments`);
  // Disputes and refunds went with their payments, and are newer here than in the backup.
  const ofCases = (await listColumns(orm, "payment_cases")).join(", ");
  await ask(
    orm,
    `insert into payment_cases (${ofCases}) select ${ofCases} from carried_payment_cases
     on conflict do nothing`,
  );
  await ask(
    orm,
    `update users set has_access = c.has_access from carried_access c
     where c.id = users.id and users.id in (select user_id from changed_payers)`,
  );
  const asked = await ask(
    orm,
    "update payments set checked_at = null where status <> 'expired' returning id",
  );
  return asked.length;
}

/** Brings what was restored in line with what has happened since. */
export async function carryOver(orm: Orm, sendsWaiting: boolean): Promise<CarriedOver> {
  await carryLedger(orm);
  const reapplied = await applyLedger(orm);
  const payments = await carryPayments(orm);
  const heldMails = await settleMails(orm, sendsWaiting);
  await endWaysIn(orm);
  return { ...reapplied, heldMails, payments };
}
