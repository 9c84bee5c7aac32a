import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { Pool } from "pg";
import { startPostgres } from "../start-postgres.ts";
import { LEARNER, playDemo, SUPERVISOR, type Ask } from "./play-demo.ts";

/*
 * Writes a dump of what this release stores, as `NNNN.json.gz` after its newest migration: `npm run dump -w
 * apps/server`. With a folder as its argument, of the release that is checked out there.
 */

/** Tables whose rows nobody's history needs: what the demo sends, what is counted for an hour, what is over. */
const LEFT_OUT = /^(?:demo_|rate_limits|mails$|auth_sessions|auth_verifications)/u;

/** Which rows belong to the two people of the demo; a table without any of these columns is dumped whole. */
const OF_PEOPLE: Readonly<Record<string, string>> = {
  user_id: "in (select id from people)",
  supervisor_id: "in (select id from people)",
  dialogue_id: "in (select id from dialogues where user_id in (select id from people))",
};

async function dumpTable(
  pool: Pool,
  table: string,
  columns: readonly string[],
): Promise<unknown[]> {
  const condition = Object.entries(OF_PEOPLE).find(([column]) => columns.includes(column));
  const where = table === "users" ? "id in (select id from people)" : condition?.join(" ");
  const { rows } = await pool.query(
    `with people as (select id from users where email in ($1, $2))
     select row_to_json(t) as row from "${table}" t where ${where ?? "($1 || $2) <> ''"}`,
    [LEARNER, SUPERVISOR],
  );
  return rows.map(({ row }) => row as unknown);
}

/** Rows by table, in text: one row a line. */
async function dump(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(
    `select table_name as "table", array_agg(column_name::text) as columns
     from information_schema.columns where table_schema = 'public' group by 1 order by 1`,
  );
  const tables: string[] = [];
  for (const { table, columns } of rows.filter((one) => !LEFT_OUT.test(one.table))) {
    const lines = (await dumpTable(pool, table, columns)).map((row) => JSON.stringify(row));
    if (lines.length > 0) tables.push(`"${table}": [\n${lines.join(",\n")}\n]`);
  }
  return `{\n${tables.join(",\n")}\n}\n`;
}

function readNewestMigration(server: string): string {
  const file = join(server, "migrations/meta/_journal.json");
  const { entries } = JSON.parse(readFileSync(file, "utf8")) as { entries: { tag: string }[] };
  return entries.at(-1)?.tag.slice(0, 4) ?? "0000";
}

/** Starts a release and answers how it is called. */
async function startRelease(server: string, environment: Record<string, string>) {
  const { PATH = "" } = process.env;
  const env = { PATH, PORT: "0", LIMITS: "off", LOG_LEVEL: "error", ...environment };
  const child = spawn(process.execPath, [join(server, "src/main.ts")], { env });
  child.stderr.pipe(process.stderr);
  let output = "";
  let address: string | undefined;
  for await (const data of child.stdout.iterator({ destroyOnReturn: false })) {
    output += String(data);
    address = /running at (\S+)/u.exec(output)?.[1];
    if (address !== undefined) break;
  }
  if (address === undefined) throw new Error(`The program did not start: ${output}`);
  child.stdout.resume();
  let cookie = "";
  const ask: Ask = async (path, payload) => {
    const answer = await fetch(`${address}${path}`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify(payload),
    });
    const set = answer.headers.getSetCookie();
    if (set.length > 0) cookie = set.map((one) => one.split(";")[0]).join("; ");
    const text = await answer.text();
    if (!answer.ok) process.stderr.write(`${path}: ${answer.status} ${text}\n`);
    return answer.ok ? JSON.parse(text) : null;
  };
  return { child, ask };
}

/** Stored JSON may change between two migrations: then there is a second dump of the same schema. */
function nameDump(migration: string): string {
  const names = [migration, `${migration}-2`, `${migration}-3`];
  const paths = names.map((name) => join(import.meta.dirname, `${name}.json.gz`));
  const free = paths.find((path) => !existsSync(path));
  if (free === undefined) throw new Error(`There are dumps enough of ${migration}.`);
  return free;
}

const server = resolve(process.argv[2] ?? join(import.meta.dirname, "../.."));
const folder = mkdtempSync(join(tmpdir(), "elenchus-dump-"));
chmodSync(folder, 0o755);
const postgres = await startPostgres(folder, { isDurable: false });
const url = `${postgres.url}/postgres`;
const pool = new Pool({ connectionString: url });
try {
  const { child, ask } = await startRelease(server, { DATABASE_URL: url, DATA_DIR: folder });
  await playDemo(ask, pool);
  const target = nameDump(readNewestMigration(server));
  writeFileSync(target, gzipSync(await dump(pool), { level: 9 }));
  process.stdout.write(`${target}\n`);
  child.kill("SIGTERM");
  await once(child, "exit");
} finally {
  await pool.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
