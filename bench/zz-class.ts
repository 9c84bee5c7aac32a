import { startBuiltServer } from "../scripts/serving/start-built-server.mjs";
import { logInSupervisor } from "./dashboard/admin-client.ts";
import { summariseDurations } from "./percentiles.ts";
import { SEED_SUPERVISORS } from "./seed/seed-people.ts";
import { mkdtempSync } from "node:fs";
const [db = ""] = process.argv.slice(2);
const server = await startBuiltServer({
  dataDir: mkdtempSync("/tmp/wt-admin-data-"),
  env: { LIMITS: "off", DATABASE_URL: db },
});
try {
  for (const who of ["all", "some"] as const) {
    const c = await logInSupervisor(server.url, SEED_SUPERVISORS[who]);
    const cls: number[] = [];
    for (let i = 0; i < 15; i++) cls.push((await c.ask("classView", {})).milliseconds);
    console.log("class", who, c.logInBytes, summariseDurations(cls));
    const t: number[] = [];
    const { reply } = await c.ask("students", { limit: "20" });
    for (const s of reply.students) {
      const st = await c.ask("student", { student_id: s.student_id });
      for (const d of st.reply.dialogues)
        t.push(
          (await c.ask("transcript", { student_id: s.student_id, dialogue_id: d.dialogue_id }))
            .milliseconds,
        );
    }
    console.log("transcript", summariseDurations(t));
    if (who === "all")
      console.log(JSON.stringify((await c.ask("classView", {})).reply).slice(0, 1500));
  }
} finally {
  await server.stop();
}
