import { and, eq } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { countHealth, countSpent, type Health } from "./operations-health.ts";
import { countUsage, listUsage, type Span, type Usage, type UsageRow } from "./operations-usage.ts";

/** How the server runs and what it costs, for those supervisors who may see it. It names no learner. */
export interface OperationsStore {
  /** Whether somebody may see it. */
  isAllowed(userId: string): Promise<boolean>;
  /** Lets a supervisor see it, or not; false for whoever is none. */
  allow(userId: string, isAllowed: boolean): Promise<boolean>;
  /** Lets a supervisor see students, or class reports alone; false for whoever is none. */
  showReportsOnly(userId: string, isOnly: boolean): Promise<boolean>;
  countUsage(span: Span): Promise<Usage>;
  /** By day, model and group. */
  listUsage(span: Span): Promise<UsageRow[]>;
  countHealth(now: Date): Promise<Health>;
  /** How many learners have used so many tokens today (UTC). */
  countSpent(now: Date, limit: number): Promise<number>;
}

export function createOperationsStore(orm: Orm): OperationsStore {
  const isSupervisor = (userId: string) =>
    and(eq(users.id, userId), eq(users.userType, "supervisor"));
  return {
    async isAllowed(userId) {
      const { seesOperations } = users;
      const [found] = await orm.select({ seesOperations }).from(users).where(isSupervisor(userId));
      return found?.seesOperations === true;
    },
    async allow(userId, isAllowed) {
      const changed = await orm
        .update(users)
        .set({ seesOperations: isAllowed })
        .where(isSupervisor(userId))
        .returning({ id: users.id });
      return changed.length > 0;
    },
    async showReportsOnly(userId, isOnly) {
      const changed = await orm
        .update(users)
        .set({ seesReportsOnly: isOnly })
        .where(isSupervisor(userId))
        .returning({ id: users.id });
      return changed.length > 0;
    },
    countUsage: (span) => countUsage(orm, span),
    listUsage: (span) => listUsage(orm, span),
    countHealth: (now) => countHealth(orm, now),
    countSpent: (now, limit) => countSpent(orm, now, limit),
  };
}
