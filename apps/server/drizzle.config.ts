import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./src/db/schema/auth-schema.ts",
    "./src/db/schema/account-schema.ts",
    "./src/db/schema/payment-case-schema.ts",
    "./src/db/schema/schema.ts",
    "./src/db/schema/transfer-check-schema.ts",
    "./src/db/schema/due-check-schema.ts",
    "./src/db/schema/work-schema.ts",
    "./src/db/schema/student-schema.ts",
    "./src/db/schema/invitation-schema.ts",
    "./src/db/schema/supervision-schema.ts",
    "./src/db/schema/ledger-schema.ts",
    "./src/db/schema/lti-schema.ts",
    "./src/db/schema/own-text-schema.ts",
    "./src/db/schema/assignment-schema.ts",
  ],
  out: "./migrations",
});
