import { eq } from "drizzle-orm";
import type { Orm } from "../db/database.ts";
import {
  dialogueResults,
  shownMisconceptions,
  studentModuleStats,
  studentStats,
} from "../db/student-schema.ts";
import { refreshStudent } from "./refresh-stats.ts";

/** A name as names are sorted by. */
function toSortKey(name: string): string {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A name, or the start of one, as names are searched by: however its accents were typed. */
export function toSearchKey(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

/** Somebody who is to learn. */
interface NewStudent {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Whoever learns is in the table of students from the start. */
export async function addStudent(tx: Orm, { id, firstName, lastName }: NewStudent): Promise<void> {
  await tx.insert(studentStats).values({
    userId: id,
    nameKey: `${toSortKey(lastName)}\u0001${toSortKey(firstName)}`,
    firstKey: toSearchKey(firstName),
    lastKey: toSearchKey(lastName),
  });
  await refreshStudent(tx, id);
}

/** Takes somebody out of all that is counted of students; the dialogues stay. */
export async function removeStudent(tx: Orm, userId: string): Promise<void> {
  await tx.delete(shownMisconceptions).where(eq(shownMisconceptions.userId, userId));
  await tx.delete(dialogueResults).where(eq(dialogueResults.userId, userId));
  await tx.delete(studentModuleStats).where(eq(studentModuleStats.userId, userId));
  await tx.delete(studentStats).where(eq(studentStats.userId, userId));
}
