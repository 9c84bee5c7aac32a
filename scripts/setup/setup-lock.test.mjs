import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withSetupLock } from "./setup-lock.mjs";

let folder = "";
/** @type {import("vitest").MockInstance} */
let said;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "elenchus-lock-"));
  // Whoever waits is told so.
  said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** @param {string} owner */
function leaveLock(owner) {
  mkdirSync(join(folder, "lock"));
  writeFileSync(join(folder, "lock/owner"), owner);
}

test("two at once do their work one after the other", async () => {
  /** @type {string[]} */
  const order = [];
  /** @param {string} name */
  const work = (name) =>
    withSetupLock(async () => {
      order.push(`${name} begins`);
      await wait(50);
      order.push(`${name} ends`);
    }, folder);
  await Promise.all([work("one"), work("two")]);
  expect(order).toEqual(["one begins", "one ends", "two begins", "two ends"]);
});

test("work that fails lets go of the lock", async () => {
  const failing = withSetupLock(() => Promise.reject(new Error("no network")), folder);
  await expect(failing).rejects.toThrow("no network");
  expect(await withSetupLock(() => Promise.resolve("done"), folder)).toBe("done");
});

test("the lock of a process that has died is taken over", async () => {
  const dead = spawn(process.execPath, ["-e", ""]);
  await once(dead, "close");
  leaveLock(`${hostname()} ${dead.pid}`);
  expect(await withSetupLock(() => Promise.resolve("done"), folder)).toBe("done");
});

test("the lock of another machine that has gone silent is taken over", async () => {
  leaveLock("another-machine 1");
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(join(folder, "lock"), longAgo, longAgo);
  expect(await withSetupLock(() => Promise.resolve("done"), folder)).toBe("done");
});

test("the lock of a process that lives is waited for", async () => {
  leaveLock(`${hostname()} ${process.pid}`);
  let isDone = false;
  const waiting = withSetupLock(async () => {
    isDone = true;
  }, folder);
  await wait(400);
  expect(isDone).toBe(false);
  expect(said).toHaveBeenCalledWith(expect.stringContaining("waiting"));
  rmSync(join(folder, "lock"), { recursive: true });
  await waiting;
  expect(isDone).toBe(true);
});
