import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { SETUP_FOLDER } from "./paths.mjs";

const BEAT_MS = 2000;
/** A holder that has not been heard of for this long is dead. */
const SILENCE_MS = 20_000;
const LOOK_AGAIN_MS = 200;

/**
 * @param {unknown} error
 * @param {string} code
 */
function hasCode(error, code) {
  return error instanceof Error && "code" in error && error.code === code;
}

/**
 * @param {string} lock
 * @returns {string} empty between the making of the folder and of the file in it
 */
function readOwner(lock) {
  try {
    return readFileSync(join(lock, "owner"), "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return "";
    throw error;
  }
}

/** @param {string} owner `host pid` */
function isDeadHere(owner) {
  const [host, pid] = owner.split(" ");
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return hasCode(error, "ESRCH");
  }
}

/**
 * @param {string} lock
 * @returns {string | null} who holds the lock and has died, or null
 */
function findDeadOwner(lock) {
  try {
    const isSilent = Date.now() - statSync(lock).mtimeMs > SILENCE_MS;
    const owner = readOwner(lock);
    return isSilent || isDeadHere(owner) ? owner : null;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

/**
 * Takes a dead owner's lock away. Renaming is atomic: of two that try, one gets the folder; and
 * whoever gets another folder than the one it judged puts it back.
 * @param {string} lock
 * @param {string} owner
 */
function bury(lock, owner) {
  const grave = `${lock}-${process.pid}`;
  try {
    renameSync(lock, grave);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return;
    throw error;
  }
  if (readOwner(grave) === owner) rmSync(grave, { recursive: true });
  else renameSync(grave, lock);
}

/**
 * @param {string} lock
 * @returns {boolean}
 */
function takeLock(lock) {
  try {
    mkdirSync(lock);
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
  writeFileSync(join(lock, "owner"), `${hostname()} ${process.pid}`);
  return true;
}

/** @param {string} lock */
async function waitForLock(lock) {
  let hasTold = false;
  while (!takeLock(lock)) {
    const dead = findDeadOwner(lock);
    if (dead !== null) {
      bury(lock, dead);
      continue;
    }
    if (!hasTold) process.stderr.write("Another set-up of this folder is running; waiting …\n");
    hasTold = true;
    await wait(LOOK_AGAIN_MS);
  }
}

/**
 * Does the work while no other set-up of this folder runs.
 * @template T
 * @param {() => Promise<T>} work
 * @param {string} [folder] that the lock lies in
 * @returns {Promise<T>}
 */
export async function withSetupLock(work, folder = SETUP_FOLDER) {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, "lock");
  await waitForLock(lock);
  const beat = setInterval(() => utimesSync(lock, new Date(), new Date()), BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(lock, { recursive: true, force: true });
  }
}
