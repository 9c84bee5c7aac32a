import { bigint, date, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./auth-schema.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

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
