import { and, eq, inArray, sql } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { dialogues, distressFlags } from "../../db/schema/schema.ts";
import { transferChecks } from "../../db/schema/transfer-check-schema.ts";
import { groupSupervisors, studentStats } from "../../db/schema/student-schema.ts";
import { accessLog, type AccessKind } from "../../db/schema/supervision-schema.ts";
import { isInScope, type Scope } from "./scope.ts";

/** A look of a supervisor at what students wrote. */
export interface Look {
  readonly supervisorId: string;
  readonly kind: AccessKind;
  readonly seen: readonly {
    readonly studentId: string;
    readonly dialogueId: string | null;
    readonly transferCheckId?: string;
  }[];
}

/** The subject of a call, by what it named. */
export type About =
  | { readonly studentId: string }
  | { readonly dialogueId: string }
  | { readonly checkId: string }
  | { readonly flagId: number };

/** Who may see whom, and who looked. */
export interface SupervisionStore {
  /** The groups and students that a supervisor sees. */
  loadScope(supervisorId: string): Promise<Scope>;
  /** Whether a student is in a scope. What nobody has is in none. */
  seesStudent(scope: Scope, studentId: string): Promise<boolean>;
  /** The student of a dialogue in a scope; null where there is none. */
  findStudentOf(scope: Scope, dialogueId: string): Promise<string | null>;
  /** Whether a flag is about a student in the scope; null where there is no such flag. */
  seesFlag(scope: Scope, flagId: number): Promise<boolean | null>;
  /** Notes a look, all of it at once. */
  noteLook(look: Look): Promise<void>;
  /** Notes that somebody was refused what they asked about a student; of nobody, nothing. */
  noteTry(callerId: string, about: About): Promise<void>;
}

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const ROWS_AT_ONCE = 5000;

/** The student that a call was about. */
function isAbout(orm: Orm, about: About) {
  const { userId } = studentStats;
  if ("studentId" in about) return eq(userId, about.studentId);
  if ("checkId" in about) {
    const { id, userId: owner } = transferChecks;
    const found = orm.select({ owner }).from(transferChecks).where(eq(id, about.checkId));
    return inArray(userId, found);
  }
  const owner =
    "dialogueId" in about
      ? orm
          .select({ id: dialogues.userId })
          .from(dialogues)
          .where(eq(dialogues.id, about.dialogueId))
      : orm
          .select({ id: distressFlags.userId })
          .from(distressFlags)
          .where(eq(distressFlags.id, about.flagId));
  return inArray(userId, owner);
}

async function noteTry(orm: Orm, supervisorId: string, about: About): Promise<void> {
  const found = await orm
    .select({ studentId: studentStats.userId })
    .from(studentStats)
    .where(isAbout(orm, about));
  const kind = "refused" as const;
  const rows = found.map(({ studentId }) => ({ supervisorId, studentId, kind }));
  if (rows.length > 0) await orm.insert(accessLog).values(rows);
}

export function createSupervisionStore(orm: Orm): SupervisionStore {
  return {
    async loadScope(supervisorId) {
      const rows = await orm
        .select({ seesAll: users.seesAllStudents, groupId: groupSupervisors.groupId })
        .from(users)
        .leftJoin(groupSupervisors, eq(groupSupervisors.supervisorId, users.id))
        .where(eq(users.id, supervisorId));
      if (rows[0]?.seesAll === true) return { kind: "all" };
      return { kind: "groups", groupIds: rows.flatMap(({ groupId }) => groupId ?? []) };
    },
    async seesStudent(scope, studentId) {
      const found = await orm
        .select({ id: studentStats.userId })
        .from(studentStats)
        .where(and(eq(studentStats.userId, studentId), isInScope(scope, studentStats.groupId)));
      return found.length > 0;
    },
    async findStudentOf(scope, dialogueId) {
      const [found] = await orm
        .select({ id: studentStats.userId })
        .from(dialogues)
        .innerJoin(studentStats, eq(studentStats.userId, dialogues.userId))
        .where(and(eq(dialogues.id, dialogueId), isInScope(scope, studentStats.groupId)));
      return found?.id ?? null;
    },
    async seesFlag(scope, flagId) {
      const sees = isInScope(scope, studentStats.groupId) ?? sql`true`;
      const [found] = await orm
        .select({ sees: sql<boolean>`coalesce(${sees}, false)` })
        .from(distressFlags)
        .leftJoin(studentStats, eq(studentStats.userId, distressFlags.userId))
        .where(eq(distressFlags.id, flagId));
      return found?.sees ?? null;
    },
    async noteLook({ supervisorId, kind, seen }) {
      for (let from = 0; from < seen.length; from += ROWS_AT_ONCE) {
        const rows = seen.slice(from, from + ROWS_AT_ONCE);
        await orm.insert(accessLog).values(rows.map((row) => ({ supervisorId, kind, ...row })));
      }
    },
    noteTry: (callerId, about) => noteTry(orm, callerId, about),
  };
}
