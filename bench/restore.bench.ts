// The restore drill: a school of 100,000 dialogues is backed up while learners chat, restored into another database, and
// compared table by table. Then the same with some thousand dialogues from PGlite to PGlite. Linux only.
import { statSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { createDatabase, openPostgres } from "./open-postgres.ts";
import { startBuiltServer } from "../scripts/serving/start-built-server.mjs";
import { openDesk } from "./model-turn/learners.ts";
import { readMemory } from "./model-turn/read-process.ts";
import { summariseDurations } from "./percentiles.ts";
import { chatDuring } from "./restore/chat-until.ts";
import { forgetPeak, readPeak } from "./restore/peak-memory.ts";
import { readSums } from "./restore/read-sums.ts";
import { runAdmin } from "./restore/run-admin.ts";
import { seedSchool, type SchoolSize } from "./seed/seed-school.ts";

const MANY = { students: 10_000, dialogues: 100_000, messages: 1_000_000 };
const SOME = { students: 500, dialogues: 5000, messages: 50_000 };
const LEARNERS = 3;

await using open = new AsyncDisposableStack();
const { folder, postgres } = await openPostgres(open);

async function sizeOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ size: string }>(
    "select pg_database_size(current_database()) as size",
  );
  await client.end();
  return toMegabytes(Number(rows[0]?.size));
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}

/** A server that nobody uses: PGlite where there is no address. */
async function startServer(name: string, databaseUrl?: string) {
  const dataDir = join(folder, name);
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const server = await startBuiltServer({ dataDir, env: { LIMITS: "off", ...database } });
  forgetPeak(server.pid);
  return { ...server, dataDir, before: readMemory(server.pid) };
}

type Server = Awaited<ReturnType<typeof startServer>>;

/** What a command took, and what it took of the server. */
async function measure(server: Server, args: readonly string[]) {
  const seconds = await runAdmin(server.dataDir, args);
  return { seconds, megabytesBefore: server.before, megabytesAtMost: readPeak(server.pid) };
}

/** Log-ins end with a restore, and of every payment the provider is asked anew. */
const CHANGED_ON_PURPOSE: ReadonlySet<string> = new Set(["auth_sessions", "payments"]);

/** Tables that differ between what was backed up and what a backup of the restored holds, as it stood at once. */
async function compare(file: string, restored: Server) {
  const again = `${file}.again`;
  await runAdmin(restored.dataDir, ["backup", again]);
  const [sums, found] = [await readSums(file), await readSums(again)];
  const differing = [...sums].filter(
    ([table, sum]) => found.get(table) !== sum && !CHANGED_ON_PURPOSE.has(table),
  );
  return { tables: sums.size, differing: differing.map(([table]) => table) };
}

async function drillPostgres(size: SchoolSize) {
  const [url, elsewhere] = [
    await createDatabase(postgres.url, "school"),
    await createDatabase(postgres.url, "elsewhere"),
  ];
  await seedSchool(url, size, (line) => console.log(`  ${line}`));
  const file = join(folder, "school.backup");
  const server = await startServer("school", url);
  const desk = openDesk(url, server.url);
  const learners = await desk.addLearners(LEARNERS);
  await desk.close();
  let backup = null;
  const { turns, sentAgain } = await chatDuring(learners, async () => {
    backup = await measure(server, ["backup", file]);
  });
  console.log("  backed up", backup, summariseDurations(turns));
  await server.stop();
  const target = await startServer("elsewhere", elsewhere);
  const restore = await measure(target, ["restore", file, "--replace"]);
  console.log("  restored", restore);
  const compared = await compare(file, target);
  await target.stop();
  const megabytes = {
    database: await sizeOf(url),
    restored: await sizeOf(elsewhere),
    file: toMegabytes(statSync(file).size),
  };
  return { backup, turns: summariseDurations(turns), sentAgain, restore, compared, megabytes };
}

async function drillPglite(size: SchoolSize) {
  const url = await createDatabase(postgres.url, "small");
  await seedSchool(url, size, () => {});
  const first = join(folder, "small.backup");
  const source = await startServer("small", url);
  await runAdmin(source.dataDir, ["backup", first]);
  await source.stop();
  const file = join(folder, "pglite.backup");
  const one = await startServer("one");
  const filled = await measure(one, ["restore", first, "--replace"]);
  const backup = await measure(one, ["backup", file]);
  await one.stop();
  const other = await startServer("other");
  const restore = await measure(other, ["restore", file, "--replace"]);
  const compared = await compare(file, other);
  await other.stop();
  return {
    filled,
    backup,
    restore,
    compared,
    megabytes: { file: toMegabytes(statSync(file).size) },
  };
}

const large = await drillPostgres(MANY);
console.dir({ large }, { depth: 4 });
const small = await drillPglite(SOME);
console.dir({ small }, { depth: 4 });
console.log(JSON.stringify({ bench: "restore", large, small }));
