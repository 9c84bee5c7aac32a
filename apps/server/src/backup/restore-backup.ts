import { sql } from "drizzle-orm";
import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import { isMarkedAsDemo, markAsDemo } from "../store/demo/demo-mark.ts";
import type { Database, Orm } from "../db/database.ts";
import { runMigrations } from "../db/run-migrations.ts";
import { ArchiveError } from "./archive-error.ts";
import type { ArchiveHeader, ArchivePart } from "./archive.ts";
import { carryOver, setAside, type CarriedOver } from "./carry-over.ts";
import {
  ask,
  listColumns,
  listMigrations,
  listSequences,
  listTables,
  quoteName,
} from "./catalogue.ts";

/** How to restore. */
export interface RestoreOptions {
  readonly migrationsFolder: string;
  /** Whether what is stored may be given up for what the archive holds. */
  readonly replaces: boolean;
  /** Whether mails go out that waited when it was made, also where nobody knows whether they have gone out since. */
  readonly sendsWaiting: boolean;
}

/** The contents of an archive. */
export interface Held {
  readonly createdAt: string;
  readonly tables: number;
  readonly rows: number;
}

/** The contents that were restored, and brought in line with what has happened since. */
export interface Restored extends Held, CarriedOver {}

/** Who holds a table for longer than this makes the restoring give up. */
const LOCK_PATIENCE = "30s";

function checkSchema({ schema }: ArchiveHeader, own: readonly MigrationMeta[]): void {
  if (schema.some(({ when }) => own.every(({ folderMillis }) => folderMillis !== when))) {
    throw new ArchiveError(
      "This backup was made by a newer version of Elenchus: its schema has changes that this version does not know. " +
        "Nothing was changed. Please restore it with the newer version.",
    );
  }
  if (schema.some(({ hash }, index) => own[index]?.hash !== hash)) {
    throw new ArchiveError(
      "This backup was made by another edition of Elenchus, whose schema differs. Nothing was changed.",
    );
  }
}

async function checkTarget(orm: Orm, header: ArchiveHeader, replaces: boolean): Promise<void> {
  if ((await isMarkedAsDemo(orm)) && !header.isDemo) {
    throw new ArchiveError(
      "This backup holds real people, and everybody knows the log-ins of a demo. Nothing was changed. " +
        "Please restore it into a server that runs with NODE_ENV=production.",
    );
  }
  const [found] = await ask(orm, "select count(*)::text as people from users");
  if (replaces || found?.["people"] === "0") return;
  throw new ArchiveError(
    `This server holds data already, ${found?.["people"]} accounts among it. Nothing was changed. ` +
      "To give up all of it for what the backup holds, add --replace.",
  );
}

/** Makes all tables anew as they were after those migrations. */
async function rebuildTables(orm: Orm, migrations: readonly MigrationMeta[]): Promise<void> {
  for (const table of await listTables(orm)) {
    await ask(orm, `drop table public.${quoteName(table)} cascade`);
  }
  const functions = await ask(
    orm,
    `select p.oid::regprocedure::text as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace and not exists
       (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  for (const { name = "" } of functions) await ask(orm, `drop function ${name}`);
  await ask(orm, "delete from drizzle.__drizzle_migrations");
  await runMigrations(orm, migrations);
}

async function emptyTables(orm: Orm): Promise<void> {
  const tables = (await listTables(orm)).map((table) => `public.${quoteName(table)}`);
  await ask(orm, `truncate ${tables.join(", ")}`);
}

/** Takes away what ties tables to one another, and answers what puts it back: rows then come in any order. */
async function untieTables(orm: Orm): Promise<string[]> {
  const keys = await ask(
    orm,
    `select conrelid::regclass::text as "table", quote_ident(conname) as name,
            pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys) {
    await ask(orm, `alter table ${table} drop constraint ${name}`);
  }
  return keys.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  );
}

/** Sequences go on where they stood. Unlike `setval` this is undone with the rest. */
async function prepareTable(
  orm: Orm,
  { table, columns, next }: Extract<ArchivePart, { kind: "table" }>["table"],
): Promise<void> {
  const known = new Set(await listColumns(orm, table));
  if (known.size === 0 || columns.some((column) => !known.has(column))) {
    throw new ArchiveError(
      `The backup has a table "${table}" that its schema does not have. Nothing was changed.`,
    );
  }
  const sequences = await listSequences(orm, table);
  for (const [column, value] of Object.entries(next)) {
    const sequence = sequences.get(column);
    if (sequence !== undefined) {
      await ask(orm, `alter sequence ${sequence} restart with ${BigInt(value)}`);
    }
  }
}

async function insertRows(orm: Orm, part: Extract<ArchivePart, { kind: "rows" }>): Promise<void> {
  const { table, columns } = part.table;
  const [name, names] = [`public.${quoteName(table)}`, columns.map(quoteName).join(", ")];
  const rows = `[${part.rows.join(",")}]`;
  await ask(
    orm,
    sql`insert into ${sql.raw(`${name} (${names})`)} overriding system value
        select ${sql.raw(names)} from json_populate_recordset(${sql.raw(`null::${name}`)}, ${rows}::json)`,
  );
}

async function restoreAll(
  orm: Orm,
  parts: AsyncGenerator<ArchivePart, void>,
  { migrationsFolder, replaces, sendsWaiting }: RestoreOptions,
): Promise<Restored> {
  const first = (await parts.next()).value;
  if (first?.kind !== "header") throw new Error("an archive begins with its header");
  const { schema, createdAt } = first.header;
  const own = readMigrationFiles({ migrationsFolder });
  checkSchema(first.header, own);
  await ask(orm, `set local lock_timeout = '${LOCK_PATIENCE}'`);
  const isDemo = await isMarkedAsDemo(orm);
  await checkTarget(orm, first.header, replaces);
  await setAside(orm);
  const isOlder = schema.length < (await listMigrations(orm)).length;
  await (isOlder ? rebuildTables(orm, own.slice(0, schema.length)) : emptyTables(orm));
  const ties = await untieTables(orm);
  let [tables, rows] = [0, 0];
  for await (const part of parts) {
    if (part.kind === "table") {
      await prepareTable(orm, part.table);
      tables += 1;
    } else if (part.kind === "rows") {
      await insertRows(orm, part);
      rows += part.rows.length;
    }
  }
  for (const tie of ties) await ask(orm, tie);
  if (isOlder) await runMigrations(orm, own.slice(schema.length));
  if (isDemo) await markAsDemo(orm);
  return { createdAt, tables, rows, ...(await carryOver(orm, sendsWaiting)) };
}

/** PostgreSQL's codes for rows that do not fit their table: values, or what ties tables. */
const OF_ROWS = /^2[23]/u;

/** A row that no table takes is the archive's fault, whose checksums anybody can write. */
function explainRows(error: unknown): unknown {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause ? String(cause.code) : "";
    if (!("severity" in cause) || !OF_ROWS.test(code)) continue;
    return new ArchiveError(
      `The backup has rows that its tables do not take (${cause.message}). Nothing was changed.`,
      { cause: error },
    );
  }
  return error;
}

/**
 * Puts what an archive holds in the place of all that is stored. All of it happens, or nothing. An archive of an older
 * version is brought up to date on the way.
 * @throws ArchiveError in words
 */
export async function restoreBackup(
  { orm }: Pick<Database, "orm">,
  parts: AsyncGenerator<ArchivePart, void>,
  options: RestoreOptions,
): Promise<Restored> {
  try {
    return await orm.transaction((tx) => restoreAll(tx, parts, options));
  } catch (error) {
    throw explainRows(error);
  }
}

/**
 * Whether an archive with this header can be restored here.
 * @throws ArchiveError in words, where it cannot
 */
export async function checkHeader(
  { orm }: Pick<Database, "orm">,
  header: ArchiveHeader,
  { migrationsFolder, replaces }: Omit<RestoreOptions, "sendsWaiting">,
): Promise<void> {
  checkSchema(header, readMigrationFiles({ migrationsFolder }));
  await checkTarget(orm, header, replaces);
}
