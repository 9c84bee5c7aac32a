import { startBuiltServer } from "../scripts/serving/start-built-server.mjs";
import { logInSupervisor } from "./dashboard/admin-client.ts";
import { measurePages } from "./dashboard/measure-pages.ts";
import { summariseDurations } from "./percentiles.ts";
import { SEED_SUPERVISORS } from "./seed/seed-people.ts";
import { mkdtempSync } from "node:fs";
const [db, who = "all"] = process.argv.slice(2);
const server = await startBuiltServer({
  dataDir: mkdtempSync("/tmp/wt-admin-data-"),
  env: { LIMITS: "off", DATABASE_URL: db },
});
try {
  const c = await logInSupervisor(server.url, SEED_SUPERVISORS[who as "all"]);
  console.log("login", c.logInBytes);
  console.table(await measurePages(c));
  const cls: number[] = [];
  for (let i = 0; i < 15; i++) cls.push((await c.ask("classView", {})).milliseconds);
  console.log("class", summariseDurations(cls));
} finally {
  await server.stop();
}
