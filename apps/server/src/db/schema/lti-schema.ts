import type { ModuleNumber } from "@elenchus/domain/modules";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./auth-schema.ts";
import { moment } from "./moment.ts";

const NOBODY = sql`'{}'`;

/** Learning platforms that whoever runs the server has registered. */
export const ltiPlatforms = pgTable(
  "lti_platforms",
  {
    id: uuid("id").primaryKey(),
    /** As people call it. */
    name: text("name").notNull(),
    issuer: text("issuer").notNull(),
    clientId: text("client_id").notNull(),
    deploymentIds: text("deployment_ids").array().notNull(),
    authorizationUrl: text("authorization_url").notNull(),
    tokenUrl: text("token_url").notNull(),
    keysUrl: text("keys_url").notNull(),
    /** Whether teachers there are supervisors here. */
    trustsRoles: boolean("trusts_roles").notNull(),
    /** Hosts of addresses of which its word is taken. */
    domains: text("domains").array().notNull().default(NOBODY),
    /** Origins that may show our pages of a launch in a frame, beside its own. */
    frameOrigins: text("frame_origins").array().notNull().default(NOBODY),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [unique("lti_platforms_client").on(table.issuer, table.clientId)],
);

/** Keys that we sign by; the newest one is used. */
export const ltiKeys = pgTable("lti_keys", {
  id: uuid("id").primaryKey(),
  /** The private one, encrypted by a secret that is derived from SESSION_SECRET. */
  sealedKey: text("sealed_key").notNull(),
  publicKey: json("public_key").$type<Record<string, unknown>>().notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  /** When a newer one took its place; it is published for a while yet. */
  replacedAt: moment("replaced_at"),
});

/** Launches that are under way. A row is used up by whoever gets in. */
export const ltiLaunches = pgTable(
  "lti_launches",
  {
    /** `state`, as SHA-256. */
    id: text("id").primaryKey(),
    nonce: text("nonce").notNull(),
    platformId: uuid("platform_id")
      .notNull()
      .references(() => ltiPlatforms.id, { onDelete: "cascade" }),
    target: text("target").notNull(),
    /** The secret that the browser keeps in a cookie, as SHA-256. */
    browser: text("browser").notNull(),
    begunAt: moment("begun_at").notNull().defaultNow(),
    /** The content of the platform's token; null until it came, which it does once. */
    launch: json("launch").$type<unknown>(),
  },
  (table) => [index("lti_launches_begun_idx").on(table.begunAt)],
);

/** Courses of platforms. The group that follows one has its id. */
export const ltiCourses = pgTable(
  "lti_courses",
  {
    id: uuid("id").primaryKey(),
    platformId: uuid("platform_id")
      .notNull()
      .references(() => ltiPlatforms.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    /** Where the platform lists who is in it; null where it does not. */
    rosterUrl: text("roster_url"),
    /** When the list is to be read anew; null: it is not. */
    rosterDueAt: moment("roster_due_at"),
    rosterReadAt: moment("roster_read_at"),
    rosterError: text("roster_error"),
  },
  (table) => [index("lti_courses_platform_idx").on(table.platformId)],
);

export const LTI_ROLES = ["learner", "teacher"] as const;

/** Who is in a course, as the platform says. */
export const ltiMembers = pgTable(
  "lti_members",
  {
    courseId: uuid("course_id")
      .notNull()
      .references(() => ltiCourses.id, { onDelete: "cascade" }),
    /** The platform's own name for the person. */
    subject: text("subject").notNull(),
    name: text("name").notNull(),
    role: text("role", { enum: LTI_ROLES }).notNull(),
    /** Null until they have opened a link of the course. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.subject] }),
    index("lti_members_user_idx").on(table.userId),
  ],
);

/** When a mark is handed back: a dialogue that ended in success, a completed module, a passed unaided check. */
export const LTI_GOALS = ["dialogue", "module", "check"] as const;

/** Links in courses, each with what is to be done. */
export const ltiLinks = pgTable(
  "lti_links",
  {
    id: uuid("id").primaryKey(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => ltiCourses.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    /** Null: any of the learner's choice. */
    module: smallint("module").$type<ModuleNumber>(),
    goal: text("goal", { enum: LTI_GOALS }).notNull(),
    /** Where marks go; null where the platform takes none. */
    lineItemUrl: text("line_item_url"),
    /** Whether the platform lets us read what stands there. */
    readsResults: boolean("reads_results").notNull(),
  },
  (table) => [index("lti_links_course_idx").on(table.courseId)],
);

/** A learner's mark is to be earned, to be handed back, handed back, or refused by the platform. */
export const MARK_STATES = ["open", "due", "handed", "refused"] as const;

/** One row a link and learner: the outbox of marks. */
export const ltiMarks = pgTable(
  "lti_marks",
  {
    linkId: uuid("link_id")
      .notNull()
      .references(() => ltiLinks.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    subject: text("subject").notNull(),
    openedAt: moment("opened_at").notNull().defaultNow(),
    state: text("state", { enum: MARK_STATES }).notNull().default("open"),
    /** Goes with the mark: however often it is sent, it is the same one. */
    reachedAt: moment("reached_at"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: moment("next_attempt_at").notNull().defaultNow(),
    lastError: text("last_error"),
    handedAt: moment("handed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.userId] }),
    index("lti_marks_user_idx").on(table.userId),
    index("lti_marks_due_idx")
      .on(table.nextAttemptAt)
      .where(sql`${table.state} = 'due'`),
    index("lti_marks_open_idx")
      .on(table.userId)
      .where(sql`${table.state} = 'open'`),
  ],
);
