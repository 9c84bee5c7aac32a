// For a command that cannot be undone: what it would do is shown, and whoever sits there is asked.
import { createInterface } from "node:readline/promises";

/** @typedef {Readonly<Record<string, string>>} Options "yes" for one that is there or not */

/**
 * @param {(options: Options) => Promise<string>} send the command with these options
 * @param {Options} options as they were typed
 * @param {{ input: NodeJS.ReadStream, output: NodeJS.WriteStream }} terminal
 * @returns {Promise<string>} what to print
 * @throws Error where nobody can be asked, or somebody does not agree
 */
export async function askFirst(
  send,
  options,
  terminal = { input: process.stdin, output: process.stdout },
) {
  if (options["yes"] !== undefined || options["dry-run"] !== undefined) return send(options);
  const { input, output } = terminal;
  output.write(`${await send({ ...options, "dry-run": "yes" })}\n`);
  if (!input.isTTY) throw new Error("Nothing was deleted: add --yes where nobody can be asked.");
  const asked = createInterface({ input, output });
  const said = await asked.question("Delete all of this for good? Type yes: ");
  asked.close();
  if (said.trim().toLowerCase() !== "yes") throw new Error("Nothing was deleted.");
  return send({ ...options, yes: "yes" });
}
