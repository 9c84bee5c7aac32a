// How long from the start of the process to the first answer, on data that is there?
// Targets: `npm start` 1200 ms, a server in production on PostgreSQL 400 ms. What a machine takes to open an embedded
// database alone is measured beside them, for machines differ.
import { join } from "node:path";
import { inProduction, openPostgres } from "./open-postgres.ts";
import { timeBareStarts, timeStarts } from "./start/time-starts.ts";

const TARGET_DEMO_MS = 1200;
const TARGET_PRODUCTION_MS = 400;

await using open = new AsyncDisposableStack();
const { folder, postgres } = await openPostgres(open);
const bare = await timeBareStarts(join(folder, "bare"));
const demo = await timeStarts("npm", { DATA_DIR: join(folder, "demo") });
const production = await timeStarts("server", {
  ...inProduction(`${postgres.url}/postgres`),
  DATA_DIR: join(folder, "server"),
});

const ratio = (one: number) => (one / bare.p50).toFixed(2);
const tell = (name: string, { p50, max }: typeof demo, target: number) =>
  console.log(
    `${name}: median ${p50} ms, at most ${max}, ${ratio(p50)} of the embedded database alone. ` +
      `Target ${target} ms: ${p50 <= target ? "met" : "missed"}.`,
  );
console.log(`Embedded database alone: median ${bare.p50} ms, at most ${bare.max}.`);
tell("npm start", demo, TARGET_DEMO_MS);
tell("In production on PostgreSQL", production, TARGET_PRODUCTION_MS);
console.log(JSON.stringify({ bench: "start", bare, demo, production }));
