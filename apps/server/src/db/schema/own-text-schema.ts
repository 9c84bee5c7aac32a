import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, smallint, uuid } from "drizzle-orm/pg-core";
import { users } from "./auth-schema.ts";
import { moment } from "./moment.ts";
import { readArgument } from "./stored-argument.ts";
import { storedJson } from "./stored-json.ts";
import { readOwnText } from "./stored-own-text.ts";
import { groups } from "./student-schema.ts";

/** A text that a supervisor brings for a group: its draft, and which version of it learners get. */
export const ownTexts = pgTable(
  "own_texts",
  {
    id: uuid("id").primaryKey(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    /** Null once that account is gone: the text is the group's then. */
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    /** The form as it was typed, whole or not. */
    form: storedJson("form", readOwnText).notNull(),
    /** Counts what was saved: nobody saves over what they have not seen. */
    revision: integer("revision").notNull(),
    /** Whether the group's other supervisors see it. */
    isShared: boolean("is_shared").notNull().default(false),
    /** The latest in `own_text_versions`; 0 while nothing was published. */
    version: smallint("version").notNull().default(0),
    /** The draft that became that version. */
    publishedRevision: integer("published_revision").notNull().default(0),
    archivedAt: moment("archived_at"),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("own_texts_group_idx").on(table.groupId, table.updatedAt),
    index("own_texts_created_by_idx").on(table.createdBy),
  ],
);

/** Each publication of a text: dialogues are opened with it, and keep a copy. */
export const ownTextVersions = pgTable(
  "own_text_versions",
  {
    ownTextId: uuid("own_text_id")
      .notNull()
      .references(() => ownTexts.id, { onDelete: "cascade" }),
    version: smallint("version").notNull(),
    argument: storedJson("argument", readArgument).notNull(),
    publishedAt: moment("published_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.ownTextId, table.version] })],
);
