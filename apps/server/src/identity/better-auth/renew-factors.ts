import { and, eq } from "drizzle-orm";
import { authTwoFactors, users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";
import { decryptFactor, resealFactor } from "./factor.ts";
import type { RenewedFactors } from "../identity.ts";
import type { Secrets } from "../secrets.ts";

type Renewal = "renewed" | "current" | "unreadable" | "gone";

async function renewFactor(orm: Orm, id: string, secrets: Secrets): Promise<Renewal> {
  const isIt = eq(authTwoFactors.id, id);
  for (;;) {
    const [factor] = await orm.select().from(authTwoFactors).where(isIt);
    if (factor === undefined) return "gone";
    if ((await decryptFactor(factor, secrets[0])) !== null) return "current";
    const resealed = await resealFactor(factor, secrets);
    // A set-up that nobody can finish any more is forgotten when its owner begins anew.
    if (resealed === null) return factor.verified ? "unreadable" : "gone";
    const { secret, backupCodes } = authTwoFactors;
    const isUnchanged = and(isIt, eq(secret, factor.secret), eq(backupCodes, factor.backupCodes));
    const stored = await orm
      .update(authTwoFactors)
      .set(resealed)
      .where(isUnchanged)
      .returning({ id: authTwoFactors.id });
    // Else its owner used it meanwhile: that row counts, in which a recovery code may be used up.
    if (stored.length > 0) return "renewed";
  }
}

/** Encrypts every second factor by the newest secret, so that the older ones are not needed for any. */
export async function renewSecondFactors(orm: Orm, secrets: Secrets): Promise<RenewedFactors> {
  const factors = await orm
    .select({ id: authTwoFactors.id, email: users.email })
    .from(authTwoFactors)
    .innerJoin(users, eq(users.id, authTwoFactors.userId))
    .orderBy(users.email);
  let [renewed, current] = [0, 0];
  const unreadable: string[] = [];
  for (const { id, email } of factors) {
    const outcome = await renewFactor(orm, id, secrets);
    if (outcome === "renewed") renewed += 1;
    if (outcome === "current") current += 1;
    if (outcome === "unreadable") unreadable.push(email);
  }
  return { renewed, current, unreadable };
}
