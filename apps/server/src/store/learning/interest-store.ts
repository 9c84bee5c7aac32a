import { and, asc, countDistinct, desc, eq, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { interests } from "../../db/schema/schema.ts";
import { lockUser } from "../accounts/lock-user.ts";
import { mayBeSeen, type SharingRule } from "./sharing-store.ts";

/** An interest to keep, or kept. */
export interface KeptInterest {
  readonly text: string;
  /** The interest as it is compared. */
  readonly key: string;
  /** Whether it may be shown to others. */
  readonly shareable: boolean;
}

/** An interest that several learners share. */
export interface SharedInterest {
  readonly text: string;
  readonly count: number;
}

/** Learners' interests. */
export interface InterestStore {
  /** Newest last. */
  list(userId: string): Promise<KeptInterest[]>;
  /** Keeps the interest unless it is there; `full` when that would be more than `most`. */
  add(userId: string, interest: KeptInterest, most: number): Promise<"kept" | "full">;
  remove(userId: string, key: string): Promise<void>;
  /** The ten that most learners share, among those that anybody may see. */
  listTrending(rule: SharingRule): Promise<SharedInterest[]>;
}

const MOST_TRENDING = 10;

async function addInterest(
  orm: Orm,
  userId: string,
  interest: KeptInterest,
  most: number,
): Promise<"kept" | "full"> {
  return orm.transaction(async (tx) => {
    await lockUser(tx, userId);
    const mine = await tx
      .select({ key: interests.key })
      .from(interests)
      .where(eq(interests.userId, userId));
    if (mine.some(({ key }) => key === interest.key)) return "kept";
    if (mine.length >= most) return "full";
    await tx.insert(interests).values({ userId, ...interest });
    return "kept";
  });
}

export function createInterestStore(orm: Orm): InterestStore {
  const learners = countDistinct(interests.userId);
  // The spelling that most of them use stands for all.
  const spelling = sql<string>`mode() within group (order by ${interests.text})`;
  return {
    list: (userId) =>
      orm
        .select({ text: interests.text, key: interests.key, shareable: interests.shareable })
        .from(interests)
        .where(eq(interests.userId, userId))
        .orderBy(asc(interests.id)),
    add: (userId, interest, most) => addInterest(orm, userId, interest, most),
    async remove(userId, key) {
      await orm.delete(interests).where(and(eq(interests.userId, userId), eq(interests.key, key)));
    },
    listTrending: (rule) =>
      orm
        .select({ text: spelling, count: learners })
        .from(interests)
        .where(eq(interests.shareable, true))
        .groupBy(interests.key)
        .having(mayBeSeen(interests.key, learners, rule))
        .orderBy(desc(learners), asc(interests.key))
        .limit(MOST_TRENDING),
  };
}
