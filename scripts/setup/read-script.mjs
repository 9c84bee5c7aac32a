import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @param {string} folder of a workspace or of the project
 * @param {string} name
 * @returns {string} the command line that its package.json has under that name
 */
export function readScript(folder, name) {
  const file = join(folder, "package.json");
  const content = /** @type {{ scripts?: Record<string, string> }} */ (
    JSON.parse(readFileSync(file, "utf8"))
  );
  const line = content.scripts?.[name];
  if (line === undefined) throw new Error(`${file} has no script named ${name}.`);
  return line;
}
