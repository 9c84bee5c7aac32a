import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from "node:fs";
import { dirname } from "node:path";

/** A file to which each result is added as it comes, one line of JSON each: what was paid for is not lost. */
export interface Journal {
  readonly file: string;
  add(entry: unknown): void;
}

/** Takes away a last line that was cut off in the middle. */
function mend(file: string): void {
  const bytes = readFileSync(file);
  truncateSync(file, bytes.lastIndexOf("\n") + 1);
}

/** Opens a journal, to which more is added where there is one already. */
export function openJournal(file: string): Journal {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file)) mend(file);
  return {
    file,
    // Written before the call returns, so that a killed process leaves what it has.
    add: (entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`),
  };
}

/** The entries of a journal, oldest first; none where there is no file. */
export function readJournal(file: string): unknown[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  // What stands behind the last line break was cut off in the middle.
  return lines.slice(0, -1).map((line): unknown => JSON.parse(line));
}
