import { Console } from "node:console";
import { PassThrough } from "node:stream";

/** A table as the console draws it, as text. */
export function renderTable(rows: Readonly<Record<string, object>>): string {
  const stdout = new PassThrough();
  new Console({ stdout }).table(rows);
  return String(stdout.read() ?? "").trimEnd();
}
