import { aliasedTable, and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { distressFlags, type DistressPlace, type FlagKind } from "../../db/schema/schema.ts";
import { studentStats } from "../../db/schema/student-schema.ts";
import { isInScope, type Scope } from "./scope.ts";

/** The kind of thing that was seen, and where. */
export type SeenIn = { readonly kind: FlagKind } & (
  | { readonly place: "dialogue"; readonly dialogueId: string; readonly position: number }
  | {
      readonly place: "transfer_check";
      readonly transferCheckId: string;
      readonly position: number;
    }
  | { readonly place: "interest" }
);

/** A flag as supervisors see it. */
export interface DistressFlag {
  readonly id: number;
  readonly userId: string;
  readonly kind: FlagKind;
  readonly place: DistressPlace;
  readonly dialogueId: string | null;
  /** Of the message in its dialogue, or of the question in its check, from 0. */
  readonly position: number | null;
  readonly raisedAt: Date;
  /** Null until a supervisor has seen it. */
  readonly acknowledgedAt: Date | null;
  /** The name of that supervisor; null where the account is gone, too. */
  readonly acknowledgedBy: string | null;
}

/** A flag, and whom it is about. */
export interface NamedFlag extends DistressFlag {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Signs that supervisors are to look at learners: distress, and abuse. */
export interface DistressFlagStore {
  /** Raises a flag; what was flagged already stays as it is. */
  raise(userId: string, seen: SeenIn): Promise<void>;
  /** Of all these learners: those that nobody has seen first, then the newest. */
  list(userIds: readonly string[]): Promise<DistressFlag[]>;
  /** Of everybody in a scope: open ones, oldest first, or all, newest first. */
  listIn(scope: Scope, state: "open" | "all"): Promise<NamedFlag[]>;
  /** Notes who has seen a flag first; false when there is none. */
  acknowledge(flagId: number, supervisorId: string): Promise<boolean>;
}

/** More than anybody looks through at once. */
const MOST_FLAGS = 1000;
const MOST_LISTED = 200;

const supervisors = aliasedTable(users, "supervisors");
const isHandler = eq(supervisors.id, distressFlags.acknowledgedBy);

const COLUMNS = {
  id: distressFlags.id,
  userId: distressFlags.userId,
  kind: distressFlags.kind,
  place: distressFlags.place,
  dialogueId: distressFlags.dialogueId,
  position: distressFlags.position,
  raisedAt: distressFlags.raisedAt,
  acknowledgedAt: distressFlags.acknowledgedAt,
  acknowledgedBy: sql<string | null>`${supervisors.firstName} || ' ' || ${supervisors.lastName}`,
};

/** Raises a flag within a transaction: with what it is about, or not at all. */
export async function raiseFlag(tx: Orm, userId: string, seen: SeenIn): Promise<void> {
  await tx
    .insert(distressFlags)
    .values({ userId, ...seen })
    .onConflictDoNothing();
}

export function createDistressFlagStore(orm: Orm): DistressFlagStore {
  return {
    raise: (userId, seen) => raiseFlag(orm, userId, seen),
    list: (userIds) =>
      orm
        .select(COLUMNS)
        .from(distressFlags)
        .leftJoin(supervisors, isHandler)
        .where(inArray(distressFlags.userId, [...userIds]))
        .orderBy(
          asc(sql`${distressFlags.acknowledgedAt} is not null`),
          desc(distressFlags.raisedAt),
          desc(distressFlags.id),
        )
        .limit(MOST_FLAGS),
    listIn: (scope, state) => {
      const isOpen = state === "open" ? isNull(distressFlags.acknowledgedAt) : undefined;
      const inOrder = state === "open" ? asc : desc;
      return orm
        .select({
          ...COLUMNS,
          firstName: users.firstName,
          lastName: users.lastName,
          email: users.email,
        })
        .from(distressFlags)
        .innerJoin(users, eq(users.id, distressFlags.userId))
        .innerJoin(studentStats, eq(studentStats.userId, distressFlags.userId))
        .leftJoin(supervisors, isHandler)
        .where(and(isOpen, isInScope(scope, studentStats.groupId)))
        .orderBy(inOrder(distressFlags.raisedAt), inOrder(distressFlags.id))
        .limit(MOST_LISTED);
    },
    async acknowledge(flagId, supervisorId) {
      const isIt = eq(distressFlags.id, flagId);
      const seen = { acknowledgedBy: supervisorId, acknowledgedAt: sql`now()` };
      await orm
        .update(distressFlags)
        .set(seen)
        .where(and(isIt, isNull(distressFlags.acknowledgedAt)));
      const found = await orm.select({ id: distressFlags.id }).from(distressFlags).where(isIt);
      return found.length > 0;
    },
  };
}
