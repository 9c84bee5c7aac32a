import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

/** Where Linux keeps files in memory. */
const SHARED_MEMORY = "/dev/shm";
/** Bytes that have to be free there: all tests were seen to fill a third of it. */
const ROOM = 3 * 2 ** 30;
/** What Linux calls the kind of a file system that lies in memory. */
const TMPFS = 0x01021994;
const PREFIX = "elenchus-test-";

/** @param {string} folder */
export const isInMemory = (folder) => statfsSync(folder).type === TMPFS;

/** Tests load programs from the folder, which a container's often forbids. */
function mayRunPrograms() {
  const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
  const own = mounts.findLast((line) => line.split(" ")[1] === SHARED_MEMORY) ?? "noexec";
  return !/\bnoexec\b/u.test(own);
}

/** Whether tests may write into memory. */
export function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    const isWide = bavail * bsize >= ROOM && freemem() >= 2 * ROOM;
    return isWide && isInMemory(SHARED_MEMORY) && mayRunPrograms();
  } catch {
    // As on a Mac.
    return false;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH";
  }
}

/** What runs that were killed have left would fill the memory until the machine starts anew. */
function removeLeftovers() {
  for (const name of readdirSync(SHARED_MEMORY)) {
    const isLeft = name.startsWith(PREFIX) && !isRunning(Number(name.slice(PREFIX.length)));
    if (isLeft) rmSync(join(SHARED_MEMORY, name), { recursive: true, force: true });
  }
}

/**
 * Runs a step whose temporary files lie in memory, where there is room and nobody has chosen another place. Databases
 * and browsers are made by the hundred, of thousands of small files, and wait for the disk whenever they write.
 * @template Result
 * @param {NodeJS.ProcessEnv} env
 * @param {(env: NodeJS.ProcessEnv) => Promise<Result>} step
 * @returns {Promise<Result>}
 */
export async function withMemoryFolder(env, step) {
  if (env["TMPDIR"] !== undefined || !hasRoom()) return step(env);
  removeLeftovers();
  const folder = join(SHARED_MEMORY, `${PREFIX}${process.pid}`);
  mkdirSync(folder);
  // As the usual folder is: tests start programs as other users.
  chmodSync(folder, 0o1777);
  try {
    return await step({ ...env, TMPDIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
