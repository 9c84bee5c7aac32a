import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Orm } from "../db/database.ts";
import { dialogues, distressFlags, type DistressPlace } from "../db/schema.ts";

/** Where a sign of distress was seen. */
export type SeenIn =
  | { readonly place: "dialogue"; readonly dialogueId: string; readonly position: number }
  | {
      readonly place: "transfer_check";
      readonly transferCheckId: string;
      readonly position: number;
    }
  | { readonly place: "interest" };

/** A flag as supervisors see it. */
export interface DistressFlag {
  readonly id: number;
  readonly userId: string;
  readonly place: DistressPlace;
  readonly dialogueId: string | null;
  readonly raisedAt: Date;
  /** Null until a supervisor has seen it. */
  readonly acknowledgedAt: Date | null;
}

/** Signs that learners may need help. */
export interface DistressFlagStore {
  /** Raises a flag; what was flagged already stays as it is. */
  raise(userId: string, seen: SeenIn): Promise<void>;
  /** Of all these learners: those that nobody has seen first, then the newest. */
  list(userIds: readonly string[]): Promise<DistressFlag[]>;
  /** Notes who has seen a flag first; false when there is none. */
  acknowledge(flagId: number, supervisorId: string): Promise<boolean>;
}

/** More than anybody looks through at once. */
const MOST_FLAGS = 1000;

/** Raises a flag within a transaction: with what it is about, or not at all. */
export async function raiseFlag(tx: Orm, userId: string, seen: SeenIn): Promise<void> {
  await tx
    .insert(distressFlags)
    .values({ userId, ...seen })
    .onConflictDoNothing();
}

/** Raises a flag about a message for whoever's dialogue it is. */
export async function raiseFlagInDialogue(
  tx: Orm,
  { dialogueId, position }: { readonly dialogueId: string; readonly position: number },
): Promise<void> {
  const [owner] = await tx
    .select({ userId: dialogues.userId })
    .from(dialogues)
    .where(eq(dialogues.id, dialogueId));
  if (owner) await raiseFlag(tx, owner.userId, { place: "dialogue", dialogueId, position });
}

export function createDistressFlagStore(orm: Orm): DistressFlagStore {
  return {
    raise: (userId, seen) => raiseFlag(orm, userId, seen),
    list: (userIds) =>
      orm
        .select({
          id: distressFlags.id,
          userId: distressFlags.userId,
          place: distressFlags.place,
          dialogueId: distressFlags.dialogueId,
          raisedAt: distressFlags.raisedAt,
          acknowledgedAt: distressFlags.acknowledgedAt,
        })
        .from(distressFlags)
        .where(inArray(distressFlags.userId, [...userIds]))
        .orderBy(
          asc(sql`${distressFlags.acknowledgedAt} is not null`),
          desc(distressFlags.raisedAt),
          desc(distressFlags.id),
        )
        .limit(MOST_FLAGS),
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
