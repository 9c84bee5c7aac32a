// `npm run admin -- COMMAND …`: a command to a running server, which is found by address and token or by its data
// folder. Needs Node alone; the server's build has it in one file, `apps/server/dist/admin.js`.
import { COMMANDS } from "./admin/commands.mjs";
import {
  describeCommand,
  describeCommands,
  describeUnknown,
  describeUsage,
} from "./admin/describe-commands.mjs";
import { askFirst } from "./admin/ask-first.mjs";
import { ask, readAnswer } from "./admin/door.mjs";
import { runFileCommand } from "./admin/file-commands.mjs";
import { findDoor } from "./admin/find-door.mjs";
import { readCommand } from "./admin/read-command.mjs";
import { runDoctor } from "./admin/run-doctor.mjs";

const HELP = new Set(["help", "--help", "-h"]);

/**
 * @param {readonly string[]} args
 * @returns {Promise<string | null>} what to print; null where the command has printed all by itself
 */
async function runCommand([name = "help", ...args]) {
  if (HELP.has(name)) return args[0] === undefined ? describeCommands() : describeCommand(args[0]);
  if (!Object.hasOwn(COMMANDS, name)) throw new Error(describeUnknown(name));
  if (args.some((arg) => HELP.has(arg) && arg !== "help")) return describeCommand(name);
  const { options, door: said } = readCommand(name, args);
  if (name === "doctor") {
    process.exitCode = await runDoctor(options);
    return null;
  }
  const done = await runFileCommand(name, options, () => findDoor(said));
  if (done !== null) return done;
  const door = findDoor(said);
  /** @param {Readonly<Record<string, string>>} given */
  const send = (given) => sendCommand(door, name, given);
  return COMMANDS[name]?.asksFirst ? askFirst(send, options) : send(options);
}

/**
 * @param {import("./admin/find-door.mjs").Door} door
 * @param {string} name
 * @param {Readonly<Record<string, string>>} options
 */
async function sendCommand(door, name, options) {
  const answer = await ask(door, "/", {
    type: "application/json",
    body: [JSON.stringify({ command: name, options })],
  });
  try {
    return (await readAnswer(answer)).output;
  } catch (error) {
    if (answer.statusCode !== 422 || !(error instanceof Error)) throw error;
    throw new Error(`${error.message}\nUsage: ${describeUsage(name)}`, { cause: error });
  }
}

// What Node ends with where something is waited for that never comes.
process.once("exit", (code) => {
  if (code !== 13) return;
  process.exitCode = 1;
  process.stderr.write(
    "The command broke off: the connection or the file that it waited for is gone. Look at what it did before you try again.\n",
  );
});
try {
  const said = await runCommand(process.argv.slice(2));
  if (said !== null) process.stdout.write(`${said}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
