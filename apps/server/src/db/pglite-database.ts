import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "./database.ts";
import { lockFolder, type FolderLock } from "./folder-lock.ts";

export interface PgliteOptions {
  /** Folder of the data, locked while it is open; in memory alone when null. */
  readonly folder: string | null;
  readonly migrationsFolder: string;
}

async function openPglite(folder: string | null): Promise<PGlite> {
  return PGlite.create(folder === null ? "memory://" : join(folder, "pglite"));
}

/**
 * PGlite, PostgreSQL inside this process, behind the `Database` port.
 * @throws FolderInUseError when another process has the folder open
 */
export async function createPgliteDatabase(options: PgliteOptions): Promise<Database> {
  let lock: FolderLock | null = null;
  if (options.folder !== null) {
    mkdirSync(options.folder, { recursive: true });
    lock = lockFolder(options.folder);
  }
  try {
    const client = await openPglite(options.folder);
    const orm = drizzle(client);
    return {
      orm,
      isExclusive: true,
      // One process, one connection: there is nobody to lock the migrations against.
      migrate: () => migrate(orm, { migrationsFolder: options.migrationsFolder }),
      async ping() {
        await orm.execute(sql`select 1`);
      },
      async close() {
        await client.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}
