import type { ModuleNumber } from "@elenchus/domain/modules";
import { and, asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { dialogues, messages } from "../../db/schema/schema.ts";
import { shownMisconceptions } from "../../db/schema/student-schema.ts";
import { isStudentInScope, type Scope } from "./scope.ts";

/** An answer that showed a misconception. */
export interface ShownExample {
  readonly studentId: string;
  readonly dialogueId: string;
  readonly position: number;
  readonly text: string;
  /** The tutor's words against it in this dialogue. */
  readonly correction: string | null;
}

/** A misconception, how often it was shown, and the latest answers that showed it. */
export interface ClassMisconception {
  readonly module: ModuleNumber;
  readonly step: number;
  /** Whichever reason or flaw of the argument it was about: "reason-as-conclusion". */
  readonly misconception: string;
  readonly times: number;
  readonly students: number;
  readonly examples: readonly ShownExample[];
}

const MOST = 10;
const EXAMPLES = 3;

/** One misconception, by all names that arguments have for it. */
interface Shown {
  readonly module: ModuleNumber;
  readonly step: number;
  readonly kind: string;
  readonly names: readonly string[];
  readonly times: number;
}

/** A name without what only its argument knows: which reason it is, or which flaw. */
function kindOfMisconception(name: string): string {
  return name.replace(/^defends-.*/su, "defends").replace(/-\d+/u, "");
}

/** The most frequent ones. Few names are counted, so that they are put together here. */
async function countShown(orm: Orm, scope: Scope): Promise<Shown[]> {
  const { module, step, misconception, userId } = shownMisconceptions;
  const rows = await orm
    .select({ module, step, misconception, times: count() })
    .from(shownMisconceptions)
    .where(isStudentInScope(orm, scope, userId))
    .groupBy(module, step, misconception)
    .orderBy(asc(module), asc(step), asc(misconception));
  const keyOf = (row: (typeof rows)[number]) =>
    `${row.module} ${row.step} ${kindOfMisconception(row.misconception)}`;
  const shown = [...Map.groupBy(rows, keyOf).values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    const names = alike.map((row) => row.misconception);
    const times = alike.reduce((sum, row) => sum + row.times, 0);
    const { module: ofModule, step: ofStep } = first;
    return [
      {
        module: ofModule,
        step: ofStep,
        kind: kindOfMisconception(first.misconception),
        names,
        times,
      },
    ];
  });
  return shown.toSorted((one, other) => other.times - one.times).slice(0, MOST);
}

function isShown({ module, step }: Shown, names: readonly string[]) {
  const columns = shownMisconceptions;
  return and(
    eq(columns.module, module),
    eq(columns.step, step),
    inArray(columns.misconception, [...names]),
  );
}

async function countStudents(orm: Orm, scope: Scope, shown: Shown): Promise<number> {
  const { userId } = shownMisconceptions;
  const isIt = and(isShown(shown, shown.names), isStudentInScope(orm, scope, userId));
  // Grouped, they hash; counting distinct ones would sort.
  const students = orm
    .select({ userId })
    .from(shownMisconceptions)
    .where(isIt)
    .groupBy(userId)
    .as("students");
  const [row] = await orm.select({ students: count() }).from(students);
  return row?.students ?? 0;
}

/** @param name one alone: the latest that have it are read off an index */
function listExamples(orm: Orm, scope: Scope, shown: Shown, name: string) {
  const { misconception, userId, dialogueId, position, shownAt } = shownMisconceptions;
  const isMessage = and(eq(messages.dialogueId, dialogueId), eq(messages.position, position));
  const correction = sql<string | null>`(
    select e ->> 'correction'
    from json_array_elements(${dialogues.argument} -> 'key' -> 'misconceptions') e
    where e ->> 'id' = ${misconception} limit 1)`;
  return orm
    .select({ studentId: userId, dialogueId, position, text: messages.text, correction, shownAt })
    .from(shownMisconceptions)
    .innerJoin(messages, isMessage)
    .innerJoin(dialogues, eq(dialogues.id, dialogueId))
    .where(and(isShown(shown, [name]), isStudentInScope(orm, scope, userId)))
    .orderBy(desc(shownAt))
    .limit(EXAMPLES);
}

async function describe(orm: Orm, scope: Scope, shown: Shown): Promise<ClassMisconception> {
  const { module, step, kind, names, times } = shown;
  const [students, ...found] = await Promise.all([
    countStudents(orm, scope, shown),
    ...names.map((name) => listExamples(orm, scope, shown, name)),
  ]);
  const examples = found
    .flat()
    .toSorted((one, other) => +other.shownAt - +one.shownAt)
    .slice(0, EXAMPLES);
  return { module, step, misconception: kind, times, students, examples };
}

/** A misconception and by how many it was shown, without any text. */
export type CountedMisconception = Omit<ClassMisconception, "examples">;

/** The most frequent ones first, with nobody's words. */
export async function countMisconceptions(orm: Orm, scope: Scope): Promise<CountedMisconception[]> {
  const shown = await countShown(orm, scope);
  return Promise.all(
    shown.map(async (each) => {
      const { module, step, kind: misconception, times } = each;
      return {
        module,
        step,
        misconception,
        times,
        students: await countStudents(orm, scope, each),
      };
    }),
  );
}

/** The most frequent misconceptions first. */
export async function listMisconceptions(orm: Orm, scope: Scope): Promise<ClassMisconception[]> {
  const shown = await countShown(orm, scope);
  return Promise.all(shown.map((each) => describe(orm, scope, each)));
}
