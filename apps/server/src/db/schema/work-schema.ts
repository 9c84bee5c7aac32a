import { bigint, date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./auth-schema.ts";
import { moment } from "./moment.ts";

/** Tokens that a learner's calls took on one day (UTC): every turn asks, and would have to sum up its calls anew. */
export const dailyTokens = pgTable(
  "daily_tokens",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date("day").notNull(),
    tokens: bigint("tokens", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** Costly work of a learner's beside the turns: one of each kind at a time, on any instance, with tokens set aside for it. */
export const workLeases = pgTable(
  "work_leases",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    token: uuid("token").notNull(),
    /** Believed to be at work until then; what was set aside is free again afterwards. */
    until: moment("until").notNull(),
    reserved: bigint("reserved", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** Of calls without a learner, or of one without a group. */
export const NO_GROUP = "00000000-0000-0000-0000-000000000000";

/**
 * The use of models on one day (UTC), by the group that the learner was in then. It names nobody, and outlives the
 * calls themselves and the accounts that made them: the provider's bill does, too.
 */
export const dailyUsage = pgTable(
  "daily_usage",
  {
    day: date("day").notNull(),
    model: text("model").notNull(),
    groupId: uuid("group_id").notNull(),
    calls: integer("calls").notNull(),
    /** Of these, those that ended otherwise than well, or than by the learner's leaving. */
    faults: integer("faults").notNull(),
    /** Of these, those that worded a reply. */
    turns: integer("turns").notNull(),
    inputTokens: bigint("input_tokens", { mode: "number" }).notNull(),
    outputTokens: bigint("output_tokens", { mode: "number" }).notNull(),
    /** In millionths of a US dollar, of the calls whose price is known. */
    costMicros: bigint("cost_micros", { mode: "number" }).notNull(),
    /** Calls whose price is not known. */
    unpriced: integer("unpriced").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.model, table.groupId] })],
);
