import { and, eq } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { groupSupervisors, studentStats } from "../../db/schema/student-schema.ts";

/** A supervisor who is to be told of a student. */
export interface SupervisorToTell {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
}

const SUPERVISOR = { id: users.id, email: users.email, firstName: users.firstName };

const READS = and(eq(users.userType, "supervisor"), eq(users.seesReportsOnly, false));

/** Of those who may read what students write: those of the student's group; where it has none, or there is no group, those who see everybody. */
export async function findSupervisors(tx: Orm, studentId: string): Promise<SupervisorToTell[]> {
  const ofGroup = await tx
    .select(SUPERVISOR)
    .from(studentStats)
    .innerJoin(groupSupervisors, eq(groupSupervisors.groupId, studentStats.groupId))
    .innerJoin(users, eq(users.id, groupSupervisors.supervisorId))
    .where(and(eq(studentStats.userId, studentId), READS));
  if (ofGroup.length > 0) return ofGroup;
  return tx.select(SUPERVISOR).from(users).where(and(READS, users.seesAllStudents));
}
