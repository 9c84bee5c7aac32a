import type { KeptInterest } from "../../store/learning/interest-store.ts";
import type { IssueOffer } from "../../store/learning/offer-store.ts";

/**
 * The interest to offer issues for: newest first among those that had no turn yet, then the one whose
 * turn is longest ago. So none comes twice running when there are several.
 * @param interests newest last; null is answered when there are none
 * @param offers newest first
 */
export function chooseInterest(
  interests: readonly KeptInterest[],
  offers: readonly IssueOffer[],
): KeptInterest | null {
  const lastTurn = ({ key }: KeptInterest): number =>
    offers.find(({ interestKey }) => interestKey === key)?.position ?? 0;
  return interests.reduce<KeptInterest | null>(
    (chosen, next) => (chosen === null || lastTurn(next) <= lastTurn(chosen) ? next : chosen),
    null,
  );
}
