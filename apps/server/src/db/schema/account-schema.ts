import { sql } from "drizzle-orm";
import { index, integer, json, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./auth-schema.ts";
import { moment } from "./moment.ts";

/** Registrations that wait for their link to be clicked. There is no account before. */
export const registrations = pgTable(
  "registrations",
  {
    id: uuid("id").primaryKey(),
    /** SHA-256 of the token in the link. */
    tokenHash: text("token_hash").notNull().unique(),
    email: text("email").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** Empty once used. */
    passwordHash: text("password_hash").notNull(),
    /** Both null where the terms are asked for later. */
    termsVersion: text("terms_version"),
    termsAgreedAt: moment("terms_agreed_at"),
    expiresAt: moment("expires_at").notNull(),
    /** When the link was first clicked: later clicks are told so. */
    usedAt: moment("used_at"),
  },
  (table) => [index("registrations_email_idx").on(table.email)],
);

/** Reset links. One for an unknown address names nobody: known and unknown ones cost the same. */
export const passwordResets = pgTable(
  "password_resets",
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("password_resets_user_idx").on(table.userId)],
);

/** A link changes an address to the new one that its owner asked for, or takes that back. */
export const EMAIL_CHANGE_KINDS = ["change", "undo"] as const;

/** Links by which an account gets another address. */
export const emailChanges = pgTable(
  "email_changes",
  {
    /** SHA-256 of the token in the link. One for an address that is taken has no link. */
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: EMAIL_CHANGE_KINDS }).notNull(),
    /** The address to be. */
    email: text("email").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** When it was made: a second click is told so. */
    usedAt: moment("used_at"),
  },
  (table) => [index("email_changes_user_idx").on(table.userId)],
);

/** A mail in the outbox is to be sent, was sent, or is one that nobody is to get. */
export const MAIL_STATES = ["due", "sent", "discarded"] as const;

/** The outbox: a mail is stored with the change that causes it, and sent by a worker. */
export const mails = pgTable(
  "mails",
  {
    id: uuid("id").primaryKey(),
    /** The same key again is the same mail. Also its Message-ID. */
    dedupeKey: text("dedupe_key").notNull().unique(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    /** Both parts are emptied once sent: they may carry links that open an account. */
    text: text("text").notNull(),
    html: text("html").notNull(),
    state: text("state", { enum: MAIL_STATES }).notNull().default("due"),
    attempts: integer("attempts").notNull().default(0),
    /** When to try next. A worker that takes it moves this ahead, so that no other takes it too. */
    nextAttemptAt: moment("next_attempt_at").notNull().defaultNow(),
    lastError: text("last_error"),
    createdAt: moment("created_at").notNull().defaultNow(),
    sentAt: moment("sent_at"),
  },
  (table) => [
    index("mails_due_idx")
      .on(table.nextAttemptAt)
      .where(sql`${table.state} = 'due'`),
    index("mails_recipient_idx").on(table.recipient),
  ],
);

/** How a payment stands: `refunded`, all of it; `disputed`, taken back by the bank. Else it is ours, and `paid`. */
export const PAYMENT_STATUSES = ["open", "paid", "refunded", "disputed", "expired"] as const;
/** Why we refund: the learner withdrew, had paid already, or has no account any more. */
export const REFUND_REASONS = ["withdrawal", "duplicate", "no_account", "by_hand"] as const;

/** Checkout sessions. They outlive the account, without naming anybody: accounts must be kept. */
export const payments = pgTable(
  "payments",
  {
    /** The checkout session's id. */
    id: text("id").primaryKey(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    /** In the currency's smallest unit. */
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    status: text("status", { enum: PAYMENT_STATUSES }).notNull().default("open"),
    /** Where the learner pays. */
    url: text("url").notNull(),
    /** Known once paid. */
    paymentIntent: text("payment_intent"),
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    paidAt: moment("paid_at"),
    /** When it gave access: once. */
    grantedAt: moment("granted_at"),
    /** When the return from the checkout logged the learner in: once. */
    returnedAt: moment("returned_at"),
    refundReason: text("refund_reason", { enum: REFUND_REASONS }),
    refundRequestedAt: moment("refund_requested_at"),
    refundedAt: moment("refunded_at"),
    /** How much has gone back or is on its way, in the currency's smallest unit. */
    refundedAmount: integer("refunded_amount").notNull().default(0),
    /** When access that it gave was taken away on its account; whatever puts that right gives it back. */
    accessTakenAt: moment("access_taken_at"),
    /** When its state was last asked for. */
    checkedAt: moment("checked_at"),
    /** How often its state was booked: an answer that was asked for before the last time is too old. */
    looks: integer("looks").notNull().default(0),
  },
  (table) => [
    index("payments_user_idx").on(table.userId),
    index("payments_intent_idx").on(table.paymentIntent),
    index("payments_unsettled_idx")
      .on(table.createdAt)
      .where(
        sql`${table.status} = 'open' or (${table.status} = 'paid' and ${table.refundRequestedAt} is not null)`,
      ),
  ],
);

/** Counters of what is limited, shared by all instances. */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  points: integer("points").notNull().default(0),
  expire: moment("expire"),
});

/** The demo's mailbox: what was sent, as it arrived. */
export const demoMails = pgTable(
  "demo_mails",
  {
    /** Of the Message-ID: a mail that is sent again arrives once. */
    messageId: text("message_id").primaryKey(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    sentAt: moment("sent_at").notNull(),
  },
  (table) => [index("demo_mails_sent_idx").on(table.sentAt)],
);

/** The demo's checkouts. `kind` is `checkout`; what the tests keep there has others. */
export const demoCheckoutObjects = pgTable("demo_checkout_objects", {
  id: text("id").primaryKey(),
  kind: text("kind").notNull(),
  body: json("body").$type<Record<string, unknown>>().notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
