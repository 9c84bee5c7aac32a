import { readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { findingsAbout, type Finding } from "./finding.ts";

const { ok, doubt, broken } = findingsAbout("backups");

const HOUR_MS = 3_600_000;
const OLDEST_HOURS = 48;

/** How old the newest backup is: only who makes them knows where they are. */
export function examineBackups(folder: string | null, now: () => Date): Finding {
  if (folder === null) {
    return doubt(
      "Nobody said where they are: add --backups FOLDER, and the newest one's age is told.",
    );
  }
  let files: { name: string; at: number }[];
  try {
    files = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".part"))
      .map(({ name }) => ({ name, at: statSync(join(folder, name)).mtimeMs }));
  } catch (error) {
    return broken(`${resolve(folder)} cannot be read (${String(error)}).`);
  }
  const newest = files.toSorted((one, other) => other.at - one.at)[0];
  if (newest === undefined) {
    return broken(`There is none in ${resolve(folder)}: npm run admin -- backup FILE makes one.`);
  }
  const hours = Math.floor((now().getTime() - newest.at) / HOUR_MS);
  const text = `The newest, ${newest.name}, is ${hours} hours old`;
  return hours > OLDEST_HOURS ? broken(`${text}: see why none was made since.`) : ok(`${text}.`);
}
