import { resolve } from "node:path";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildDatabase, connectPostgres, DATABASE_KINDS } from "../../test/build-database.ts";
import { listDumps, restoreDump } from "../../test/released/restore-dump.ts";
import type { Database } from "../db/database.ts";
import { ask, listTables } from "./catalogue.ts";
import { readArchive, type ArchivePart } from "./archive.ts";
import { restoreBackup } from "./restore-backup.ts";
import { unpackArchive } from "./unpack-archive.ts";
import { writeBackup } from "./write-backup.ts";

const migrationsFolder = resolve(import.meta.dirname, "../../migrations");
const HOW = { migrationsFolder, replaces: false, sendsWaiting: true };

async function backUp(database: Database): Promise<string> {
  const pieces: string[] = [];
  await writeBackup(database, new Date(), async (piece) => void pieces.push(piece));
  return pieces.join("");
}

function unpack(archive: Uint8Array): AsyncGenerator<ArchivePart, void> {
  return readArchive(unpackArchive(Readable.from([archive])));
}

/** A dump holds two people alone: what points at others would not be in a whole database. */
async function openDump(name: string): Promise<Database> {
  const database = connectPostgres(await restoreDump(name));
  const statements = await ask(
    database.orm,
    `select format('delete from %s t where not exists (select from %s r where r.%I = t.%I) and t.%I is not null',
       conrelid::regclass, confrelid::regclass, r.attname, t.attname, t.attname) as statement
     from pg_constraint c join pg_attribute t on t.attrelid = conrelid and t.attnum = conkey[1]
     join pg_attribute r on r.attrelid = confrelid and r.attnum = confkey[1] where contype = 'f'`,
  );
  for (const { statement = "" } of [...statements, ...statements]) {
    await ask(database.orm, statement);
  }
  return database;
}

/** A checksum of each table's rows, in whatever order they lie, and where its sequences stand. */
async function sumUp({ orm }: Database): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  await orm.transaction(async (tx) => {
    await ask(tx, "set local timezone = 'UTC'");
    for (const table of await listTables(tx)) {
      const [row] = await ask(
        tx,
        `select count(*) || ' ' || coalesce(md5(string_agg(sum, '' order by sum)), '') as sum
         from (select md5(row_to_json(t)::text) as sum from "${table}" t) rows`,
      );
      sums[table] = row?.["sum"] ?? "";
    }
  });
  return sums;
}

let source: Database;
let archive: string;
beforeAll(async () => {
  source = await openDump(listDumps().at(-1) ?? "");
  await source.migrate();
  // Signs at which lines are broken elsewhere, and JSON with breaks of its own.
  await ask(source.orm, "update users set first_name = E'A\\u2028\\u2029\\t\\\\n🙂'");
  await ask(source.orm, `insert into rate_limits (key, points, expire) values ('a', 1, now())`);
  archive = await backUp(source);
});
afterAll(() => source.close());

describe.each(DATABASE_KINDS)("a backup restored into %s", (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await buildDatabase(kind);
    await restoreBackup(database, unpack(gzipSync(archive)), HOW);
  });
  afterAll(() => database.close());

  test("has the same rows", async () => {
    expect(await sumUp(database)).toEqual(await sumUp(source));
  });

  test("is restored over data only when that is asked for, and then is all that there is", async () => {
    const again = () => unpack(gzipSync(archive));
    await expect(restoreBackup(database, again(), HOW)).rejects.toThrow("add --replace");
    await ask(database.orm, "update users set last_name = 'changed'");
    await restoreBackup(database, again(), { ...HOW, replaces: true });
    expect((await sumUp(database))["users"]).toBe((await sumUp(source))["users"]);
  });

  test("makes the same backup, and sequences go on where they stood", async () => {
    const body = (text: string) => text.split("\n").slice(1, -2);
    expect(body(await backUp(database))).toEqual(body(archive));
  });

  test("breaks in no half way", async () => {
    const before = await sumUp(database);
    const packed = gzipSync(archive);
    const damaged = archive.replace(/"position":1/u, '"position":9');
    const unknown = archive.replace(/"when":\d+/u, '"when":1');
    const edited = archive.replace(/"hash":"./u, '"hash":"-');
    const later = archive.replace('"version":1', '"version":2');
    for (const [bytes, said] of [
      [packed.subarray(0, packed.length / 2), "cut off"],
      [gzipSync(archive.slice(0, archive.lastIndexOf("# "))), "cut off"],
      [gzipSync(damaged), "checksums do not match"],
      [gzipSync(unknown), "newer version"],
      [gzipSync(later), "newer version"],
      [gzipSync(edited), "another edition"],
      [gzipSync("hello\n"), "not a backup"],
      [Buffer.from("PK hello"), "not a backup"],
    ] as const) {
      const how = { ...HOW, replaces: true };
      await expect(restoreBackup(database, unpack(bytes), how)).rejects.toThrow(said);
    }
    expect(await sumUp(database)).toEqual(before);
  });
});

test("a backup of an older version is brought up to date", async () => {
  const old = await openDump("0004");
  const database = await buildDatabase("postgres");
  await restoreBackup(database, unpack(gzipSync(await backUp(old))), HOW);
  await old.migrate();
  const [restored, migrated] = [await sumUp(database), await sumUp(old)];
  expect(Object.keys(restored)).toEqual(Object.keys(migrated));
  expect(restored["messages"]).toBe(migrated["messages"]);
  await database.migrate();
  await Promise.all([old.close(), database.close()]);
});

test("a backup is of one moment, whatever is written meanwhile", async () => {
  let hasWritten = false;
  const pieces: string[] = [];
  await writeBackup(source, new Date(), async (piece) => {
    pieces.push(piece);
    if (hasWritten) return;
    hasWritten = true;
    await ask(source.orm, "insert into rate_limits (key, points, expire) values ('b', 1, now())");
  });
  expect(pieces.join("")).not.toContain('"key":"b"');
});
