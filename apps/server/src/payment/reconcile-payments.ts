import type { PaymentRow } from "../store/payments/change-payment.ts";
import type { PaymentsAtWork } from "./payments-options.ts";

const AT_ONCE = 50;
/** One run looks at no more than this; the next one goes on. */
const MOST = 1000;
/** So many failures running mean that nobody answers: the next run tries again, the others first. */
const MOST_FAILURES = 5;

/** False when it could not be looked at. */
async function reconcileOne(options: PaymentsAtWork, row: PaymentRow): Promise<boolean> {
  const { store, now } = options;
  try {
    if ((await options.look(row.id)) === null) await store.markUnknown(row.id, now());
    return true;
  } catch (error) {
    // One that cannot be asked about does not keep the others waiting.
    await store.markChecked(row.id, now());
    options.report("a payment could not be looked at", error);
    return false;
  }
}

/** Asks the provider about every payment whose news may have been lost, and makes due refunds. */
export async function reconcilePayments(options: PaymentsAtWork): Promise<void> {
  let failures = 0;
  for (let seen = 0; seen < MOST; seen += AT_ONCE) {
    const rows = await options.store.listUnsettled(options.now(), AT_ONCE);
    for (const row of rows) {
      failures = (await reconcileOne(options, row)) ? 0 : failures + 1;
      if (failures === MOST_FAILURES) return;
    }
    if (rows.length < AT_ONCE) return;
  }
}
