import type { Database } from "../db/database.ts";
import { StartRefusal } from "../errors/start-refusal.ts";
import {
  countAccounts,
  isMarkedAsDemo,
  markAsDemo,
  unmarkAsDemo,
} from "../store/demo/demo-mark.ts";
import type { Report } from "./wiring.ts";

/**
 * Makes sure that the demo opens nobody's database to log-ins that everybody knows. One that a demo was the first
 * to use is marked: people register there with addresses of their own. PGlite is the demo's alone.
 * @throws StartRefusal where there are other people's accounts
 */
export async function claimForDemo({ orm, isExclusive }: Database): Promise<void> {
  if (await isMarkedAsDemo(orm)) return;
  const { others } = await countAccounts(orm);
  if (!isExclusive && others > 0) {
    throw new StartRefusal(
      `The database of DATABASE_URL holds ${others === 1 ? "an account that is" : `${others} accounts that are`} ` +
        "not the demo's, and everybody knows the demo's log-ins. " +
        "Set NODE_ENV=production, or DATABASE_URL to a database of the demo's own.",
    );
  }
  await markAsDemo(orm);
}

/** Takes a database for production, and tells of what a demo has left in it. */
export async function claimForProduction({ orm }: Database, report: Report): Promise<void> {
  if (await isMarkedAsDemo(orm)) await unmarkAsDemo(orm);
  const { demo } = await countAccounts(orm);
  if (demo === 0) return;
  report(
    `a demo has used this database: nobody can log in to its ${demo} accounts at demo.test. ` +
      "Other accounts that were registered there can be used: look through them",
    null,
  );
}
