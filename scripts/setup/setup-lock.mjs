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

const LOCK = join(SETUP_FOLDER, "lock");
const OWNER = join(LOCK, "owner");
const BEAT_MS = 2000;
/** A holder that has not been heard of for this long is dead. */
const SILENCE_MS = 20_000;

/** @param {unknown} error @param {string} code */
function hasCode(error, code) {
  return error instanceof Error && "code" in error && error.code === code;
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

/** @returns {string | null} who holds the lock and has died, or null */
function findDeadOwner() {
  try {
    const isSilent = Date.now() - statSync(LOCK).mtimeMs > SILENCE_MS;
    const owner = readOwner();
    return isSilent || (owner !== "" && isDeadHere(owner)) ? owner : null;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

/** @returns {string} empty between the making of the folder and of the file in it */
function readOwner(folder = LOCK) {
  try {
    return readFileSync(join(folder, "owner"), "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return "";
    throw error;
  }
}

/**
 * Takes a dead owner's lock away. Renaming is atomic: of two that try, one gets the folder; and
 * whoever gets another folder than the one it judged puts it back.
 * @param {string} owner
 */
function bury(owner) {
  const grave = `${LOCK}-${process.pid}`;
  try {
    renameSync(LOCK, grave);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return;
    throw error;
  }
  if (readOwner(grave) === owner) rmSync(grave, { recursive: true });
  else renameSync(grave, LOCK);
}

/** @returns {boolean} */
function takeLock() {
  try {
    mkdirSync(LOCK);
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
  writeFileSync(OWNER, `${hostname()} ${process.pid}`);
  return true;
}

/**
 * Does the work while no other set-up of this folder runs.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withSetupLock(work) {
  mkdirSync(SETUP_FOLDER, { recursive: true });
  let told = false;
  while (!takeLock()) {
    const dead = findDeadOwner();
    if (dead !== null) {
      bury(dead);
      continue;
    }
    if (!told) process.stderr.write("Another set-up of this folder is running; waiting for it.\n");
    told = true;
    await wait(300);
  }
  const beat = setInterval(() => utimesSync(LOCK, new Date(), new Date()), BEAT_MS);
  const release = () => rmSync(LOCK, { recursive: true, force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.removeListener("exit", release);
    release();
  }
}
