import { eq } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { users } from "../../db/schema/auth-schema.ts";

/** Makes changes of one person's data take their turns until the transaction ends. */
export async function lockUser(tx: Orm, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}
