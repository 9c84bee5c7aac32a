import type { PaymentRow } from "../store/payment-store.ts";
import { settlePayment, type Settling } from "./settle-payment.ts";

const AT_ONCE = 50;
/** One run looks at no more than this; the next one goes on. */
const MOST = 1000;

async function reconcileOne(settling: Settling, row: PaymentRow): Promise<void> {
  const { checkout, store, now } = settling;
  try {
    const state = await checkout.find(row.id);
    if (state === null) await store.markChecked(row.id, now());
    else {
      if (row.userId === null && state.standing === "open") await checkout.expire(row.id);
      await settlePayment(settling, state);
    }
  } catch (error) {
    // One that cannot be asked about does not keep the others waiting.
    await store.markChecked(row.id, now());
    settling.report("a payment could not be looked at", error);
  }
}

/** Asks the provider about every payment whose news may have been lost, and makes due refunds. */
export async function reconcilePayments(settling: Settling): Promise<void> {
  for (let seen = 0; seen < MOST; seen += AT_ONCE) {
    const rows = await settling.store.listUnsettled(settling.now(), AT_ONCE);
    for (const row of rows) await reconcileOne(settling, row);
    if (rows.length < AT_ONCE) return;
  }
}
