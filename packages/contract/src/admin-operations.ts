import * as z from "zod/mini";
import { orElse } from "./fields.ts";

/** `GET /api/admin/rights`: what a supervisor may see beside students. */
export const RightsReply = z.object({
  operations: z.boolean(),
  /** Whether class reports are all that this supervisor sees of students. */
  reports_only: orElse(z.boolean(), false),
});

/** For how many days, today's among them. */
export const USAGE_DAYS = ["7", "30", "90", "365"] as const;
export type UsageDays = (typeof USAGE_DAYS)[number];

/** `GET /api/admin/usage`, for supervisors with that right: 403 for all others. */
export const UsageQuery = z.object({ days: z.optional(z.enum(USAGE_DAYS)) });

/** The models' use. */
const UsageSums = {
  calls: z.number(),
  /** Calls that failed. */
  faults: z.number(),
  input_tokens: z.number(),
  output_tokens: z.number(),
  /** Of the calls whose price is known. */
  cost_dollars: z.number(),
  /** Calls whose price is not known. */
  unpriced_calls: z.number(),
};

/** The learners' work, whichever tutor answered; a dialogue counts on the day on which it began. */
const DialogueSums = { dialogues: z.number(), turns: z.number() };

/** Names no learner. Days are those of UTC. */
export const UsageReply = z.object({
  from: z.string(),
  to: z.string(),
  total: z.object({ ...UsageSums, ...DialogueSums }),
  /** Every day of the span. */
  by_day: z.array(z.object({ day: z.string(), ...UsageSums, ...DialogueSums })),
  /** `turns`: replies that the model worded. The built-in tutor is none. */
  by_model: z.array(z.object({ model: z.string(), turns: z.number(), ...UsageSums })),
  /** `group_name` null: without a group, or one that is gone. */
  by_group: z.array(
    z.object({ group_name: z.nullable(z.string()), ...UsageSums, ...DialogueSums }),
  ),
});
export type UsageReply = z.infer<typeof UsageReply>;

/** `GET /api/admin/health`, for supervisors with that right: 403 for all others. Names nobody. */
export const HealthReply = z.object({
  version: z.string(),
  /** By the database's clock. */
  at: z.string(),
  database: z.object({
    kind: z.enum(["postgres", "pglite"]),
    /** Until it answered. */
    milliseconds: z.number(),
    /** Of this server. */
    connections: z.object({ busy: z.number(), idle: z.number(), waiting: z.number() }),
  }),
  mail: z.object({
    waiting: z.number(),
    /** Of these, those that failed before. */
    failing: z.number(),
    oldest_at: z.nullable(z.string()),
  }),
  /** Work that no request waits for; finished jobs are forgotten after an hour. */
  jobs: z.object({ waiting: z.number(), running: z.number(), failed: z.number() }),
  /** In the last 24 hours. */
  model_calls: z.object({
    total: z.number(),
    /** The most frequent first. */
    faults: z.array(z.object({ model: z.string(), outcome: z.string(), calls: z.number() })),
  }),
  /** Tokens, both ways; null: no such limit. A day is one of UTC. */
  budgets: z.object({
    tokens_per_learner_and_day: z.nullable(z.number()),
    tokens_per_dialogue: z.nullable(z.number()),
    tokens_today: z.number(),
    learners_today: z.number(),
    /** The use of the learner who used most. */
    most_of_one_learner: z.number(),
    learners_at_limit: z.number(),
  }),
  /**
   * `days` null: kept. `waiting`: older, and kept since a flag or a review of it waits for a supervisor. `held`: older,
   * and kept until whoever runs the server deletes once by hand.
   */
  retention: z.object({ days: z.nullable(z.number()), waiting: z.number(), held: z.number() }),
});
export type HealthReply = z.infer<typeof HealthReply>;

/**
 * `GET /api/admin/payment_cases`, for supervisors with that right: 403 for all others. Names nobody. What is under way or
 * waits for the operator comes first; what ended lately, after it; 100 at most.
 */
export const PaymentCasesReply = z.object({
  /** Whether anybody pays here. */
  takes_payments: z.boolean(),
  cases: z.array(
    z.object({
      /** The provider's own, by which it is found there. */
      id: z.string(),
      kind: z.enum(["dispute", "refund", "fraud_warning"]),
      /** The provider's word; new ones may come. */
      state: z.string(),
      /** In the currency's smallest unit. */
      amount: z.number(),
      currency: z.string(),
      /** The provider's word for why. */
      reason: z.nullable(z.string()),
      /** Until when evidence can be handed in. */
      due_at: z.nullable(z.string()),
      opened_at: z.string(),
      changed_at: z.string(),
      /** The checkout session, as letters to the payer name it. */
      payment: z.string(),
      /** Whether all of the payment has gone back. */
      is_refunded: z.boolean(),
      /** Whether its end is still to come, or the operator has to do something. */
      is_open: z.boolean(),
    }),
  ),
});
export type PaymentCasesReply = z.infer<typeof PaymentCasesReply>;
