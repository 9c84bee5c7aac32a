// How much more do several servers take than one? One, two and four of them on one PostgreSQL behind nginx, with a model that
// answers at once: turns a second, and the ratio to a single one behind the same nginx. PostgreSQL, nginx, the model and the
// learners share the machine with them: on two cores the ratio says what a second process costs, not what a second machine
// brings.
import { availableParallelism } from "node:os";
import { createDatabase, openPostgres } from "./open-postgres.ts";
import { startFleet } from "./many-servers/start-fleet.ts";
import { measureLoad } from "./model-turn/measure-load.ts";
import { openDesk } from "./model-turn/learners.ts";
import { startModel } from "./model-turn/start-model.ts";

const PROCESSES = [1, 2, 4];
const DIALOGUES = 32;
const IN_A_ROW = 4;
const WARM_UP_MS = 5000;
const MEASURED_MS = 12_000;
const QUICK = { assessMs: 5, firstMs: 5, betweenMs: 0 };

await using open = new AsyncDisposableStack();
const { folder, postgres } = await openPostgres(open);
const model = await startModel("openai-compatible");
open.defer(() => model.stop());

async function measure(processes: number) {
  const databaseUrl = await createDatabase(postgres.url, `scale_${processes}`);
  const modelUrls = Array.from({ length: processes }, () => model.url);
  const fleet = await startFleet({ folder, databaseUrl, modelUrls });
  const desk = openDesk(databaseUrl, fleet.url);
  const learners = await desk.addLearners(DIALOGUES * IN_A_ROW);
  const places = Array.from({ length: DIALOGUES }, (_, at) =>
    learners.slice(at * IN_A_ROW, (at + 1) * IN_A_ROW),
  );
  // What the one process has of the processors says nothing of all of them.
  const server = { url: fleet.url, pid: fleet.server(0).pid };
  const load = { server, desk, model, places, delays: QUICK };
  await measureLoad({ ...load, forMs: WARM_UP_MS });
  const { turnsASecond, overhead } = await measureLoad({ ...load, forMs: MEASURED_MS });
  await desk.close();
  await fleet.stop();
  return { processes, turnsASecond, p50: overhead.p50, p99: overhead.p99 };
}

const results: (Awaited<ReturnType<typeof measure>> & { ratio: number })[] = [];
for (const processes of PROCESSES) {
  const result = await measure(processes);
  const single = results[0]?.turnsASecond ?? result.turnsASecond;
  results.push({ ...result, ratio: Math.round((result.turnsASecond / single) * 100) / 100 });
}
console.table(results);
console.log(`All on one machine with ${availableParallelism()} cores.`);
console.log(JSON.stringify({ bench: "scale", cores: availableParallelism(), results }));
