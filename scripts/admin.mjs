// `npm run admin -- COMMAND --option value …`: a command to the running server, found by its data folder.
import { json } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { runFileCommand } from "./admin/backup-commands.mjs";
import { ask } from "./admin/door.mjs";

/** @param {readonly string[]} args */
function readCommand([command = "help", ...args]) {
  const names = [...new Set(args.filter((arg) => arg.startsWith("--")))];
  /** @type {Record<string, { type: "string" }>} */
  const options = {};
  for (const name of names) options[name.slice(2).split("=")[0] ?? ""] = { type: "string" };
  const { values, positionals } = parseArgs({
    args: [...args],
    options,
    strict: true,
    allowPositionals: true,
  });
  // Whom it is about may be said without its name.
  const [email, ...others] = positionals;
  if (email === undefined) return { command, options: values };
  if (others.length > 0 || values["email"] !== undefined)
    throw new Error(`Only one address can be given, not also "${others[0] ?? email}".`);
  return { command, options: { ...values, email } };
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<string>} what to print
 */
async function runCommand(args) {
  const done = await runFileCommand(args);
  if (done !== null) return done;
  const answer = await ask("/", {
    type: "application/json",
    body: [JSON.stringify(readCommand(args))],
  });
  /** @type {unknown} */
  const said = await json(answer);
  const { output, error } = /** @type {{ output?: string, error?: string }} */ (said);
  if (output === undefined) throw new Error(error);
  return output;
}

try {
  process.stdout.write(`${await runCommand(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
