import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./src/db/auth-schema.ts",
    "./src/db/account-schema.ts",
    "./src/db/payment-case-schema.ts",
    "./src/db/schema.ts",
    "./src/db/transfer-check-schema.ts",
    "./src/db/due-check-schema.ts",
    "./src/db/work-schema.ts",
    "./src/db/student-schema.ts",
    "./src/db/supervision-schema.ts",
    "./src/db/ledger-schema.ts",
    "./src/db/lti-schema.ts",
    "./src/db/assignment-schema.ts",
  ],
  out: "./migrations",
});
