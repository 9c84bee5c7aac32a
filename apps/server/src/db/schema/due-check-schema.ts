import type { ModuleNumber } from "@elenchus/domain/modules";
import { boolean, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./auth-schema.ts";
import { moment } from "./moment.ts";

/** When a learner last said "Not now" to a module's due check. When checks are due is not stored: it is worked out. */
export const checkPutOffs = pgTable(
  "check_put_offs",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    module: smallint("module").$type<ModuleNumber>().notNull(),
    putOffAt: moment("put_off_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.module] })],
);

/** Who asked for mails about due checks. The row stays when they are turned off: the last mail's time is in it. */
export const dueMailWishes = pgTable("due_mail_wishes", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  wanted: boolean("wanted").notNull(),
  /** Of the learner's calendar, such as "Europe/Rome". */
  timeZone: text("time_zone").notNull(),
  /** When the last one was put into the outbox. */
  mailedAt: moment("mailed_at"),
});
