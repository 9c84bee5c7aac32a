import type { PaymentRow } from "../store/change-payment.ts";
import { settlePayment, type Settling } from "./settle-payment.ts";

const AT_ONCE = 50;
/** One run looks at no more than this; the next one goes on. */
const MOST = 1000;
/** So many failures running mean that nobody answers: the next run tries again, the others first. */
const MOST_FAILURES = 5;

/** False when it could not be looked at. */
async function reconcileOne(settling: Settling, row: PaymentRow): Promise<boolean> {
  const { checkout, store, now } = settling;
  try {
    const state = await checkout.find(row.id);
    if (state === null) await store.markUnknown(row.id, now());
    else await settlePayment(settling, state);
    return true;
  } catch (error) {
    // One that cannot be asked about does not keep the others waiting.
    await store.markChecked(row.id, now());
    settling.report("a payment could not be looked at", error);
    return false;
  }
}

/** Asks the provider about every payment whose news may have been lost, and makes due refunds. */
export async function reconcilePayments(settling: Settling): Promise<void> {
  let failures = 0;
  for (let seen = 0; seen < MOST; seen += AT_ONCE) {
    const rows = await settling.store.listUnsettled(settling.now(), AT_ONCE);
    for (const row of rows) {
      failures = (await reconcileOne(settling, row)) ? 0 : failures + 1;
      if (failures === MOST_FAILURES) return;
    }
    if (rows.length < AT_ONCE) return;
  }
}
