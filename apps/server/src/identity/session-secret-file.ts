import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../db/make-folder.ts";

const SECRET_FILE = "session-secret";

/** The demo's own secret, made at the first start and kept, so that log-ins outlive a restart. */
export function keepSessionSecret(folder: string): string {
  makeFolder(folder);
  const path = join(folder, SECRET_FILE);
  try {
    writeFileSync(path, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(path, "utf8");
}

/** The demo's own secret as a list, if there is one yet. */
export function readSecret(folder: string): readonly [string] | null {
  const path = join(folder, SECRET_FILE);
  return existsSync(path) ? [readFileSync(path, "utf8")] : null;
}
