import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { findingsAbout, type Finding } from "./finding.ts";
import { readBackup, type BackupFound } from "./read-backup.ts";

const { ok, doubt, broken } = findingsAbout("backups");

const HOUR_MS = 3_600_000;
const OLDEST_HOURS = 48;
/** So many are told one by one; of others, what is wrong with them. */
const TOLD = 3;

/** Files beside backups that are none. */
const BESIDE = /\.(?:part|json|jsonl|sha256)$/u;

interface Named extends BackupFound {
  readonly name: string;
}

function describeAge(at: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - at.getTime()) / HOUR_MS);
  return hours < 72 ? `${hours} hours old` : `${Math.floor(hours / 24)} days old`;
}

function describe({ name, bytes, at, holds, fault, isKnown }: Named, now: Date): Finding {
  const text = `${name}, ${describeAge(at, now)}, ${bytes} bytes`;
  if (fault !== null) return broken(`${text}: it ${fault}. Do not count on it.`);
  if (isKnown) return ok(`${text}: ${holds}.`);
  return doubt(`${text}: ${holds}, and nothing beside it says what is in it. Try it out.`);
}

/** Whether a good one is young enough: the only one that counts when all is lost. */
function examineAge(backups: readonly Named[], folder: string, now: Date): Finding {
  const good = backups.find(({ fault }) => fault === null);
  const make = "npm run admin -- backup FILE makes one";
  if (good === undefined) return broken(`There is no good one in ${folder}: ${make}.`);
  const text = `The newest good one, ${good.name}, is ${describeAge(good.at, now)}`;
  const hours = (now.getTime() - good.at.getTime()) / HOUR_MS;
  return hours > OLDEST_HOURS ? broken(`${text}: see why none was made since.`) : ok(`${text}.`);
}

/** How many backups there are, what they hold and how old they are: only who makes them knows where they are. */
export async function examineBackups(folder: string | null, now: () => Date): Promise<Finding[]> {
  if (folder === null) {
    const text = "Nobody said where they are: add --backups FOLDER, and they are looked at.";
    return [doubt(text)];
  }
  const backups: Named[] = [];
  try {
    const files = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !BESIDE.test(entry.name))
      .map(({ name }) => name);
    for (const name of files) {
      const head = await readBackup(join(folder, name), false);
      backups.push({ name, ...head });
    }
    backups.sort((one, other) => other.at.getTime() - one.at.getTime());
    const [newest] = backups;
    if (newest?.fault === null)
      backups[0] = { name: newest.name, ...(await readBackup(join(folder, newest.name), true)) };
  } catch (error) {
    return [broken(`${resolve(folder)} cannot be read (${String(error)}).`)];
  }
  const told = backups.filter(({ fault }, index) => index < TOLD || fault !== null);
  return [
    examineAge(backups, resolve(folder), now()),
    ...told.map((backup) => describe(backup, now())),
  ];
}
