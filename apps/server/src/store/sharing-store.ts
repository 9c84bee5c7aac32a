import { and, countDistinct, desc, eq, gte, max, ne, sql } from "drizzle-orm";
import type { Orm } from "../db/database.ts";
import { dialogues } from "../db/schema.ts";

/** What learners may see of one another's choices. */
export interface SharingStore {
  /** Issues that others chose lately, latest first, each shared by at least `sharedBy` of them. */
  listOthersIssues(userId: string, sharedBy: number): Promise<string[]>;
  /** The interest behind an issue that others share; null when they do not. */
  findInterestOfOthersIssue(
    userId: string,
    issue: string,
    sharedBy: number,
  ): Promise<string | null>;
}

/** As far back as "lately" goes, so that the question costs the same however many learners there are. */
const LATEST_DIALOGUES = 500;
const MOST_ISSUES = 8;

export function createSharingStore(orm: Orm): SharingStore {
  return {
    async listOthersIssues(userId, sharedBy) {
      const latest = orm
        .select({
          userId: dialogues.userId,
          issue: dialogues.issue,
          startedAt: dialogues.startedAt,
        })
        .from(dialogues)
        .where(and(eq(dialogues.shareable, true), ne(dialogues.userId, userId)))
        .orderBy(desc(dialogues.startedAt))
        .limit(LATEST_DIALOGUES)
        .as("latest");
      const rows = await orm
        .select({ issue: latest.issue })
        .from(latest)
        .groupBy(latest.issue)
        .having(gte(countDistinct(latest.userId), sharedBy))
        .orderBy(desc(max(latest.startedAt)), latest.issue)
        .limit(MOST_ISSUES);
      return rows.map(({ issue }) => issue);
    },
    async findInterestOfOthersIssue(userId, issue, sharedBy) {
      const latestInterest = sql<string>`(array_agg(${dialogues.interest} order by ${dialogues.startedAt} desc))[1]`;
      const rows = await orm
        .select({ interest: latestInterest })
        .from(dialogues)
        .where(
          and(
            eq(dialogues.issue, issue),
            eq(dialogues.shareable, true),
            ne(dialogues.userId, userId),
          ),
        )
        .groupBy(dialogues.issue)
        .having(gte(countDistinct(dialogues.userId), sharedBy));
      return rows[0]?.interest ?? null;
    },
  };
}
