import type { SuccessCounts } from "./access.ts";
import { TARGET_DIALOGUES } from "./limits.ts";
import { MODULE_NUMBERS } from "./modules.ts";

/** Days after payment in which a learner may withdraw and is refunded. Source: specification §9. */
export const REFUND_WINDOW_DAYS = 7;

/** Share of the content beyond which there is no refund. Source: specification §9. */
export const MOST_CONTENT_USED = 0.2;

const DAY_MS = 86_400_000;

/** Why a contract cannot be withdrawn from, or that it can. */
export type WithdrawalStanding = "open" | "too_late" | "too_much_used";

/** When the refund window of a payment ends, in milliseconds since the epoch. */
export function refundWindowEnd(paidAt: number): number {
  return paidAt + REFUND_WINDOW_DAYS * DAY_MS;
}

/**
 * Share of the content that a learner has used, 0 to 1: dialogues that ended with success or failure,
 * at most two a module, of the fourteen that the seven modules ask for.
 * @param finished dialogues that ended by themselves, by module
 */
export function contentUsed(finished: SuccessCounts): number {
  const counted = MODULE_NUMBERS.map((module) =>
    Math.min(TARGET_DIALOGUES, Math.max(0, finished[module] ?? 0)),
  );
  const total = MODULE_NUMBERS.length * TARGET_DIALOGUES;
  return counted.reduce((sum, count) => sum + count, 0) / total;
}

/**
 * Whether a contract can be withdrawn from. Source: specification §1 and §9.
 * @param paidAt and `now`: milliseconds since the epoch
 */
export function withdrawalStanding(
  paidAt: number,
  now: number,
  finished: SuccessCounts,
): WithdrawalStanding {
  if (now > refundWindowEnd(paidAt)) return "too_late";
  return contentUsed(finished) > MOST_CONTENT_USED ? "too_much_used" : "open";
}
