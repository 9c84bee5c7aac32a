import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from "node:fs";
import { dirname } from "node:path";
import { UsageError } from "../command-line.ts";

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

/** Does something with a file whose name was typed; what the machine says against it is told in a line. */
function reach<Result>(what: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new UsageError(`${what} (${String(error.code)}).`);
  }
}

/**
 * Opens a journal, to which more is added where there is one already.
 * @throws UsageError where nothing can be written there, before anything was paid for
 */
export function openJournal(file: string): Journal {
  reach(`Nothing can be written to ${file}`, () => {
    mkdirSync(dirname(file), { recursive: true });
    if (existsSync(file)) mend(file);
    appendFileSync(file, "");
  });
  return {
    file,
    // Written before the call returns, so that a killed process leaves what it has.
    add: (entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`),
  };
}

function readLine(file: string, line: string, at: number): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new UsageError(`Line ${at + 1} of ${file} is no JSON, so it is no file of a run's.`, {
      cause: error,
    });
  }
}

/**
 * The entries of a journal, oldest first; none where there is no file.
 * @throws UsageError where it cannot be read
 */
export function readJournal(file: string): unknown[] {
  if (!existsSync(file)) return [];
  const text = reach(`${file} cannot be read`, () => readFileSync(file, "utf8"));
  // What stands behind the last line break was cut off in the middle.
  const lines = text.split("\n").slice(0, -1);
  return lines.map((line, at) => readLine(file, line, at));
}
