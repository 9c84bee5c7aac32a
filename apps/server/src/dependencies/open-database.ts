import { join } from "node:path";
import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import { createPostgresDatabase } from "../db/postgres-database.ts";
import { refoldNames } from "../store/accounts/folded-names.ts";
import type { Places, Report } from "./wiring.ts";

/** Loaded only where it is used, for it takes memory as it is. */
async function openPglite(folder: string, migrationsFolder: string): Promise<Database> {
  const { createPgliteDatabase } = await import("../db/pglite-database.ts");
  return createPgliteDatabase({ folder, migrationsFolder });
}

export function findMigrations({ serverFolder }: Places): string {
  return join(serverFolder, "migrations");
}

/** The database, its schema and what is derived from names up to date. */
export async function openDatabase(
  config: Config,
  places: Places,
  report: Report,
): Promise<Database> {
  const migrationsFolder = findMigrations(places);
  const database =
    config.databaseUrl === null
      ? await openPglite(config.dataDir, migrationsFolder)
      : createPostgresDatabase({
          url: config.databaseUrl,
          migrationsFolder,
          poolSize: config.databasePoolSize,
          onError: (error) => report("lost a database connection", error),
        });
  try {
    await database.migrate();
    await refoldNames(database.orm);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
