import { Encrypter } from "age-encryption";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAdminContext } from "../../test/build-admin-context.ts";
import { buildTestServer, type TestServer } from "../../test/build-test-server.ts";
import { logIn, type TestUser } from "../../test/test-user.ts";
import { openAdminServer } from "./admin-server.ts";

const ADMIN = resolve(import.meta.dirname, "../../../../scripts/admin.mjs");
const migrationsFolder = resolve(import.meta.dirname, "../../migrations");
/** A pass phrase is made slow to guess: three of them take their time on a machine that is busy. */
const SLOW_MS = 180_000;
const open = new AsyncDisposableStack();
const spawnFile = promisify(execFile);

let folder: string;
let source: TestServer;
let target: TestServer;
let learner: TestUser;
const inFolder = (name: string): string => join(folder, name);

/** A server, and its door in a folder of that name. */
async function openDoor(name: string): Promise<TestServer> {
  const server = await buildTestServer("postgres");
  open.defer(() => server.close());
  const { database } = server;
  const door = await openAdminServer(
    { ...buildAdminContext(server), database },
    {
      host: "127.0.0.1",
      port: 0,
      token: null,
      dataDir: inFolder(name),
      migrationsFolder,
      restoreScript: null,
    },
  );
  open.defer(() => door.close());
  return server;
}

/** What `npm run admin -- …` prints to whoever has that data folder; an error with what it complains of. */
async function run(dataDir: string, ...args: string[]): Promise<string> {
  const env = { PATH: process.env["PATH"], DATA_DIR: inFolder(dataDir) };
  try {
    return (await spawnFile(process.execPath, [ADMIN, ...args], { env })).stdout;
  } catch (error) {
    throw new Error((error as { stderr: string }).stderr, { cause: error });
  }
}

/** Encrypts as the product does, but for a pass phrase that is quick to guess. */
function encryptQuickly(bytes: Uint8Array, passphrase: string): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(4);
  encrypter.setPassphrase(passphrase);
  return encrypter.encrypt(bytes);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-backup-"));
  open.defer(() => rmSync(folder, { recursive: true, force: true }));
  [source, target] = await Promise.all([openDoor("source"), openDoor("target")]);
  learner = await source.addUser();
  await target.addUser();
  writeFileSync(inFolder("phrase"), "no bird sings at noon\n");
  writeFileSync(inFolder("wrong"), "no bird sings at night\n");
});
afterAll(() => open.disposeAsync());

test("a backup is a new file that its owner alone can read", async () => {
  const file = inFolder("plain");
  expect(await run("source", "backup", file)).toContain("not encrypted");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(gunzipSync(readFileSync(file)).toString()).toContain(learner.email);
  await expect(run("source", "backup", file)).rejects.toThrow("exists already");
});

test("what was written is read back, and told of beside the file", async () => {
  const file = inFolder("told");
  const said = await run("source", "backup", file);
  const [, rows, tables] = /was read back: (\d+) rows in (\d+) tables/u.exec(said) ?? [];
  const head = JSON.parse(readFileSync(`${file}.json`, "utf8"));
  const sha256 = createHash("sha256").update(readFileSync(file)).digest("hex");
  const { size: bytes } = statSync(file);
  expect(head).toEqual({
    createdAt: expect.stringMatching(/^20.*Z$/u),
    rows: Number(rows),
    tables: Number(tables),
    bytes,
    sha256,
    isEncrypted: false,
  });
  expect(head.rows).toBeGreaterThan(10);
});

test("why no backup was made is told in words, and nothing is left of it", async () => {
  const made = (name: string) => run("source", "backup", inFolder(name));
  await expect(made("nowhere/one")).rejects.toThrow(/no such file or folder.*ENOENT/u);
  await expect(made("phrase/one")).rejects.toThrow(/is a file.*ENOTDIR/u);
  await expect(run("source", "backup", "/proc/one")).rejects.toThrow(/cannot be made: .*\(E/u);
  // A device that is always full.
  symlinkSync("/dev/full", inFolder("full.part"));
  await expect(made("full")).rejects.toThrow("full.part is there");
  expect(existsSync(inFolder("full"))).toBe(false);
});

test("a folder keeps so many good ones, and never fewer than three", async () => {
  const folderOf = inFolder("kept");
  mkdirSync(folderOf);
  const list = () => readdirSync(folderOf).filter((name) => name.endsWith(".backup"));
  for (let day = 1; day <= 5; day += 1) {
    const name = `elenchus-2026010${day}T000000Z.backup`;
    writeFileSync(join(folderOf, name), `${day}`);
    const sha256 = createHash("sha256").update(`${day}`).digest("hex");
    writeFileSync(join(folderOf, `${name}.json`), JSON.stringify({ bytes: 1, sha256 }));
  }
  // The fifth is not what was written, though it is as long.
  writeFileSync(join(folderOf, "elenchus-20260105T000000Z.backup"), "x");
  writeFileSync(join(folderOf, "elenchus-20260104T000000Z.backup"), "cut");
  writeFileSync(join(folderOf, "mine.backup"), "nobody's business");
  const rotate = (keep: string) => run("source", "backup", "--folder", folderOf, "--keep", keep);
  await expect(rotate("2")).rejects.toThrow("--keep must be a number from 3 on");
  expect(list()).toHaveLength(6);
  await expect(rotate("3")).rejects.toThrow("its checksum differs. No older backup was deleted");
  expect(list()).toHaveLength(7);
  rmSync(join(folderOf, "elenchus-20260105T000000Z.backup"));
  const said = await rotate("3");
  expect(said).toContain("3 good ones are kept, 2 older deleted.");
  expect(said).toMatch(/Not known to be good, and left: .*20260104/u);
  expect(list().filter((name) => /2026010[12]/u.test(name))).toEqual([]);
  expect(list()).toContain("mine.backup");
  expect(list()).toHaveLength(5);
});

test("accounts are given up only when that is asked for", async () => {
  const count = () => target.stores.students.countStudents({ kind: "all" });
  await expect(run("target", "restore", inFolder("plain"))).rejects.toThrow("add --replace");
  expect(await count()).toBe(1);
  await run("target", "restore", inFolder("plain"), "--replace");
  expect((await logIn(target.app, learner.email)).id).toBe(learner.id);
});

test("a file that is cut off, or none of ours, is restored nowhere", async () => {
  const bytes = readFileSync(inFolder("plain"));
  writeFileSync(inFolder("cut"), bytes.subarray(0, bytes.length - 100));
  writeFileSync(inFolder("letter"), "Dear Ada,\n");
  const restore = (name: string) => run("target", "restore", inFolder(name), "--replace");
  await expect(restore("cut")).rejects.toThrow("cut off before its end. Nothing was changed");
  await expect(restore("letter")).rejects.toThrow("not a backup of Elenchus. Nothing was changed");
  await expect(restore("none")).rejects.toThrow("no such file");
  expect((await logIn(target.app, learner.email)).id).toBe(learner.id);
});

test(
  "an encrypted backup is opened by its pass phrase alone, and whole",
  async () => {
    const file = inFolder("secret");
    const phrase = ["--passphrase-file", inFolder("phrase")];
    expect(await run("source", "backup", file, ...phrase)).toContain(", encrypted");
    const bytes = readFileSync(file);
    expect(bytes.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
    const quick = await encryptQuickly(readFileSync(inFolder("plain")), "no bird sings at noon");
    writeFileSync(inFolder("quick"), quick);
    writeFileSync(inFolder("short"), quick.subarray(0, quick.length - 100));
    const restore = (name: string, ...how: string[]) =>
      run("target", "restore", inFolder(name), "--replace", ...how);
    await Promise.all([
      expect(restore("secret")).rejects.toThrow("add --passphrase-file"),
      expect(restore("quick", "--passphrase-file", inFolder("wrong"))).rejects.toThrow(
        "not the one that this backup was encrypted with",
      ),
      expect(restore("short", ...phrase)).rejects.toThrow("cut off before its end"),
    ]);
    expect(await restore("secret", ...phrase)).toMatch(/^Restored the backup of .* rows in/u);
  },
  SLOW_MS,
);

test("who mistypes, or has no server there, is told what to do", async () => {
  await expect(run("source", "backup")).rejects.toThrow(
    "backup [FILE] [--folder FOLDER] [--keep NUMBER]",
  );
  await expect(run("nowhere", "backup", inFolder("other"))).rejects.toThrow("Start it first");
});
