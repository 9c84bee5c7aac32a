import type { ModuleNumber } from "@elenchus/domain/modules";
import { and, asc, count, desc, eq, exists, inArray, isNull, sql } from "drizzle-orm";
import { users } from "../db/auth-schema.ts";
import type { Orm } from "../db/database.ts";
import { dialogues, distressFlags, messages, type DialogueStatus } from "../db/schema.ts";

/** A learner as supervisors see one. */
export interface Student {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A dialogue as supervisors see it. */
export interface StudentDialogue {
  readonly id: string;
  readonly userId: string;
  readonly module: ModuleNumber;
  readonly status: DialogueStatus;
  readonly summary: string | null;
}

/** A message as supervisors see it. */
export interface StudentMessage {
  readonly dialogueId: string;
  readonly sender: "user" | "system";
  readonly text: string;
  readonly createdAt: Date;
}

/** What supervisors see of students. */
export interface StudentStore {
  countStudents(): Promise<number>;
  /** Those with a flag that nobody has seen first, then the newest account. */
  listStudents(most: number): Promise<Student[]>;
  /** All dialogues of these students, oldest first. */
  listDialogues(userIds: readonly string[]): Promise<StudentDialogue[]>;
  /** How many characters all messages of these students have. */
  countMessageChars(userIds: readonly string[]): Promise<number>;
  /** All messages of these students, dialogue by dialogue, oldest first; texts empty unless wanted. */
  listMessages(userIds: readonly string[], withText: boolean): Promise<StudentMessage[]>;
}

/** However many students there are, one who may need help is among those that are shown. */
function hasOpenFlag(orm: Orm) {
  const open = and(eq(distressFlags.userId, users.id), isNull(distressFlags.acknowledgedAt));
  return exists(orm.select({ id: distressFlags.id }).from(distressFlags).where(open));
}

export function createStudentStore(orm: Orm): StudentStore {
  const isStudent = eq(users.userType, "learner");
  return {
    async countStudents() {
      const [row] = await orm.select({ total: count() }).from(users).where(isStudent);
      return row?.total ?? 0;
    },
    listStudents: (most) =>
      orm
        .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
        .from(users)
        .where(isStudent)
        .orderBy(desc(hasOpenFlag(orm)), desc(users.createdAt), asc(users.id))
        .limit(most),
    listDialogues: (userIds) =>
      orm
        .select({
          id: dialogues.id,
          userId: dialogues.userId,
          module: dialogues.module,
          status: dialogues.status,
          summary: dialogues.summary,
        })
        .from(dialogues)
        .where(inArray(dialogues.userId, [...userIds]))
        .orderBy(asc(dialogues.startedAt)),
    async countMessageChars(userIds) {
      const [row] = await orm
        .select({ chars: sql<number>`coalesce(sum(length(${messages.text})), 0)`.mapWith(Number) })
        .from(messages)
        .innerJoin(dialogues, eq(dialogues.id, messages.dialogueId))
        .where(inArray(dialogues.userId, [...userIds]));
      return row?.chars ?? 0;
    },
    listMessages: (userIds, withText) =>
      orm
        .select({
          dialogueId: messages.dialogueId,
          sender: messages.sender,
          text: withText ? messages.text : sql<string>`''`,
          createdAt: messages.createdAt,
        })
        .from(messages)
        .innerJoin(dialogues, eq(dialogues.id, messages.dialogueId))
        .where(inArray(dialogues.userId, [...userIds]))
        .orderBy(asc(messages.dialogueId), asc(messages.position)),
  };
}
