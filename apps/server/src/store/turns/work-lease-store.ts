import { and, eq, gt, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { workLeases } from "../../db/schema/work-schema.ts";
import { LATEST, UNTIL } from "./lease.ts";
import {
  asCount,
  COUNTED_TOKENS,
  type CountedTokens,
  HELD_ASIDE,
  takeTokensInTurn,
} from "./model-call-store.ts";

/** Work that takes tokens of a learner's, beside the turns of a dialogue. */
export type WorkKind = "opening" | "issues" | "check" | "moderation" | "key";

/** Work that goes on although whoever asked for it has left. */
type LeftKind = `${WorkKind} left`;

/** Whose work of which kind, and under which token. */
export interface WorkLease {
  readonly userId: string;
  readonly kind: WorkKind | LeftKind;
  readonly token: string;
}

/** The tokens that are to be set aside. */
export interface Reserving {
  readonly tokens: number;
  /** Whether they fit beside what is used and set aside; nearly nothing is set aside where not. */
  readonly fits: (before: CountedTokens) => boolean;
}

/** One piece of work of a kind at a time for a learner, on whatever instance, with tokens set aside for it. */
export interface WorkLeaseStore {
  /**
   * Takes the lease, and sets the tokens aside where they fit. One at a time does so for a learner, so that each sees what
   * was set aside before.
   * @param day of UTC, as in 2026-11-23
   * @returns what was used and set aside before, null when another piece of work holds the lease
   */
  take(lease: WorkLease, reserving: Reserving, day: string): Promise<CountedTokens | null>;
  /** Whether the work is still wanted: it is not where its lease was cancelled. */
  renew(lease: WorkLease): Promise<boolean>;
  /** Frees the lease and what is set aside. */
  release(lease: WorkLease): Promise<void>;
  /** Frees the kind for another piece of work; this one goes on, and whoever asks for the same once more finds it. */
  leave(lease: WorkLease, left: WorkLease): Promise<void>;
  /** Notes that work which was left is done. */
  settle(left: WorkLease): Promise<void>;
  /** How such work stands; that it is done is told once. Any under another token is cancelled: nobody waits for it. */
  findLeft(left: WorkLease): Promise<"none" | "at_work" | "done">;
  /** Frees all. Only for a database that no other process uses. */
  clear(): Promise<void>;
}

const param = sql.placeholder;

/**
 * The counts see the table as it was before: not what is set aside here. Nor what was set aside for the work that held
 * this very lease: it is over, though it may still be seen; or it was left, and is waited for or cancelled.
 */
const COUNTED_BESIDE = {
  ...COUNTED_TOKENS,
  setAside: asCount(
    "set_aside",
    sql`select (select coalesce(sum(reserved), 0) from ${workLeases}
      where user_id = ${param("userId")}::uuid and split_part(kind, ' ', 1) <> ${param("kind")}::text
      and until between now() and ${LATEST}) + ${HELD_ASIDE}`,
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

/** How long it is known that work which was left is done. */
const KNOWN = sql`now() + interval '15 minutes'`;

/** The tokens set aside for work that is done, by which it is told apart. */
const DONE = 0;
/** For work whose tokens do not fit; not none, which would say that it is done. */
const NOTHING_FITS = 1;

export function createWorkLeaseStore(orm: Orm): WorkLeaseStore {
  const isOfKind = ({ userId, kind }: WorkLease) =>
    and(eq(workLeases.userId, userId), eq(workLeases.kind, kind));
  const isHeld = (lease: WorkLease) => and(isOfKind(lease), eq(workLeases.token, lease.token));
  return {
    take: (lease, { tokens, fits }, day) =>
      orm.transaction(async (tx) => {
        await takeTokensInTurn(tx, lease.userId);
        const values = { ...lease, reserved: tokens, day, dialogueId: null };
        const [counted] = await prepareTake(tx).execute(values);
        if (counted === undefined) return null;
        if (!fits(counted))
          await tx.update(workLeases).set({ reserved: NOTHING_FITS }).where(isHeld(lease));
        return counted;
      }),
    async renew(lease) {
      const { kind } = workLeases;
      const held = orm.update(workLeases).set({ until: UNTIL }).where(isHeld(lease));
      return (await held.returning({ kind })).length > 0;
    },
    async release(lease) {
      await orm.delete(workLeases).where(isHeld(lease));
    },
    async leave(lease, left) {
      await orm.transaction(async (tx) => {
        await tx.delete(workLeases).where(isOfKind(left));
        await tx.update(workLeases).set({ kind: left.kind }).where(isHeld(lease));
      });
    },
    async settle(left) {
      await orm.update(workLeases).set({ until: KNOWN, reserved: DONE }).where(isHeld(left));
    },
    async findLeft(left) {
      const [found] = await orm
        .select({ token: workLeases.token, reserved: workLeases.reserved })
        .from(workLeases)
        .where(and(isOfKind(left), gt(workLeases.until, sql`now()`)));
      if (found?.token === left.token && found.reserved !== DONE) return "at_work";
      await orm.delete(workLeases).where(isOfKind(left));
      return found?.token === left.token ? "done" : "none";
    },
    async clear() {
      await orm.delete(workLeases);
    },
  };
}
