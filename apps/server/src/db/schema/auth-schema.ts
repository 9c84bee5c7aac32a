import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";

/** A person is one of these to the program. */
export const USER_TYPES = ["learner", "supervisor"] as const;

/** Everybody with an account. Property names are those that Better Auth looks up. */
export const users = pgTable("users", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text("image"),
  userType: text("user_type", { enum: USER_TYPES }).notNull().default("learner"),
  /** Whether the person has paid, or was given access. */
  hasAccess: boolean("has_access").notNull().default(false),
  /** The terms that were agreed to on registration, and when; null for accounts that were made. */
  termsVersion: text("terms_version"),
  termsAgreedAt: moment("terms_agreed_at"),
  /** Whether terms and age are still to be asked for; until then a learner's account opens nothing but itself. */
  awaitsConsent: boolean("awaits_consent").notNull().default(true),
  /** The month of birth, "2014-03", of somebody who answered and is too young yet; of all others it is not kept. */
  bornIn: text("born_in"),
  twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
  /** Of a supervisor: whether all students are theirs to see, and not those of assigned groups alone. */
  seesAllStudents: boolean("sees_all_students").notNull().default(false),
  /** Of a supervisor: whether the page on how the server runs, and what it costs, is theirs to see. */
  seesOperations: boolean("sees_operations").notNull().default(false),
  /** Of a supervisor: whether class reports are all that is theirs to see of students, without any name or text. */
  seesReportsOnly: boolean("sees_reports_only").notNull().default(false),
  /** Of a learner: whether a mail comes the day before set work is due. */
  wantsWorkMail: boolean("wants_work_mail").notNull().default(true),
  /** Whether the password is one that somebody else has seen: until another is chosen, a log-in opens nothing but the account. */
  mustChangePassword: boolean("must_change_password").notNull().default(false),
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

export const authSessions = pgTable(
  "auth_sessions",
  {
    id: uuid("id").primaryKey(),
    /** The cookie's token as SHA-256: who reads the database cannot log in with it. */
    token: text("token").notNull().unique(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** The link to the provider that opened it; null where none did. Without the link the session is over. */
    providerAccountId: uuid("provider_account_id").references(() => authAccounts.id, {
      onDelete: "cascade",
    }),
    /** The provider's own session, as SHA-256 of its issuer and id; null where it named none. */
    providerSessionHash: text("provider_session_hash"),
    /** The ID token of that log-in, encrypted: the provider wants to see it when somebody logs out there. */
    sealedIdToken: text("sealed_id_token"),
    /** Whether the provider asked for a second factor. */
    hasProviderFactor: boolean("has_provider_factor").notNull().default(false),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("auth_sessions_user_idx").on(table.userId),
    index("auth_sessions_provider_account_idx").on(table.providerAccountId),
    index("auth_sessions_provider_session_idx").on(table.providerSessionHash),
  ],
);

export const authAccounts = pgTable(
  "auth_accounts",
  {
    id: uuid("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    password: text("password"),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: moment("access_token_expires_at"),
    refreshTokenExpiresAt: moment("refresh_token_expires_at"),
    scope: text("scope"),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [index("auth_accounts_user_idx").on(table.userId)],
);

export const authVerifications = pgTable(
  "auth_verifications",
  {
    id: uuid("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [index("auth_verifications_identifier_idx").on(table.identifier)],
);

/** Supervisors' second factors. Secret and recovery codes are encrypted by Better Auth. */
export const authTwoFactors = pgTable(
  "auth_two_factors",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    secret: text("secret").notNull(),
    backupCodes: text("backup_codes").notNull(),
    verified: boolean("verified").notNull().default(true),
    failedVerificationCount: integer("failed_verification_count").notNull().default(0),
    lockedUntil: moment("locked_until"),
  },
  (table) => [index("auth_two_factors_user_idx").on(table.userId)],
);
