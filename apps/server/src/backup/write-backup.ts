import { createHash, type Hash } from "node:crypto";
import { isMarkedAsDemo } from "../store/demo/demo-mark.ts";
import type { Database, Orm } from "../db/database.ts";
import { ARCHIVE_VERSION, type ArchiveHeader, type ArchiveTable } from "./archive.ts";
import {
  ask,
  listColumns,
  listMigrations,
  listSequences,
  listTables,
  quoteName,
} from "./catalogue.ts";

/** Takes a piece of the archive, and answers when there is room for more. */
export type WritePiece = (piece: string) => Promise<void>;

const MOST_ROWS_AT_ONCE = 500;
/** A few milliseconds of work: learners' turns come in between. A dialogue has 25 kB. */
const LETTERS_AT_ONCE = 500_000;

async function describeTable(orm: Orm, table: string): Promise<ArchiveTable> {
  const next: Record<string, string> = {};
  for (const [column, sequence] of await listSequences(orm, table)) {
    const query = `select (last_value + is_called::int)::text as value from ${sequence}`;
    const [row] = await ask(orm, query);
    next[column] = row?.["value"] ?? "1";
  }
  return { table, columns: await listColumns(orm, table), next };
}

async function writeRows(orm: Orm, { table, columns }: ArchiveTable, write: WritePiece) {
  const names = columns.map(quoteName).join(", ");
  // A break in stored JSON can only stand between its parts.
  await ask(
    orm,
    `declare backup_rows no scroll cursor for
     select replace(row_to_json(t)::text, E'\\n', ' ') as line
     from (select ${names} from public.${quoteName(table)}) t`,
  );
  const hash = createHash("sha256");
  let count = 0;
  let rowsAtOnce = 10;
  for (;;) {
    const rows = await ask(orm, `fetch ${rowsAtOnce} from backup_rows`);
    if (rows.length === 0) break;
    const piece = rows.map(({ line = "" }) => `${line}\n`).join("");
    hash.update(piece);
    count += rows.length;
    const fitting = Math.ceil((LETTERS_AT_ONCE * rows.length) / piece.length);
    rowsAtOnce = Math.min(MOST_ROWS_AT_ONCE, fitting);
    await write(piece);
  }
  await ask(orm, "close backup_rows");
  await write(`# ${JSON.stringify({ rows: count, sha256: hash.digest("hex") })}\n`);
}

async function writeAll(orm: Orm, createdAt: Date, hash: Hash, write: WritePiece): Promise<void> {
  const add: WritePiece = async (piece) => {
    hash.update(piece);
    await write(piece);
  };
  // Times are written alike, wherever the database thinks that it stands.
  await ask(orm, "set local timezone = 'UTC'");
  const header: ArchiveHeader = {
    format: "elenchus-backup",
    version: ARCHIVE_VERSION,
    createdAt: createdAt.toISOString(),
    isDemo: await isMarkedAsDemo(orm),
    schema: await listMigrations(orm),
  };
  await add(`# ${JSON.stringify(header)}\n`);
  const tables = await listTables(orm);
  for (const name of tables) {
    const table = await describeTable(orm, name);
    await add(`# ${JSON.stringify(table)}\n`);
    await writeRows(orm, table, add);
  }
  await write(`# ${JSON.stringify({ tables: tables.length, sha256: hash.digest("hex") })}\n`);
}

/**
 * Writes all that is stored, as it was at one moment, while others go on writing. On PGlite, which has one
 * connection, they wait until it is written.
 */
export async function writeBackup(
  { orm }: Pick<Database, "orm">,
  createdAt: Date,
  write: WritePiece,
): Promise<void> {
  await orm.transaction((tx) => writeAll(tx, createdAt, createHash("sha256"), write), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
}
