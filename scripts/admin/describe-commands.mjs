import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { COMMANDS } from "./commands.mjs";
import { DOOR_OPTIONS } from "./door-options.mjs";

/** How this tool was called, to be called so again. */
function nameProgram() {
  if (process.env["npm_lifecycle_event"] === "admin") return "npm run admin --";
  const path = resolve(process.argv[1] ?? "admin.mjs");
  // A release brings its own Node.
  const released = join(path, "../../../../bin/elenchus-admin");
  if (existsSync(released)) return released;
  const near = relative(process.cwd(), path);
  return `node ${near.length < path.length ? near : path}`;
}

/**
 * @param {string} key
 * @param {import("./commands.mjs").CommandOption} option
 * @param {boolean} isBare
 */
function describeOption(key, { value, isNeeded }, isBare) {
  const name = isBare ? "" : `--${key}`;
  const text = [name, value ?? ""].filter(Boolean).join(" ");
  return isNeeded ? text : `[${text}]`;
}

/** @param {string} name */
function describeShortly(name) {
  const { options = {}, bare } = COMMANDS[name] ?? {};
  const taken = Object.entries(options).map(([key, option]) =>
    describeOption(key, option, key === bare),
  );
  return [name, ...taken].join(" ");
}

/** @param {string} name */
export function describeUsage(name) {
  return `${nameProgram()} ${describeShortly(name)}`;
}

/** @param {Readonly<Record<string, import("./commands.mjs").CommandOption>>} options */
function listOptions(options) {
  return Object.entries(options).flatMap(([key, { value, text }]) =>
    text === undefined ? [] : [`  --${key}${value ? ` ${value}` : ""}\n      ${text}`],
  );
}

/**
 * What a command does and takes.
 * @param {string} name
 */
export function describeCommand(name) {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new Error(describeUnknown(name));
  const options = listOptions({ ...command.options, ...DOOR_OPTIONS });
  return [
    command.does,
    `\nUsage:   ${describeUsage(name)}`,
    `Example: ${nameProgram()} ${command.example}`,
    `\n${options.join("\n")}`,
  ].join("\n");
}

export function describeCommands() {
  const lines = Object.keys(COMMANDS).map((name) => `  ${describeShortly(name)}`);
  return [
    "Commands to a running Elenchus:",
    ...lines,
    `\nWhat one does and takes: ${nameProgram()} COMMAND --help`,
    "\nThe server is found by the file admin.json in its data folder (DATA_DIR), or elsewhere by its address and token:",
    "ELENCHUS_ADMIN_URL and ELENCHUS_ADMIN_TOKEN in the environment, or --server URL and --token-file FILE.",
  ].join("\n");
}

/** @param {string} name */
export function describeUnknown(name) {
  return `There is no command "${name}".\n${describeCommands()}`;
}
