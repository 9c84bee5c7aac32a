import { and, type Column, countDistinct, desc, eq, max, ne, type SQL, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { dialogues } from "../../db/schema/schema.ts";

/** How much learners may see of one another's texts. */
export interface SharingRule {
  /** The library's own texts, which tell nothing of anybody. */
  readonly known: readonly string[];
  /** Any other text is seen when at least this many learners have typed or chosen it. */
  readonly sharedBy: number;
}

/** Whether a group of rows may be seen by everybody. */
export function mayBeSeen(text: Column, users: SQL, { known, sharedBy }: SharingRule): SQL {
  return sql`(${text} = any(${sql.param([...known])}::text[]) or ${users} >= ${sharedBy})`;
}

/** Other learners' choices that a learner may see. */
export interface SharingStore {
  /** Issues that others chose lately and that anybody may see, latest first. */
  listOthersIssues(userId: string, rule: SharingRule): Promise<string[]>;
  /** Whether it is an issue that others chose and that anybody may see. */
  isOthersIssue(userId: string, issue: string, rule: SharingRule): Promise<boolean>;
}

/** As far back as "lately" goes, so that the question costs the same however many learners there are. */
const LATEST_DIALOGUES = 500;
const MOST_ISSUES = 8;

export function createSharingStore(orm: Orm): SharingStore {
  return {
    async listOthersIssues(userId, rule) {
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
        .having(mayBeSeen(latest.issue, countDistinct(latest.userId), rule))
        .orderBy(desc(max(latest.startedAt)), latest.issue)
        .limit(MOST_ISSUES);
      return rows.map(({ issue }) => issue);
    },
    async isOthersIssue(userId, issue, rule) {
      const isOthers = and(
        eq(dialogues.issue, issue),
        eq(dialogues.shareable, true),
        ne(dialogues.userId, userId),
      );
      const rows = await orm
        .select({ issue: dialogues.issue })
        .from(dialogues)
        .where(isOthers)
        .groupBy(dialogues.issue)
        .having(mayBeSeen(dialogues.issue, countDistinct(dialogues.userId), rule));
      return rows.length > 0;
    },
  };
}
