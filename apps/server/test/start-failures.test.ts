import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { buildPostgresUrl } from "./build-database.ts";
import { failToStart, runDoctor } from "./server-process.ts";
import { startPgBouncer } from "./start-pgbouncer.ts";

// Each case starts the program, which takes seconds where others share the machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const ROLE = `weak_${randomUUID().replaceAll("-", "")}`;
const PASSWORD = "a-secret-of-the-database";
let folder: string;
let url: string;

async function runInDatabase(...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-start-"));
  url = await buildPostgresUrl();
  await runInDatabase(`create role ${ROLE} login password '${PASSWORD}'`);
});
afterAll(async () => {
  await runInDatabase(`drop role ${ROLE}`);
  rmSync(folder, { recursive: true, force: true });
});

function changeUrl(changes: Partial<Pick<URL, "username" | "password" | "pathname">>): string {
  return Object.assign(new URL(url), { username: ROLE, password: PASSWORD, ...changes }).href;
}

/** Something that is no PostgreSQL takes connections there. */
async function serveTcp(answer: (socket: Socket) => void): Promise<string> {
  const other = createServer((socket) => {
    socket.on("error", () => {});
    answer(socket);
  });
  other.listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  return `postgres://u:${PASSWORD}@127.0.0.1:${(other.address() as AddressInfo).port}/elenchus`;
}

test("what answers at the database's address and is none is told in one line, by server and doctor", async () => {
  const pooler = await startPgBouncer(url, { connections: 3, mode: "statement" });
  onTestFinished(() => pooler.stop());
  const cases: readonly (readonly [url: string, told: RegExp])[] = [
    [await serveTcp((socket) => socket.end()), /is no PostgreSQL|cannot be used/u],
    [await serveTcp((socket) => socket.destroy()), /is no PostgreSQL|cannot be used/u],
    [
      await serveTcp((socket) => socket.end("HTTP/1.1 400 No\r\n\r\n")),
      /is no PostgreSQL|cannot be used/u,
    ],
    [pooler.url, /PgBouncer in statement mode.*pool_mode to transaction/u],
  ];
  for (const [DATABASE_URL, told] of cases) {
    const started = await failToStart({ DATA_DIR: folder, DATABASE_URL });
    expect(started.output).toMatch(told);
    expect(started).toMatchObject({ exitCode: 1, output: expect.stringMatching(/^[^\n]+\n$/u) });
    const examined = await runDoctor({ DATA_DIR: folder, DATABASE_URL });
    expect(examined.output).toMatch(new RegExp(`broken +database +.*(?:${told.source})`, "u"));
    expect(examined.exitCode).toBe(1);
  }
});

test("what keeps it from starting is told in one line, without a trace and without a password", async () => {
  const cases: readonly (readonly [Record<string, string>, RegExp])[] = [
    [{ DATABASE_URL: changeUrl({ password: "wrong" }) }, /refuses the user or the password/u],
    [{ DATABASE_URL: changeUrl({ pathname: "/nowhere" }) }, /\/nowhere does not exist/u],
    [{ DATABASE_URL: changeUrl({}) }, /user may not create or change the tables/u],
    // A folder that is there and takes no others.
    [{ DATA_DIR: "/proc/elenchus" }, /^The folder \/proc\/elenchus cannot be written to/u],
  ];
  const answers = await Promise.all(
    cases.map(([settings]) => failToStart({ DATA_DIR: folder, ...settings })),
  );
  for (const [index, { exitCode, output }] of answers.entries()) {
    expect(output).toMatch(cases[index]?.[1] ?? "");
    expect(output).toMatch(/^[^\n]+\n$/u);
    expect(output).not.toMatch(new RegExp(`${PASSWORD}|wrong|node:internal`, "u"));
    expect(exitCode).toBe(1);
  }
});
