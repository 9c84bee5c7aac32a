import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
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

/**
 * PGlite, PostgreSQL inside this process, in a folder of its own.
 * @throws FolderInUseError when another process has the folder open
 */
export async function createPgliteDatabase(options: PgliteOptions): Promise<Database> {
  const { folder, migrationsFolder } = options;
  makeFolder(folder);
  const lock = lockFolder(folder);
  try {
    const client = await PGlite.create(join(folder, "pglite"));
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
