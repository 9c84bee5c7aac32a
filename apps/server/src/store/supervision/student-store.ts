import type { Mark } from "@elenchus/domain/marks";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { dialogues, distressFlags, messages, type DialogueStatus } from "../../db/schema/schema.ts";
import { dialogueResults, studentStats } from "../../db/schema/student-schema.ts";
import { isInScope, type Scope } from "./scope.ts";
import { listDialoguesOf, type CountedDialogue } from "./student-dialogues.ts";
import { findTranscript, type DialogueTranscript } from "./student-transcript.ts";
import { matchesFilter, type StudentFilter } from "./student-filter.ts";
import { listPlaces, type PageRequest, type StudentPlace } from "./student-page.ts";
import { loadRows, type StudentRow } from "./student-rows.ts";

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
  /** Its counts, where its messages are gone. */
  readonly counted: { readonly learnerMessages: number; readonly secondsSpent: number } | null;
}

/** That there is a message, and how long it is. */
export interface StudentMessage {
  readonly dialogueId: string;
  readonly sender: "user" | "system";
  /** Of its text, in UTF-8. */
  readonly bytes: number;
  readonly createdAt: Date;
}

/** The messages of a dialogue. */
export interface StudentText {
  readonly dialogueId: string;
  readonly sender: "user" | "system";
  readonly text: string;
  readonly marks: readonly Mark[] | null;
}

/** Students as supervisors see them. */
export interface StudentStore {
  countStudents(scope: Scope, filter?: StudentFilter): Promise<number>;
  /** Those with a flag that nobody has seen first, then the newest account. */
  listStudents(scope: Scope, most: number): Promise<Student[]>;
  /** Students of a page, in its order. */
  listPlaces(request: PageRequest): Promise<StudentPlace[]>;
  /** Rows of the table, in the order of the ids. */
  loadRows(ids: readonly string[]): Promise<StudentRow[]>;
  /** A student's counted dialogues, newest first. */
  listCounted(studentId: string): Promise<CountedDialogue[]>;
  /** A dialogue with its messages; null when it is unknown. */
  findTranscript(dialogueId: string): Promise<DialogueTranscript | null>;
  /** All dialogues of these students, oldest first. */
  listDialogues(userIds: readonly string[]): Promise<StudentDialogue[]>;
  /** All messages of these students without their texts, dialogue by dialogue, oldest first. */
  listMessages(userIds: readonly string[]): Promise<StudentMessage[]>;
  /** The texts of these dialogues, each from its beginning. */
  listTexts(dialogueIds: readonly string[]): Promise<StudentText[]>;
}

/** However many students there are, one who may need help is among those that are shown. */
function hasOpenFlag(orm: Orm) {
  const open = and(
    eq(distressFlags.userId, users.id),
    eq(distressFlags.kind, "distress"),
    isNull(distressFlags.acknowledgedAt),
  );
  return exists(orm.select({ id: distressFlags.id }).from(distressFlags).where(open));
}

function countStudents(orm: Orm, scope: Scope, filter?: StudentFilter): Promise<number> {
  const matches = filter === undefined ? undefined : matchesFilter(filter);
  return orm.$count(studentStats, and(isInScope(scope, studentStats.groupId), matches));
}

function listStudents(orm: Orm, scope: Scope, most: number): Promise<Student[]> {
  return orm
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(studentStats)
    .innerJoin(users, eq(users.id, studentStats.userId))
    .where(isInScope(scope, studentStats.groupId))
    .orderBy(desc(hasOpenFlag(orm)), desc(users.createdAt), asc(users.id))
    .limit(most);
}

/** The counts of a dialogue whose messages are gone. */
const isCountedAlone = and(
  eq(dialogueResults.dialogueId, dialogues.id),
  isNotNull(dialogues.deletedAfterDays),
);

export function createStudentStore(orm: Orm): StudentStore {
  return {
    countStudents: (scope, filter) => countStudents(orm, scope, filter),
    listStudents: (scope, most) => listStudents(orm, scope, most),
    listPlaces: (request) => listPlaces(orm, request),
    loadRows: (ids) => loadRows(orm, ids),
    listCounted: (studentId) => listDialoguesOf(orm, studentId),
    findTranscript: (dialogueId) => findTranscript(orm, dialogueId),
    listDialogues: (userIds) =>
      orm
        .select({
          id: dialogues.id,
          userId: dialogues.userId,
          module: dialogues.module,
          status: dialogues.status,
          summary: dialogues.summary,
          counted: {
            learnerMessages: dialogueResults.learnerMessages,
            secondsSpent: dialogueResults.secondsSpent,
          },
        })
        .from(dialogues)
        .leftJoin(dialogueResults, isCountedAlone)
        .where(inArray(dialogues.userId, [...userIds]))
        .orderBy(asc(dialogues.startedAt)),
    listMessages: (userIds) =>
      orm
        .select({
          dialogueId: messages.dialogueId,
          sender: messages.sender,
          bytes: sql<number>`octet_length(${messages.text}) + coalesce(octet_length(${messages.marks}::text), 0)`,
          createdAt: messages.createdAt,
        })
        .from(messages)
        .innerJoin(dialogues, eq(dialogues.id, messages.dialogueId))
        .where(inArray(dialogues.userId, [...userIds]))
        .orderBy(asc(messages.dialogueId), asc(messages.position)),
    listTexts: (dialogueIds) =>
      orm
        .select({
          dialogueId: messages.dialogueId,
          sender: messages.sender,
          text: messages.text,
          marks: messages.marks,
        })
        .from(messages)
        .where(inArray(messages.dialogueId, [...dialogueIds]))
        .orderBy(asc(messages.dialogueId), asc(messages.position)),
  };
}
