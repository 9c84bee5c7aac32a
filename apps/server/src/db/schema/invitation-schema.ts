import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "./auth-schema.ts";
import { moment } from "./moment.ts";
import { groups } from "./student-schema.ts";

/** Who was invited into a group by name, and has not come yet. There is no account before. */
export const groupInvitations = pgTable(
  "group_invitations",
  {
    id: uuid("id").primaryKey(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** Last name first, as lists are sorted. */
    nameKey: text("name_key").notNull(),
    invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
    /** SHA-256 of the token in the link. */
    tokenHash: text("token_hash").notNull().unique(),
    sentAt: moment("sent_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    unique("group_invitations_group_email_unique").on(table.groupId, table.email),
    index("group_invitations_group_name_idx").on(table.groupId, table.nameKey),
    index("group_invitations_email_idx").on(table.email),
    index("group_invitations_invited_by_idx").on(table.invitedBy),
    index("group_invitations_expires_idx").on(table.expiresAt),
  ],
);
