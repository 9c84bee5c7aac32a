import { execFile } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { createGzip } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "./build-database.ts";
import { buildDemoUrl, copyDemo } from "./copy-demo.ts";
import { createClient, startServer, type ServerProcess } from "./server-process.ts";

const SCRIPT = join(import.meta.dirname, "../../../scripts/admin.mjs");
const LEARNER = { user_name: "learner@demo.test", user_password: "socrates-asks" };
const MB = 1_048_576;
/** More than a server may grow by while it reads one. */
const BOMB_MB = 300;
const LONG_MS = 300_000;

async function run(dataDir: string, ...args: string[]): Promise<string> {
  const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: dataDir };
  const done = await promisify(execFile)(process.execPath, [SCRIPT, ...args], { env });
  return done.stdout;
}

/** What it complains of. */
async function fail(dataDir: string, ...args: string[]): Promise<string> {
  try {
    return `it did not fail: ${await run(dataDir, ...args)}`;
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
}

/** Megabytes that unpack from a thousandth of that. */
async function writeBomb(file: string, start: string, piece: string, mb: number): Promise<void> {
  const gzip = createGzip({ level: 1 });
  const target = gzip.pipe(createWriteStream(file));
  gzip.write(start);
  const many = piece.repeat(MB / piece.length);
  for (let written = 0; written < mb; written += 1) {
    if (!gzip.write(many)) await once(gzip, "drain");
  }
  gzip.end();
  await once(target, "close");
}

function readMemoryMb({ child }: ServerProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1]) / 1024;
}

describe.each(DATABASE_KINDS)("a restore into a server on %s", (kind) => {
  let folder: string;
  let database: Record<string, string>;
  let server: ServerProcess;
  const inFolder = (name: string): string => join(folder, name);
  const data = (name: string): string => inFolder(`data-${name}`);
  const people = (name: string): Promise<string> =>
    run(data(name), "people", "--search", "invited");

  /** A server with a database of its own, which may be all that is left of another one. */
  async function startOn(name: string, isFresh = true): Promise<ServerProcess> {
    if (isFresh) {
      if (kind === "pglite") await copyDemo(data(name));
      else database = { DATABASE_URL: await buildDemoUrl() };
    }
    return startServer({ DATA_DIR: data(name), ...database });
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "elenchus-restore-"));
    database = {};
    server = await startOn("one");
    for (const name of ["ada", "bo"]) {
      const email = `${name}.invited@example.org`;
      await run(data("one"), "invite", email, "--first-name", name, "--last-name", "X", "--print");
    }
  }, LONG_MS);
  afterAll(async () => {
    await server.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });

  test(
    "does not bring back who was deleted since, nor a log-in, and says so",
    async () => {
      const file = inFolder("before.backup");
      expect(await run(data("one"), "backup", file)).toMatch(/was read back: \d+ rows/u);
      const call = createClient();
      expect((await call(server, "initChat", LEARNER)).status).toBe(200);
      await run(data("one"), "backup", inFolder("during.backup"));
      await run(data("one"), "delete-account", "bo.invited@example.org");
      const said = await run(data("one"), "restore", inFolder("during.backup"), "--replace");
      expect(said).toContain("1 account and 0 transcripts that were deleted since");
      expect(await people("one")).toContain("ada.invited@example.org");
      expect(await people("one")).not.toContain("bo.invited");
      // The session was in the backup.
      expect((await call(server, "session")).status).toBe(401);
      expect((await call(server, "initChat", LEARNER)).status).toBe(200);
    },
    LONG_MS,
  );

  // Files are read before the database hears of them: one kind is enough.
  test.runIf(kind === "pglite")(
    "says what is wrong with any file, with little memory, while the server answers",
    async () => {
      const start = '# {"format":"elenchus-backup"';
      const header = `${start},"version":1,"createdAt":"2026-01-01T00:00:00.000Z","isDemo":true,"schema":[]}\n`;
      const table = '# {"table":"users","columns":["id"],"next":{}}\n';
      await writeBomb(inFolder("endless"), start, " ", BOMB_MB);
      await writeBomb(inFolder("swollen"), `${header}${table}`, "{}\n".padEnd(1024, " "), BOMB_MB);
      writeFileSync(inFolder("empty"), "");
      writeFileSync(inFolder("dump"), "--\n-- PostgreSQL database dump\n--\n");
      writeFileSync(inFolder("custom"), "PGDMP\u0001\u000e");
      writeFileSync(inFolder("head"), "age-encryption.org/v1\n-> scrypt c2FsdA 1");
      writeFileSync(inFolder("cut"), readFileSync(inFolder("before.backup")).subarray(0, 3000));
      await people("one");
      const memory = readMemoryMb(server);
      const waits: number[] = [];
      const over = new AbortController();
      const watch = async (): Promise<void> => {
        while (!over.signal.aborted) {
          const asked = performance.now();
          await fetch(`${server.address}/healthz`);
          waits.push(performance.now() - asked);
          await sleep(20);
        }
      };
      const watching = watch();
      for (const [name, told] of [
        ["endless", "a line that is longer than any that Elenchus writes"],
        // Less than 250 times its size: it is read to its end.
        ["swollen", "cut off before its end"],
        ["empty", "is empty"],
        ["dump", "a dump that PostgreSQL's pg_dump made"],
        ["custom", "a dump that PostgreSQL's pg_dump made"],
        ["head", "cut off before its end"],
        ["cut", "cut off before its end"],
      ] as const) {
        const said = await fail(data("one"), "restore", inFolder(name), "--replace");
        expect(said, name).toContain(told);
        expect(said, name).toContain("Nothing was changed");
      }
      over.abort();
      await watching;
      waits.sort((one, other) => one - other);
      expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(100);
      expect(readMemoryMb(server) - memory).toBeLessThan(150);
      expect(await people("one")).toContain("ada.invited@example.org");
    },
    LONG_MS,
  );

  test(
    "holds also where the database is lost: by what lies beside the backup, or in the data folder",
    async () => {
      const early = inFolder("before.backup");
      const ledger = inFolder("deletions.jsonl");
      // Told when the server ends, at the latest.
      await server.kill("SIGTERM");
      expect(readFileSync(join(data("one"), "deletions.jsonl"), "utf8")).toMatch(
        /^\{"kind":"account","key":"[\da-f-]{36}"/mu,
      );
      expect(readFileSync(join(data("one"), "deletions.jsonl"), "utf8")).not.toContain("invited");
      server = await startOn("two");
      await run(
        data("two"),
        "restore",
        early,
        "--replace",
        "--deletions",
        join(data("one"), "deletions.jsonl"),
      );
      expect(await people("two")).toContain("ada.invited");
      expect(await people("two")).not.toContain("bo.invited");
      await run(data("two"), "backup", inFolder("late.backup"));
      expect(readFileSync(ledger, "utf8")).toContain('"kind":"account"');
      await server.kill("SIGKILL");
      server = await startOn("three");
      expect(await run(data("three"), "restore", early, "--replace")).toContain("1 account and");
      expect(await people("three")).not.toContain("bo.invited");
      // What the data folder knows is deleted even if something else has brought it back.
      await server.kill("SIGTERM");
      rmSync(ledger);
      server = await startOn("four");
      await run(data("four"), "restore", early, "--replace");
      expect(await people("four")).toContain("bo.invited");
      await server.kill("SIGTERM");
      writeFileSync(
        join(data("four"), "deletions.jsonl"),
        readFileSync(join(data("one"), "deletions.jsonl")),
      );
      server = await startOn("four", false);
      await expect.poll(() => people("four"), { timeout: 30_000 }).not.toContain("bo.invited");
    },
    LONG_MS,
  );
});
