import { and, asc, desc, eq, ne } from "drizzle-orm";
import { registrations } from "../../db/schema/account-schema.ts";
import type { Orm } from "../../db/database.ts";
import { insertAccount } from "./insert-account.ts";

/** Who wants an account. */
export interface Applicant {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  /** Both null where the terms are asked for later. */
  readonly termsVersion: string | null;
  readonly termsAgreedAt: Date | null;
}

type Registration = typeof registrations.$inferSelect;

/** The result of a click on a verification link. */
export type Verification = "verified" | "already_verified" | "superseded" | "unknown";

/** Who has registered for an address: of several, whoever did so last. Belongs to `AccountStore`. */
export async function findApplicant(orm: Orm, email: string): Promise<Applicant | null> {
  const { firstName, lastName, passwordHash, termsVersion, termsAgreedAt } = registrations;
  const [found] = await orm
    .select({
      email: registrations.email,
      firstName,
      lastName,
      passwordHash,
      termsVersion,
      termsAgreedAt,
    })
    .from(registrations)
    .where(and(eq(registrations.email, email), ne(passwordHash, "")))
    .orderBy(desc(registrations.expiresAt))
    .limit(1);
  return found ?? null;
}

/** Locks all registrations for an address, in one order: clicks on several of its links take turns. */
async function lockRegistration(tx: Orm, tokenHash: string) {
  const isIt = eq(registrations.tokenHash, tokenHash);
  const [named] = await tx.select({ email: registrations.email }).from(registrations).where(isIt);
  if (!named) return null;
  const locked = await tx
    .select()
    .from(registrations)
    .where(eq(registrations.email, named.email))
    .orderBy(asc(registrations.id))
    .for("update");
  return locked.find((one) => one.tokenHash === tokenHash) ?? null;
}

/** The consent that came with the registration; whatever is missing is asked for before the first use. */
function readConsent({ termsVersion: version, termsAgreedAt: agreedAt }: Registration) {
  if (version === null || agreedAt === null) return { awaitsConsent: true };
  return { awaitsConsent: false, terms: { version, agreedAt } };
}

/** Makes the account whose registration a link stands for. Belongs to `AccountStore`. */
export async function verifyRegistration(
  orm: Orm,
  tokenHash: string,
  now: Date,
  newId: () => string,
): Promise<Verification> {
  return orm.transaction(async (tx) => {
    const found = await lockRegistration(tx, tokenHash);
    if (!found) return "unknown";
    if (found.usedAt !== null) return "already_verified";
    if (found.expiresAt <= now) return "unknown";
    if (found.passwordHash === "") return "superseded";
    const isMade = await insertAccount(tx, {
      ...found,
      id: found.id,
      credentialId: newId(),
      userType: "learner",
      hasAccess: false,
      ...readConsent(found),
    });
    // Other links for this address have nothing left to do but to say so.
    await tx
      .update(registrations)
      .set({ usedAt: now, passwordHash: "" })
      .where(eq(registrations.email, found.email));
    return isMade ? "verified" : "already_verified";
  });
}
