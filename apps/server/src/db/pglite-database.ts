import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { migrateKnownSchema } from "./check-schema.ts";
import type { Database } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";
import { makeFolder } from "./make-folder.ts";

export interface PgliteOptions {
  /** Folder of the data, locked while it is open. */
  readonly folder: string;
  readonly migrationsFolder: string;
}

/** An open PGlite behind the `Database` port. */
export function wrapPglite(client: PGlite, migrationsFolder: string): Database {
  const orm = drizzle(client);
  return {
    orm,
    turnOrm: orm,
    connection: { kind: "pglite", client },
    isExclusive: true,
    // One process, one connection: there is nobody to lock the migrations against.
    migrate: () => migrateKnownSchema(orm, migrationsFolder, async () => {}),
    connections: () => ({ busy: 0, idle: 0, waiting: 0 }),
    async ping() {
      await orm.execute(sql`select 1`);
    },
    close: () => client.close(),
  };
}

/** How the system's codes are called inside of WebAssembly, by their numbers there. Source: WASI preview 1, errno. */
const WASI_CODES: Readonly<Record<number, string>> = {
  2: "EACCES",
  19: "EDQUOT",
  29: "EIO",
  51: "ENOSPC",
  54: "ENOTDIR",
  63: "EPERM",
  69: "EROFS",
};

/** PGlite throws things that are no errors of JavaScript's. */
function toError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  const isObject = typeof thrown === "object" && thrown !== null;
  const errno: unknown = isObject ? Reflect.get(thrown, "errno") : null;
  const code = WASI_CODES[Number(errno)] ?? `errno ${String(errno)}`;
  return Object.assign(new Error(`PGlite does not open its folder: ${code}`), { code });
}

/** A folder whose making was begun and not ended would not open later, either. */
async function openFolder(folder: string): Promise<PGlite> {
  const isNew = !existsSync(folder);
  try {
    return await PGlite.create(folder);
  } catch (thrown) {
    if (isNew) rmSync(folder, { recursive: true, force: true });
    throw toError(thrown);
  }
}

/**
 * PGlite, PostgreSQL inside this process, in a folder of its own.
 * @throws FolderInUseError when another process has the folder open
 */
export async function createPgliteDatabase(options: PgliteOptions): Promise<Database> {
  const { folder, migrationsFolder } = options;
  makeFolder(folder);
  const lock = lockFolder(folder);
  try {
    const client = await openFolder(join(folder, "pglite"));
    const database = wrapPglite(client, migrationsFolder);
    return {
      ...database,
      async close() {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
