import { execFile, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { assemble } from "../../../scripts/deploy/assemble.mjs";
import { serverCommand } from "../../../scripts/serving/server-command.mjs";
import { startBuiltServer } from "../../../scripts/serving/start-built-server.mjs";
import { buildPostgresUrl } from "./build-database.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const run = promisify(execFile);
const ADMIN = "apps/server/dist/admin.js";
const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
let folder: string;
let root: string;

// Outside the project, where nothing is found that was not copied: as in an image.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-assembled-"));
  root = join(folder, "app");
  assemble(root);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function runNode(args: readonly string[], env: Record<string, string> = {}) {
  return run(process.execPath, args, { env, cwd: root }).catch(
    (failure: unknown) => failure as { stdout: string; stderr: string; code: number },
  );
}

function listSettings(databaseUrl: string): Record<string, string> {
  return {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    DATA_DIR: join(folder, "data"),
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: "https://elenchus.example",
    SESSION_SECRET: "a secret of the test that no server has",
    PAYMENT: "off",
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "elenchus@elenchus.example",
    OPERATOR: "The test",
    CONTACT_EMAIL: "elenchus@elenchus.example",
  };
}

/** A user of the database who may read and write what is there, and create nothing. */
async function addWeakUser(url: string): Promise<string> {
  const role = `weak_${randomUUID().replaceAll("-", "")}`;
  const grants = ["public", "drizzle", "jobs"].flatMap((schema) => [
    `grant usage on schema ${schema} to ${role}`,
    `grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
    `grant usage on all sequences in schema ${schema} to ${role}`,
  ]);
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of [`create role ${role} login password 'weak'`, ...grants])
    await client.query(statement);
  await client.end();
  return Object.assign(new URL(url), { username: role, password: "weak" }).href;
}

test("what is assembled runs alone: it migrates, serves with fewer rights, and takes commands", async () => {
  const url = await buildPostgresUrl();
  const [, main = ""] = serverCommand(root);
  for (const time of ["the first time", "again"]) {
    const done = await runNode([main, "migrate"], listSettings(url));
    expect(done, time).toMatchObject({ stderr: "" });
    expect(done.stdout).toMatch(/^The database is what Elenchus \S+ needs\.\n$/u);
  }
  const env = listSettings(await addWeakUser(url));
  const server = await startBuiltServer({ dataDir: join(folder, "data"), env, root });
  onTestFinished(() => server.stop());
  // Where many share the machine, a database may be slow to answer once.
  await vi.waitFor(
    async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200),
    30_000,
  );
  expect(await (await fetch(server.url)).text()).toContain("<title>");
  const told = await runNode([ADMIN, "export", "nobody@elenchus.example"], env);
  expect(told.stderr).toContain("nobody@elenchus.example");
  // A container has little room for the admin door's file: here no file may grow beyond some kilobytes.
  const little = ["-c", 'ulimit -f 16; exec "$@"', "sh", process.execPath, ADMIN, "doctor"];
  const doctor = await run("sh", little, { env, cwd: root }).catch(
    (failure: unknown) => failure as { stdout: string; stderr: string },
  );
  expect(doctor.stderr).toBe("");
  expect(doctor.stdout).toMatch(/^ok +disk /mu);
  expect(server.log()).not.toMatch(/"level":[56]0/u);
});

test("it has the reader inside", async () => {
  const child = fork(join(root, "apps/server/dist/reader-child.js"), {
    env: {},
    execArgv: [],
    serialization: "advanced",
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  child.send({ id: 1, pairs: [["reason: Dogs bark.", "dogs bark"]] });
  const answered = await Promise.race([once(child, "message"), once(child, "exit")]);
  expect(answered[0]).toMatchObject({ id: 1, readings: [{ likelihood: expect.any(Number) }] });
});

test("it has the programs that the document has people start in a container", () => {
  const documents = read("docs/operations/containers.md") + read("deploy/compose.yaml");
  const named = [...documents.matchAll(/exec app node (\S+)/gu)].map(([, path = ""]) => path);
  expect(named).not.toEqual([]);
  for (const path of named) expect(existsSync(join(root, path)), path).toBe(true);
});

test("nothing is assembled over what is there", () => {
  expect(() => assemble(root)).toThrow(/is not empty/u);
});

test("a word that is no task of the program's starts nothing", async () => {
  const cases = [["migarte"], ["migrate", "now"], ["--migrate"]];
  const ends = await Promise.all(cases.map((words) => runNode([...serverCommand(root), ...words])));
  for (const [at, words] of cases.entries()) {
    expect(ends[at]).toMatchObject({ code: 1, stdout: "" });
    const told = `Elenchus knows no task ${words.join(" ")}: only serve and migrate.\n`;
    expect(ends[at]?.stderr).toBe(told);
  }
});

test("the image's command and Node are the project's", () => {
  const file = read("deploy/Dockerfile");
  const node = read(".node-version").trim();
  expect(file).toMatch(
    new RegExp(String.raw`^ARG NODE_IMAGE=docker\.io/library/node:${node}-`, "mu"),
  );
  const [, command = ""] = /^CMD (\[.*\])$/mu.exec(file) ?? [];
  expect(JSON.parse(command)).toEqual(["node", ...serverCommand("")]);
});
