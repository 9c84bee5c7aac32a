import { readdirSync, readFileSync } from "node:fs";
import type { IssueFamily } from "../issue.ts";

/** The server's build puts the files beside the bundle. */
const FOLDER = new URL(
  import.meta.url.endsWith(".ts") ? "../../library/" : "library/",
  import.meta.url,
);

let library: readonly IssueFamily[] | null = null;

/**
 * Every family of the library, by file name; read at the first call, in some 20 ms. Its form is checked by tests, not here.
 */
export function readLibrary(): readonly IssueFamily[] {
  library ??= readdirSync(FOLDER)
    .toSorted()
    .map((file) => JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as IssueFamily);
  return library;
}
