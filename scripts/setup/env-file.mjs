import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";

/**
 * @returns {string[]} what tells Node to read `.env`, where there is one; what the environment sets
 *   already stays as it is
 */
export function envFileOption() {
  const file = join(ROOT, ".env");
  return existsSync(file) ? [`--env-file=${file}`] : [];
}
