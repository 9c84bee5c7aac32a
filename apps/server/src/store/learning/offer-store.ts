import { and, desc, eq, lte } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { issueOffers } from "../../db/schema/schema.ts";

/** A list of issues as a learner was offered it. */
export interface IssueOffer {
  /** Counts the learner's offers from 1. */
  readonly position: number;
  readonly interest: string;
  readonly interestKey: string;
  readonly issues: readonly string[];
  /** Whether the interest had passed moderation. */
  readonly shareable: boolean;
}

/** Lists of issues that learners were offered. */
export interface OfferStore {
  /** Newest first; what is older than the latest hundred is gone. */
  listRecent(userId: string): Promise<IssueOffer[]>;
  /** Stores the next offer; false when another one has taken its position meanwhile. */
  add(userId: string, offer: IssueOffer): Promise<boolean>;
}

const KEPT_OFFERS = 100;

export function createOfferStore(orm: Orm): OfferStore {
  return {
    listRecent: (userId) =>
      orm
        .select({
          position: issueOffers.position,
          interest: issueOffers.interest,
          interestKey: issueOffers.interestKey,
          issues: issueOffers.issues,
          shareable: issueOffers.shareable,
        })
        .from(issueOffers)
        .where(eq(issueOffers.userId, userId))
        .orderBy(desc(issueOffers.position))
        .limit(KEPT_OFFERS),
    async add(userId, offer) {
      const { position, interest, interestKey, shareable } = offer;
      const stored = await orm
        .insert(issueOffers)
        .values({ userId, position, interest, interestKey, shareable, issues: [...offer.issues] })
        .onConflictDoNothing()
        .returning({ position: issueOffers.position });
      if (stored.length === 0) return false;
      const tooOld = lte(issueOffers.position, position - KEPT_OFFERS);
      await orm.delete(issueOffers).where(and(eq(issueOffers.userId, userId), tooOld));
      return true;
    },
  };
}
