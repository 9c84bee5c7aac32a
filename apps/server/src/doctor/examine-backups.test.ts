import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { examineBackups } from "./examine-backups.ts";
import { describeFindings } from "./finding.ts";

const NOW = new Date("2026-11-29T08:00:00Z");
const root = mkdtempSync(join(tmpdir(), "elenchus-backups-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const hash = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");

/** An archive as the program writes it, with one row in one table. */
function buildArchive(createdAt: string): Buffer {
  const header = { format: "elenchus-backup", version: 1, createdAt, isDemo: false, schema: [] };
  const row = '{"id":1}\n';
  const lines = [
    `# ${JSON.stringify(header)}\n`,
    '# {"table":"users","columns":["id"],"next":{}}\n',
    row,
    `# ${JSON.stringify({ rows: 1, sha256: hash(row) })}\n`,
  ].join("");
  return gzipSync(`${lines}# ${JSON.stringify({ tables: 1, sha256: hash(lines) })}\n`);
}

interface Written {
  readonly name: string;
  readonly bytes: Buffer;
  readonly isTold?: boolean;
  readonly at?: string;
}

async function examine(...files: readonly Written[]): Promise<string> {
  const folder = mkdtempSync(join(root, "some-"));
  for (const { name, bytes, isTold = false, at = "2026-11-29T02:30:00.000Z" } of files) {
    const file = join(folder, name);
    writeFileSync(file, bytes);
    // As after it was copied.
    utimesSync(file, NOW, NOW);
    const facts = { createdAt: at, tables: 33, rows: 500, isEncrypted: true };
    const head = { ...facts, bytes: bytes.length, sha256: hash(bytes) };
    if (isTold) writeFileSync(`${file}.json`, JSON.stringify(head));
  }
  return describeFindings(await examineBackups(folder, () => NOW));
}

test("a good one is told with its head, size and age, which is not the file's", async () => {
  const bytes = buildArchive("2026-11-29T02:30:00.000Z");
  const told = await examine({ name: "plain.backup", bytes });
  expect(told).toMatch(/^ok +backups +The newest good one, plain\.backup, is 5 hours old/u);
  expect(told).toContain(`plain.backup, 5 hours old, ${bytes.length} bytes: 1 rows in 1 tables.`);
  const old = await examine({
    name: "old.backup",
    bytes: buildArchive("2026-11-20T02:30:00.000Z"),
  });
  expect(old).toMatch(/^broken +backups +The newest good one.* 9 days old: see why none was made/u);
});

test("what stands beside an encrypted one tells its head, and whether it is what was written", async () => {
  const bytes = Buffer.from("age-encryption.org/v1\nwhatever");
  const name = "elenchus-20261129T023000Z.backup";
  expect(await examine({ name, bytes, isTold: true })).toContain(
    `${name}, 5 hours old, ${bytes.length} bytes: 500 rows in 33 tables, encrypted.`,
  );
  expect(await examine({ name, bytes })).toMatch(/^doubt .*nothing beside it says what is in it/mu);
});

const whole = buildArchive("2026-11-29T02:30:00.000Z");
const damaged = Buffer.from(whole);
damaged.writeUInt8(damaged.readUInt8(60) ^ 0xff, 60);
test.each([
  ["an empty one", Buffer.alloc(0), /it is empty/u],
  ["one that is cut", whole.subarray(0, whole.length - 30), /it cannot be restored \(.*cut off/u],
  ["one that is damaged", damaged, /it cannot be restored \(/u],
  ["another file", Buffer.from("Dear Ada,\n"), /it cannot be restored \(.*not a backup/u],
])("%s is none, and said to be broken", async (_what, bytes, told) => {
  const said = await examine({ name: "bad.backup", bytes });
  expect(said).toMatch(/^broken +backups +There is no good one/u);
  expect(said).toMatch(told);
});

test("one that became shorter since is cut, and an older one counts", async () => {
  const folder = mkdtempSync(join(root, "cut-"));
  const write = (name: string, kept: number, at: string) => {
    const head = { createdAt: at, tables: 1, rows: 1, isEncrypted: false };
    writeFileSync(join(folder, name), whole.subarray(0, kept));
    const told = { ...head, bytes: whole.length, sha256: hash(whole) };
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(told));
  };
  write("new.backup", 100, "2026-11-29T02:30:00.000Z");
  write("before.backup", whole.length, "2026-11-28T02:30:00.000Z");
  const said = describeFindings(await examineBackups(folder, () => NOW));
  expect(said).toContain("The newest good one, before.backup, is 29 hours old.");
  expect(said).toMatch(/^broken .*new\.backup.*it is cut off: \d+ bytes were written/mu);
});

test("a folder that is not there, or not named, is told", async () => {
  const now = () => NOW;
  expect(describeFindings(await examineBackups(join(root, "none"), now))).toMatch(/^broken/u);
  expect(describeFindings(await examineBackups(null, now))).toMatch(/^doubt/u);
});
