import { setTimeout as sleep } from "node:timers/promises";
import { test } from "vitest";
import { buildDatabase, DATABASE_KINDS } from "./build-database.ts";
import { createPgBossJobs } from "../src/jobs/pg-boss-jobs.ts";

test.each(DATABASE_KINDS)("cron on %s", async (kind) => {
  const database = await buildDatabase(kind);
  const jobs = createPgBossJobs(database.connection, (m, c) => console.log(kind, m, c));
  const started = Date.now();
  const note = (name: string) => async () => console.log(kind, name, Math.round((Date.now() - started) / 1000), new Date().toISOString());
  await jobs.start({ deliver_mail: note("mail"), reconcile_payments: note("pay"), sweep: note("sweep") });
  await sleep(150_000);
  await jobs.close();
  await database.close();
}, 400_000);
