import type { AccountPayment, AccountReply } from "@elenchus/contract/account";

/** For tests: a payment that was made yesterday. */
export function buildPayment(changes: Partial<AccountPayment> = {}): AccountPayment {
  return {
    amount: 4900,
    currency: "usd",
    status: "paid",
    paid_at: "2026-11-19T12:00:00.000Z",
    withdraw_until: "2026-11-26T12:00:00.000Z",
    refunded_amount: 0,
    can_withdraw: true,
    why_not: null,
    ...changes,
  };
}

/** For tests: the account of a learner who has paid. */
export function buildAccount(changes: Partial<AccountReply> = {}): AccountReply {
  return {
    email: "ada@example.org",
    first_name: "Ada",
    last_name: "Byron",
    user_type: "learner",
    created_at: "2026-11-18T12:00:00.000Z",
    terms_version: "2026-11-20",
    terms_agreed_at: "2026-11-18T12:00:00.000Z",
    consent: null,
    payment: buildPayment(),
    second_factor: { offered: false, enabled: false, required: false },
    ...changes,
  };
}
