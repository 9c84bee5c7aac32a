import { parseArgs } from "node:util";
import { COMMANDS } from "./commands.mjs";
import { DOOR_OPTIONS } from "./door-options.mjs";
import { describeUsage } from "./describe-commands.mjs";

/**
 * @typedef {object} ReadCommand
 * @property {string} name
 * @property {Readonly<Record<string, string>>} options "yes" for one that is there or not
 * @property {{ server: string | undefined, tokenFile: string | undefined }} door
 */

/**
 * @param {string} name
 * @param {string} text
 */
function wrong(name, text) {
  return new Error(`${text}\nUsage: ${describeUsage(name)}`);
}

/**
 * One option's value.
 * @param {string} name of the command
 * @param {string} key
 * @param {string | undefined} value
 */
function readValue(name, key, value) {
  const known = new Map(Object.entries({ ...DOOR_OPTIONS, ...COMMANDS[name]?.options }));
  const option = known.get(key);
  if (option === undefined) throw wrong(name, `--${key} is no option of ${name}.`);
  if (option.value === undefined) {
    if (value !== undefined) throw wrong(name, `--${key} takes no value.`);
    return "yes";
  }
  if (value === undefined) throw wrong(name, `--${key} needs a value: ${option.value}.`);
  return value;
}

/**
 * Reads what is typed after a command's name.
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {ReadCommand}
 */
export function readCommand(name, args) {
  const { options: own = {}, bare } = COMMANDS[name] ?? {};
  const known = Object.entries({ ...DOOR_OPTIONS, ...own });
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      known.map(([key, { value }]) => [
        key,
        { type: value === undefined ? /** @type {const} */ ("boolean") : "string" },
      ]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  /** @type {Record<string, string>} */
  const given = {};
  for (const token of tokens) {
    if (token.kind === "option-terminator") continue;
    const isBare = token.kind === "positional";
    const key = isBare ? bare : token.name;
    if (key === undefined) throw wrong(name, `${name} does not take "${token.value}".`);
    if (Object.hasOwn(given, key))
      throw wrong(name, `--${key} is given twice${isBare ? `: "${token.value}"` : ""}.`);
    // What follows an option without its value is the next one.
    const isNext = !isBare && !token.inlineValue && token.value?.startsWith("--");
    given[key] = readValue(name, key, isNext ? undefined : token.value);
  }
  const { server, "token-file": tokenFile, ...options } = given;
  return { name, options, door: { server, tokenFile } };
}
