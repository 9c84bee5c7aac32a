import { eq } from "drizzle-orm";
import { users } from "../../db/schema/auth-schema.ts";
import type { Orm } from "../../db/database.ts";

/** The answer of somebody who is asked for terms and age. */
export interface ConsentAnswer {
  readonly termsVersion: string;
  readonly at: Date;
  /** The month of birth, as it is stored. */
  readonly bornIn: string;
  /** Whether whoever was born then is old enough. */
  readonly isOldEnough: (bornIn: string) => boolean;
}

/** The result; null where there is no account any more. */
export type ConsentOutcome =
  | { readonly kind: "agreed" }
  /** By this answer, or by the one that was given first. */
  | { readonly kind: "too_young"; readonly bornIn: string };

/** Terms and age of those who have not been asked yet. */
export interface ConsentStore {
  /** Of several answers the first one counts, however soon another one comes. */
  answer(userId: string, answer: ConsentAnswer): Promise<ConsentOutcome | null>;
  /** Forgets that somebody is too young, so that they are asked anew; false where nobody had said so. */
  forgetAge(userId: string): Promise<boolean>;
}

async function takeAnswer(
  tx: Orm,
  userId: string,
  { termsVersion, at, bornIn, isOldEnough }: ConsentAnswer,
): Promise<ConsentOutcome | null> {
  const isIt = eq(users.id, userId);
  const [person] = await tx
    .select({ awaitsConsent: users.awaitsConsent, bornIn: users.bornIn })
    .from(users)
    .where(isIt)
    .for("no key update");
  if (!person) return null;
  if (!person.awaitsConsent) return { kind: "agreed" };
  const first = person.bornIn;
  if (first !== null && !isOldEnough(first)) return { kind: "too_young", bornIn: first };
  if (!isOldEnough(bornIn)) {
    await tx.update(users).set({ bornIn }).where(isIt);
    return { kind: "too_young", bornIn };
  }
  const agreed = { awaitsConsent: false, bornIn: null, termsVersion, termsAgreedAt: at };
  await tx.update(users).set(agreed).where(isIt);
  return { kind: "agreed" };
}

export function createConsentStore(orm: Orm): ConsentStore {
  return {
    answer: (userId, answer) => orm.transaction((tx) => takeAnswer(tx, userId, answer)),
    async forgetAge(userId) {
      return orm.transaction(async (tx) => {
        const isIt = eq(users.id, userId);
        const [person] = await tx
          .select({ bornIn: users.bornIn })
          .from(users)
          .where(isIt)
          .for("no key update");
        if ((person?.bornIn ?? null) === null) return false;
        await tx.update(users).set({ bornIn: null }).where(isIt);
        return true;
      });
    },
  };
}
