import type { ModuleNumber } from "@elenchus/domain/modules";
import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { Orm } from "../db/database.ts";
import { dialogues, messages } from "../db/schema.ts";
import { shownMisconceptions } from "../db/student-schema.ts";
import { isStudentInScope, type Scope } from "./scope.ts";

/** An answer that showed a misconception. */
export interface ShownExample {
  readonly studentId: string;
  readonly dialogueId: string;
  readonly position: number;
  readonly text: string;
  /** What the tutor says against it in this dialogue. */
  readonly correction: string | null;
}

/** A misconception, how often it was shown, and the latest answers that showed it. */
export interface ClassMisconception {
  readonly module: ModuleNumber;
  readonly step: number;
  readonly misconception: string;
  readonly times: number;
  readonly students: number;
  readonly examples: readonly ShownExample[];
}

const MOST = 10;
const EXAMPLES = 3;

function countShown(orm: Orm, scope: Scope) {
  const { module, step, misconception, userId } = shownMisconceptions;
  // Student by student first: both steps hash, where counting distinct ones would sort.
  const by = orm
    .select({ module, step, misconception, times: count().as("times") })
    .from(shownMisconceptions)
    .where(isStudentInScope(orm, scope, userId))
    .groupBy(module, step, misconception, userId)
    .as("by_student");
  const times = sql<number>`sum(${by.times})`.mapWith(Number);
  return orm
    .select({
      module: by.module,
      step: by.step,
      misconception: by.misconception,
      times,
      students: count(),
    })
    .from(by)
    .groupBy(by.module, by.step, by.misconception)
    .orderBy(desc(times), asc(by.module), asc(by.step), asc(by.misconception))
    .limit(MOST);
}

type Shown = Awaited<ReturnType<typeof countShown>>[number];

function listExamples(orm: Orm, scope: Scope, shown: Shown): Promise<ShownExample[]> {
  const { module, step, misconception, userId, dialogueId, position, shownAt } =
    shownMisconceptions;
  const isIt = and(
    eq(module, shown.module),
    eq(step, shown.step),
    eq(misconception, shown.misconception),
  );
  const isMessage = and(eq(messages.dialogueId, dialogueId), eq(messages.position, position));
  const correction = sql<string | null>`(
    select e ->> 'correction'
    from json_array_elements(${dialogues.argument} -> 'key' -> 'misconceptions') e
    where e ->> 'id' = ${misconception} limit 1)`;
  return orm
    .select({ studentId: userId, dialogueId, position, text: messages.text, correction })
    .from(shownMisconceptions)
    .innerJoin(messages, isMessage)
    .innerJoin(dialogues, eq(dialogues.id, dialogueId))
    .where(and(isIt, isStudentInScope(orm, scope, userId)))
    .orderBy(desc(shownAt))
    .limit(EXAMPLES);
}

/** The most frequent misconceptions first. */
export async function listMisconceptions(orm: Orm, scope: Scope): Promise<ClassMisconception[]> {
  const shown = await countShown(orm, scope);
  return Promise.all(
    shown.map(async (each) => ({ ...each, examples: await listExamples(orm, scope, each) })),
  );
}
