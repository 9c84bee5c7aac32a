import { asc, eq } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { checkPutOffs, dueMailWishes } from "../../db/schema/due-check-schema.ts";

/** Loads when somebody's checks come back. Belongs to `OwnDataStore`. */
export async function loadDueChecks(orm: Orm, userId: string) {
  const { module, putOffAt } = checkPutOffs;
  const { wanted, timeZone, mailedAt } = dueMailWishes;
  const [wish] = await orm
    .select({ wanted, time_zone: timeZone, last_mail_at: mailedAt })
    .from(dueMailWishes)
    .where(eq(dueMailWishes.userId, userId));
  return {
    due_checks_put_off: await orm
      .select({ module, put_off_at: putOffAt })
      .from(checkPutOffs)
      .where(eq(checkPutOffs.userId, userId))
      .orderBy(asc(module)),
    mails_about_due_checks: wish ?? null,
  };
}
