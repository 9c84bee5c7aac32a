import type { PaymentCasesReply } from "@elenchus/contract/admin-operations";
import type { AppContext } from "../../app-context.ts";
import type { ListedCase } from "../../store/payments/payment-case-store.ts";

const MOST = 100;
const LATELY_MS = 90 * 86_400_000;

function presentCase(each: ListedCase): PaymentCasesReply["cases"][number] {
  const { id, kind, state, amount, currency, reason } = each;
  return {
    id,
    kind,
    state,
    amount,
    currency,
    reason,
    due_at: each.dueAt?.toISOString() ?? null,
    opened_at: each.openedAt.toISOString(),
    changed_at: each.changedAt.toISOString(),
    payment: each.paymentId,
    is_refunded: each.isRefunded,
    is_open: each.needsLook,
  };
}

/** Disputes, fraud warnings, and refunds that have not arrived. */
export async function showPaymentCases({
  stores,
  payments,
  now,
}: AppContext): Promise<PaymentCasesReply> {
  const since = new Date(now().getTime() - LATELY_MS);
  const cases = await stores.payments.listCases(since, MOST);
  return { takes_payments: payments !== null, cases: cases.map(presentCase) };
}
