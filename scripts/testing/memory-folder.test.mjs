import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hasRoom, isInMemory, withMemoryFolder } from "./memory-folder.mjs";

test("a place that somebody has chosen is used", async () => {
  const env = { TMPDIR: "/chosen" };
  expect(await withMemoryFolder(env, async ({ TMPDIR }) => TMPDIR)).toBe("/chosen");
});

describe.runIf(hasRoom())("a folder in memory", () => {
  test("is open to all, and gone when the step has ended or failed", async () => {
    const seen = await withMemoryFolder({}, async ({ TMPDIR = "" }) => {
      expect(isInMemory(TMPDIR)).toBe(true);
      expect(statSync(TMPDIR).mode & 0o7777).toBe(0o1777);
      return TMPDIR;
    });
    expect(existsSync(seen)).toBe(false);
    const failing = withMemoryFolder({}, async () => Promise.reject(new Error("the step's")));
    await expect(failing).rejects.toThrow("the step's");
    expect(existsSync(seen)).toBe(false);
  });

  test("of a run that was killed is removed by the next one, and one in use is not", async () => {
    const gone = `/dev/shm/elenchus-test-${spawnSync("true").pid}`;
    const inUse = `/dev/shm/elenchus-test-${process.ppid}`;
    const isNew = !existsSync(inUse);
    for (const folder of [gone, inUse]) mkdirSync(folder, { recursive: true });
    await withMemoryFolder({}, async () => undefined);
    expect([existsSync(gone), existsSync(inUse)]).toEqual([false, true]);
    if (isNew) rmSync(inUse, { recursive: true });
  });
});
