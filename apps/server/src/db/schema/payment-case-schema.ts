import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { payments } from "./account-schema.ts";
import { moment } from "./moment.ts";

/** Events that can come up about a payment after it was made. */
export const CASE_KINDS = ["refund", "dispute", "fraud_warning"] as const;

/** Refunds, disputes and fraud warnings, as the provider told of them last. */
export const paymentCases = pgTable(
  "payment_cases",
  {
    /** The provider's own. */
    id: text("id").primaryKey(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: CASE_KINDS }).notNull(),
    /** The provider's word for how it stands; new words may come. */
    state: text("state").notNull(),
    /** In the currency's smallest unit; a fraud warning's is the payment's. */
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    /** The provider's word for why. */
    reason: text("reason"),
    /** Until when evidence can be handed in. */
    dueAt: moment("due_at"),
    openedAt: moment("opened_at").notNull(),
    /** When its state became this one, as far as we heard. */
    changedAt: moment("changed_at").notNull(),
    /** Whether its end is still to come: it is asked about until then. */
    isOpen: boolean("is_open").notNull(),
  },
  (table) => [
    index("payment_cases_payment_idx").on(table.paymentId),
    index("payment_cases_changed_idx").on(table.changedAt),
    index("payment_cases_open_idx")
      .on(table.paymentId)
      .where(sql`${table.isOpen}`),
  ],
);
