import type { CASE_KINDS } from "../../db/schema/payment-case-schema.ts";

/** A refund, a dispute or a fraud warning, as the provider tells of it. */
export interface PaymentCase {
  readonly id: string;
  readonly kind: (typeof CASE_KINDS)[number];
  /** The provider's own word; one that we do not know changes nothing. */
  readonly state: string;
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
  /** The provider's word for why; null where it gives none. */
  readonly reason: string | null;
  /** Until when evidence can be handed in. */
  readonly dueAt: Date | null;
  readonly openedAt: Date;
}

/** How a dispute stands for whoever paid. */
type DisputeStage = "inquiry" | "open" | "won" | "lost" | "settled" | "inquiry_closed";

/** Stripe's states of a dispute, by what they mean for whoever paid. Source: Stripe, "Dispute object". */
const STAGES: ReadonlyMap<string, DisputeStage> = new Map([
  ["warning_needs_response", "inquiry"],
  ["warning_under_review", "inquiry"],
  ["warning_closed", "inquiry_closed"],
  ["needs_response", "open"],
  ["under_review", "open"],
  ["won", "won"],
  ["lost", "lost"],
  // An appeal is made after a dispute was lost: the bank has the money until it is won.
  ["appeal_needs_response", "lost"],
  ["appeal_under_review", "lost"],
  // It ended before it began, as a rule by a refund, which counts by itself.
  ["prevented", "settled"],
  ["charge_refunded", "settled"],
]);

/** States in which Stripe waits for something, or for somebody. */
const APPEALED: ReadonlySet<string> = new Set(["appeal_needs_response", "appeal_under_review"]);

/** A dispute's stage. One in a state that is new to us is open: whoever paid is right until the bank says otherwise. */
export function stageOf(state: string): DisputeStage {
  return STAGES.get(state) ?? "open";
}

/** Whether a refund's money did not go, or came back to us. */
export function hasFailed({ kind, state }: PaymentCase): boolean {
  return kind === "refund" && (state === "failed" || state === "canceled");
}

/** Whether more is to be heard of it. */
export function isUnderWay({ kind, state }: PaymentCase): boolean {
  if (kind === "refund") return state !== "succeeded" && state !== "failed" && state !== "canceled";
  if (kind === "fraud_warning") return state === "actionable";
  return APPEALED.has(state) || ["inquiry", "open"].includes(stageOf(state));
}

/** How much has gone back or is on its way. Money of a dispute goes by the bank and counts there. */
export function sumRefunds(cases: readonly PaymentCase[]): number {
  const going = cases.filter((each) => each.kind === "refund" && !hasFailed(each));
  return going.reduce((sum, { amount }) => sum + amount, 0);
}

/** Whether the bank has taken the money back. */
export function isLost(cases: readonly PaymentCase[]): boolean {
  return cases.some(({ kind, state }) => kind === "dispute" && stageOf(state) === "lost");
}

/** Whether the bank deals with it now, so that nothing can be refunded. An inquiry is no more than a question. */
export function isDisputed(cases: readonly PaymentCase[]): boolean {
  return cases.some(({ kind, state }) => kind === "dispute" && stageOf(state) === "open");
}

/** The provider's cases, and those that it told before and left out now: no case ends by vanishing. */
export function mergeCases<Known extends PaymentCase>(
  known: readonly Known[],
  told: readonly PaymentCase[],
): (Known | PaymentCase)[] {
  const ids = new Set(told.map(({ id }) => id));
  return [...known.filter(({ id }) => !ids.has(id)), ...told];
}
