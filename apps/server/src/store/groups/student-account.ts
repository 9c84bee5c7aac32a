import { eq } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import {
  dialogueResults,
  shownMisconceptions,
  studentModuleStats,
  studentStats,
} from "../../db/schema/student-schema.ts";
import { foldNames } from "../accounts/folded-names.ts";
import { refreshStudent } from "../learning/refresh-stats.ts";

/** Somebody who is to learn. */
interface NewStudent {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Whoever learns is in the table of students from the start. */
export async function addStudent(tx: Orm, { id, firstName, lastName }: NewStudent): Promise<void> {
  await tx.insert(studentStats).values({ userId: id, ...foldNames({ firstName, lastName }) });
  await refreshStudent(tx, id);
}

/** Takes somebody out of all that is counted of students; the dialogues stay. */
export async function removeStudent(tx: Orm, userId: string): Promise<void> {
  await tx.delete(shownMisconceptions).where(eq(shownMisconceptions.userId, userId));
  await tx.delete(dialogueResults).where(eq(dialogueResults.userId, userId));
  await tx.delete(studentModuleStats).where(eq(studentModuleStats.userId, userId));
  await tx.delete(studentStats).where(eq(studentStats.userId, userId));
}
