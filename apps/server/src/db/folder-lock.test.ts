import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Another process that takes the lock, says "held" or why not, and keeps it until it is killed. */
function startHolder() {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(import.meta.resolve("./folder-lock.ts"))});
    try {
      lockFolder(${JSON.stringify(folder)});
      console.log("held");
      setInterval(() => {}, 1000);
    } catch (error) {
      console.log(error.message);
    }`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script]);
  const said = once(child.stdout, "data").then(([data]) => String(data).trim());
  return { child, said };
}

async function kill(child: ReturnType<typeof spawn>): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

test("names the process that holds the folder, for people", () => {
  const lock = lockFolder(folder);
  expect(readFileSync(join(folder, "elenchus.lock"), "utf8")).toBe(`${process.pid}\n`);
  expect(() => lockFolder(folder)).toThrow(
    `Another Elenchus (process ${process.pid}) is already using ${folder}. ` +
      "Stop it first, or set DATA_DIR to another folder.",
  );
  lock.release();
});

test("is free again once released", () => {
  lockFolder(folder).release();
  expect(existsSync(join(folder, "elenchus.lock"))).toBe(false);
  lockFolder(folder).release();
});

test("refuses another process, and lets it in when the first one was killed", async () => {
  const first = startHolder();
  expect(await first.said).toBe("held");
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  expect(() => lockFolder(folder)).toThrow(`(process ${first.child.pid})`);
  await kill(first.child);
  lockFolder(folder).release();
});

test.each([`${process.pid}\n`, "nonsense"])(
  "believes nothing that a dead process left (%j)",
  (left) => {
    writeFileSync(join(folder, "elenchus.lock"), left);
    const lock = lockFolder(folder);
    expect(readFileSync(join(folder, "elenchus.lock"), "utf8")).toBe(`${process.pid}\n`);
    lock.release();
  },
);

test("of several processes that start at once, lets one in", async () => {
  const holders = [1, 2, 3].map(startHolder);
  const said = await Promise.all(holders.map((holder) => holder.said));
  expect(said.filter((text) => text === "held")).toHaveLength(1);
  expect(said.join("\n")).toMatch(/^(?:(?:held|Another Elenchus.*)(?:\n|$))+$/);
  await Promise.all(
    holders.filter(({ child }) => child.exitCode === null).map(({ child }) => kill(child)),
  );
});
