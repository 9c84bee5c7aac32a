import { and, eq, sql } from "drizzle-orm";
import type { Orm } from "../db/database.ts";
import { workLeases } from "../db/work-schema.ts";
import { LATEST, UNTIL } from "./lease.ts";
import { asCount, COUNTED_TOKENS, type CountedTokens } from "./model-call-store.ts";

/** Work that takes tokens of a learner's, beside the turns of a dialogue. */
export type WorkKind = "opening" | "issues" | "check" | "moderation";

/** Whose work of which kind, and under which token. */
export interface WorkLease {
  readonly userId: string;
  readonly kind: WorkKind;
  readonly token: string;
}

/** One piece of work of a kind at a time for a learner, on whatever instance, with tokens set aside for it. */
export interface WorkLeaseStore {
  /**
   * Takes the lease and sets the tokens aside.
   * @param day of UTC, as in 2026-11-23
   * @returns what was used and set aside before, null when another piece of work holds the lease
   */
  take(lease: WorkLease, reserved: number, day: string): Promise<CountedTokens | null>;
  renew(lease: WorkLease): Promise<void>;
  /** Frees the lease and what is set aside. */
  release(lease: WorkLease): Promise<void>;
  /** Frees all. Only for a database that no other process uses. */
  clear(): Promise<void>;
}

const param = sql.placeholder;

/**
 * The counts see the table as it was before: not what is set aside here. Nor what was set aside for the work that held
 * this very lease: it is over, though it may still be seen.
 */
const COUNTED_BESIDE = {
  ...COUNTED_TOKENS,
  setAside: asCount(
    "set_aside",
    sql`select coalesce(sum(reserved), 0) from ${workLeases}
      where user_id = ${param("userId")}::uuid and kind <> ${param("kind")}::text
      and until between now() and ${LATEST}`,
  ),
};

function prepareTake(orm: Orm) {
  const taken = orm.$with("taken", { userId: workLeases.userId }).as(
    sql`insert into ${workLeases} as held (user_id, kind, token, until, reserved)
      values (${param("userId")}::uuid, ${param("kind")}::text, ${param("token")}::uuid, ${UNTIL},
        ${param("reserved")}::bigint)
      on conflict (user_id, kind) do update
        set token = excluded.token, until = excluded.until, reserved = excluded.reserved
        where held.until < now() or held.until > ${LATEST}
      returning user_id`,
  );
  return orm.with(taken).select(COUNTED_BESIDE).from(taken).prepare("take_work_lease");
}

export function createWorkLeaseStore(orm: Orm): WorkLeaseStore {
  const take = prepareTake(orm);
  const isHeld = ({ userId, kind, token }: WorkLease) =>
    and(eq(workLeases.userId, userId), eq(workLeases.kind, kind), eq(workLeases.token, token));
  return {
    async take(lease, reserved, day) {
      const [counted] = await take.execute({ ...lease, reserved, day, dialogueId: null });
      return counted ?? null;
    },
    async renew(lease) {
      await orm.update(workLeases).set({ until: UNTIL }).where(isHeld(lease));
    },
    async release(lease) {
      await orm.delete(workLeases).where(isHeld(lease));
    },
    async clear() {
      await orm.delete(workLeases);
    },
  };
}
