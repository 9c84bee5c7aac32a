import type { Config } from "../config.ts";
import { installPgBoss } from "../jobs/pg-boss-jobs.ts";
import { openDatabase } from "./open-database.ts";
import type { Places, Report } from "./wiring.ts";

/**
 * Brings the database up to date, and lets go of it: all that a server would do there before it listens, for a database
 * whose server may not create anything.
 */
export async function migrateDatabase(
  config: Config,
  places: Places,
  report: Report,
): Promise<void> {
  const database = await openDatabase(config, places, report);
  try {
    await installPgBoss(database.connection, report);
  } finally {
    await database.close();
  }
}
