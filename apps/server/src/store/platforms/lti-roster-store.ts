import { and, eq, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { ltiCourses, ltiMembers } from "../../db/schema/lti-schema.ts";
import type { LtiRole } from "./lti-launch.ts";

/** Somebody in a course. */
export interface RosterMember {
  readonly subject: string;
  readonly name: string;
  readonly role: LtiRole;
}

/** A course whose list is to be read. */
export interface RosterSource {
  readonly courseId: string;
  readonly platformId: string;
  readonly rosterUrl: string;
}

/** Lists of who is in a course, as the platform has them. */
export interface LtiRosterStore {
  /** Takes courses whose list is due; none of them is due for anybody else meanwhile. */
  claim(now: Date, heldUntil: Date): Promise<RosterSource[]>;
  askFor(courseId: string): Promise<void>;
  /** The list as it is now: whoever is not in it is in the course no more. Answers who is affected here. */
  keep(courseId: string, members: readonly RosterMember[]): Promise<string[]>;
  /** @param nextAt null: not by itself */
  noteError(courseId: string, error: string, nextAt: Date | null): Promise<void>;
}

async function claim(orm: Orm, now: Date, heldUntil: Date): Promise<RosterSource[]> {
  const due = orm.$with("due").as(
    orm
      .select({ id: ltiCourses.id })
      .from(ltiCourses)
      .where(sql`${ltiCourses.rosterDueAt} <= ${now} and ${ltiCourses.rosterUrl} is not null`)
      .limit(20)
      .for("update", { skipLocked: true }),
  );
  const rows = await orm
    .with(due)
    .update(ltiCourses)
    .set({ rosterDueAt: heldUntil })
    .from(due)
    .where(eq(ltiCourses.id, due.id))
    .returning({
      courseId: ltiCourses.id,
      platformId: ltiCourses.platformId,
      rosterUrl: ltiCourses.rosterUrl,
    });
  return rows.map((row) => ({ ...row, rosterUrl: row.rosterUrl ?? "" }));
}

async function keep(orm: Orm, courseId: string, members: readonly RosterMember[]) {
  const isCourse = eq(ltiMembers.courseId, courseId);
  return orm.transaction(async (tx) => {
    const before = await tx.select().from(ltiMembers).where(isCourse);
    const knownBy = new Map(before.map((member) => [member.subject, member]));
    const now = new Map(members.map((member) => [member.subject, member]));
    for (const member of members) {
      const { subject, name, role } = member;
      const known = knownBy.get(subject);
      // A platform that hides names lists none.
      const called = name === "" ? (known?.name ?? "") : name;
      if (known?.name === called && known.role === role) continue;
      await tx
        .insert(ltiMembers)
        .values({ courseId, subject, name: called, role })
        .onConflictDoUpdate({
          target: [ltiMembers.courseId, ltiMembers.subject],
          set: { name: called, role },
        });
    }
    const gone = before.filter(({ subject }) => !now.has(subject));
    for (const { subject } of gone)
      await tx.delete(ltiMembers).where(and(isCourse, eq(ltiMembers.subject, subject)));
    const read = { rosterReadAt: sql`now()`, rosterDueAt: null, rosterError: null };
    await tx.update(ltiCourses).set(read).where(eq(ltiCourses.id, courseId));
    const changed = before.filter(({ subject, role }) => now.get(subject)?.role !== role);
    return changed.flatMap(({ userId }) => userId ?? []);
  });
}

export function createLtiRosterStore(orm: Orm): LtiRosterStore {
  return {
    claim: (now, heldUntil) => claim(orm, now, heldUntil),
    async askFor(courseId) {
      await orm
        .update(ltiCourses)
        .set({ rosterDueAt: sql`now()` })
        .where(eq(ltiCourses.id, courseId));
    },
    keep: (courseId, members) => keep(orm, courseId, members),
    async noteError(courseId, rosterError, rosterDueAt) {
      await orm
        .update(ltiCourses)
        .set({ rosterError, rosterDueAt })
        .where(eq(ltiCourses.id, courseId));
    },
  };
}
