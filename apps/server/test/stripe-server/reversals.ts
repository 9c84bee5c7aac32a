import type { ChargeObject, DisputeObject, RefundObject, SessionObject } from "./objects.ts";
import { lockCharge, toSeconds, type Change } from "./changes.ts";
import { giveBack } from "./payment.ts";
import { noSuch, StripeRefusal } from "./refusal.ts";
import { makeDispute, makeFraudWarning, makeRefund } from "./reversal.ts";

/** While a dispute stands so, a bank has the money or asks for it. */
const HELD: ReadonlySet<string> = new Set([
  "needs_response",
  "under_review",
  "lost",
  "appeal_needs_response",
  "appeal_under_review",
]);
const CLOSED: ReadonlySet<string> = new Set(["won", "lost", "warning_closed", "prevented"]);
const FAILED: ReadonlySet<string> = new Set(["failed", "canceled"]);

/** How much goes back: what was asked for, or all that is left. */
function decideRefund(
  charge: ChargeObject,
  { asked, isHeld }: { asked: number | null; isHeld: boolean },
): number {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    const text = `Charge ${charge.id} has already been refunded.`;
    throw new StripeRefusal(400, text, { code: "charge_already_refunded" });
  }
  if (isHeld) {
    const text = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    throw new StripeRefusal(400, text, { code: "charge_disputed" });
  }
  if (asked === null || asked <= left) return asked ?? left;
  const text = `Refund amount (${asked}) is greater than unrefunded amount on charge (${left})`;
  throw new StripeRefusal(400, text, { param: "amount" });
}

/**
 * Gives money back.
 * @param asked null for all that is left
 * @throws StripeRefusal
 */
export async function refundPayment(
  change: Change,
  paymentIntent: string,
  asked: number | null,
): Promise<RefundObject> {
  const { books, happened, makeId, now } = change;
  const charge = await lockCharge(change, paymentIntent);
  if (charge === null) throw noSuch("payment_intent", paymentIntent, "payment_intent");
  const [dispute] = await books.listOf("dispute", paymentIntent, 1);
  const isHeld = dispute !== undefined && HELD.has(dispute.status);
  const amount = decideRefund(charge, { asked, isHeld });
  const refund = makeRefund(charge, { id: makeId("re_"), amount, created: toSeconds(now) });
  const changed = giveBack(charge, amount);
  await books.add("refund", refund);
  await books.replace("charge", changed);
  happened.push({ type: "refund.created", object: refund });
  happened.push({ type: "charge.refunded", object: changed });
  return refund;
}

/** The charge of a session that was paid. */
async function lockChargeOf(change: Change, sessionId: string): Promise<ChargeObject | null> {
  const session: SessionObject | null = await change.books.find("session", sessionId);
  return session?.payment_intent ? lockCharge(change, session.payment_intent) : null;
}

/** Has the newest refund become what the bank makes of it; false when there is none, or it is that already. */
export async function settleRefund(change: Change, id: string, status: string): Promise<boolean> {
  const { books, happened } = change;
  const charge = await lockChargeOf(change, id);
  const [refund] = charge === null ? [] : await books.listOf("refund", charge.payment_intent, 1);
  if (charge === null || refund === undefined || refund.status === status) return false;
  const settled = { ...refund, status };
  await books.replace("refund", settled);
  if (FAILED.has(status)) await books.replace("charge", giveBack(charge, -refund.amount));
  happened.push({ type: "refund.updated", object: settled });
  if (status === "failed") happened.push({ type: "refund.failed", object: settled });
  return true;
}

function tellDispute({ happened }: Change, dispute: DisputeObject, isNew: boolean): void {
  const { status } = dispute;
  const told = CLOSED.has(status) ? "closed" : "updated";
  happened.push({ type: `charge.dispute.${isNew ? "created" : told}`, object: dispute });
  if (isNew && HELD.has(status)) {
    happened.push({ type: "charge.dispute.funds_withdrawn", object: dispute });
  }
  if (status === "won") {
    happened.push({ type: "charge.dispute.funds_reinstated", object: dispute });
  }
}

/**
 * Has the bank of whoever paid ask for the money, or go on with that.
 * @param status as Stripe calls it
 * @returns false when nothing was paid, or it stands so already
 */
export async function disputeSession(change: Change, id: string, status: string): Promise<boolean> {
  const { books, makeId, now } = change;
  const charge = await lockChargeOf(change, id);
  if (charge === null) return false;
  const [known] = await books.listOf("dispute", charge.payment_intent, 1);
  if (known?.status === status) return false;
  const made = makeDispute(charge, { id: makeId("du_"), created: toSeconds(now), status });
  const dispute = known === undefined ? made : { ...known, status };
  if (known === undefined) await books.add("dispute", dispute);
  else await books.replace("dispute", dispute);
  // Whatever becomes of it, Stripe goes on calling the charge disputed.
  await books.replace("charge", { ...charge, disputed: true });
  tellDispute(change, dispute, known === undefined);
  return true;
}

/** Has the bank warn of fraud; false when nothing was paid. */
export async function warnOfFraud(change: Change, id: string): Promise<boolean> {
  const { books, happened, makeId, now } = change;
  const charge = await lockChargeOf(change, id);
  if (charge === null) return false;
  const warning = makeFraudWarning(charge, { id: makeId("issfr_"), created: toSeconds(now) });
  await books.add("fraud_warning", warning);
  happened.push({ type: "radar.early_fraud_warning.created", object: warning });
  return true;
}
