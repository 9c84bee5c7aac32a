// What does a server that nobody uses hold? In production on PostgreSQL, started and left alone.
// Target: at most 150 MB beside the reader, which has a process of its own. It was 232 MB
// before what only the start needs was given back, and what only some servers need was loaded only there.
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inProduction, openPostgres } from "./open-postgres.ts";
import { startBuiltServer } from "../scripts/serving/start-built-server.mjs";
import { readCpuMs, readMemory } from "./model-turn/read-process.ts";

const TARGET_MB = 150;
/** Long enough for the jobs' first rounds. */
const IDLE_MS = 30_000;

await using open = new AsyncDisposableStack();
const { folder, postgres } = await openPostgres(open);
const server = await startBuiltServer({
  dataDir: join(folder, "server"),
  env: inProduction(`${postgres.url}/postgres`),
});
open.defer(() => server.stop());
const startedMb = readMemory(server.pid);
const startCpuMs = Math.round(readCpuMs(server.pid));
await sleep(IDLE_MS);
const idleMb = readMemory(server.pid);

console.log(
  `Memory of an idle server beside its reader: ${idleMb} MB (${startedMb} MB when it listens).`,
);
console.log(`CPU of its start: ${startCpuMs} ms.`);
console.log(`Target ${TARGET_MB} MB: ${idleMb <= TARGET_MB ? "met" : "missed"}.`);
console.log(JSON.stringify({ bench: "idle-memory", idleMb, startedMb, startCpuMs }));
