import type {
  HealthReply,
  PaymentCasesReply,
  UsageReply,
} from "@elenchus/contract/admin-operations";

const NOTHING = {
  calls: 0,
  faults: 0,
  input_tokens: 0,
  output_tokens: 0,
  cost_dollars: 0,
  unpriced_calls: 0,
};
const NOBODY = { dialogues: 0, turns: 0 };

/** Two days on which nothing was done; no model was called. */
export function buildUsage(changes: Partial<UsageReply> = {}): UsageReply {
  const days = ["2026-11-27", "2026-11-28"];
  return {
    from: "2026-11-27",
    to: "2026-11-28",
    total: { ...NOTHING, ...NOBODY },
    by_day: days.map((day) => ({ day, ...NOTHING, ...NOBODY })),
    by_model: [],
    by_group: [],
    ...changes,
  };
}

/** A demo in which all is well. */
export function buildHealth(changes: Partial<HealthReply> = {}): HealthReply {
  return {
    version: "0.1.0",
    at: "2026-11-28T10:00:00.000Z",
    database: {
      kind: "pglite",
      milliseconds: 1.5,
      connections: { busy: 0, idle: 0, waiting: 0 },
    },
    mail: { waiting: 0, failing: 0, oldest_at: null },
    jobs: { waiting: 0, running: 0, failed: 0 },
    model_calls: { total: 0, faults: [] },
    budgets: {
      tokens_per_learner_and_day: 2_000_000,
      tokens_per_dialogue: null,
      tokens_today: 0,
      learners_today: 0,
      most_of_one_learner: 0,
      learners_at_limit: 0,
    },
    retention: { days: null, waiting: 0, held: 0 },
    ...changes,
  };
}

/** A dispute that waits for evidence. */
export function buildPaymentCase(
  changes: Partial<PaymentCasesReply["cases"][number]> = {},
): PaymentCasesReply["cases"][number] {
  return {
    id: "du_1",
    kind: "dispute",
    state: "needs_response",
    reason: "product_not_received",
    amount: 4900,
    currency: "eur",
    due_at: "2026-12-07T10:00:00.000Z",
    opened_at: "2026-11-28T10:00:00.000Z",
    changed_at: "2026-11-28T10:00:00.000Z",
    payment: "cs_test_1",
    is_refunded: false,
    is_open: true,
    ...changes,
  };
}
