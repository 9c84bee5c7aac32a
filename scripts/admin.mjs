// `npm run admin -- COMMAND --option value …`: a command to the running server, found by its data folder.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join, resolve } from "node:path";
import { json } from "node:stream/consumers";
import { parseEnv, parseArgs } from "node:util";
import { ROOT } from "./setup/paths.mjs";

/** @returns {string} the data folder that the server was started with: the environment's, else `.env`'s */
function findDataFolder() {
  const set = process.env["DATA_DIR"];
  if (set) return resolve(set);
  /** @type {NodeJS.Dict<string>} */
  let file = {};
  try {
    file = parseEnv(readFileSync(join(ROOT, ".env"), "utf8"));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
  return resolve(ROOT, file["DATA_DIR"] ?? "./data");
}

/**
 * @param {string} folder
 * @returns {{ port: number, token: string }}
 */
function readDoor(folder) {
  try {
    /** @type {unknown} */
    const door = JSON.parse(readFileSync(join(folder, "admin.json"), "utf8"));
    return /** @type {{ port: number, token: string }} */ (door);
  } catch (cause) {
    throw new Error(
      `No running Elenchus is found in ${folder}. Start it first, or set DATA_DIR to its data folder.`,
      { cause },
    );
  }
}

/**
 * @param {{ port: number, token: string }} door
 * @param {object} body
 */
async function send({ port, token }, body) {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  // `fetch` gives up after five minutes, which is not long for a slow model.
  const asked = request({ host: "127.0.0.1", port, method: "POST", headers });
  asked.end(JSON.stringify(body));
  try {
    const [answer] = /** @type {[import("node:http").IncomingMessage]} */ (
      await once(asked, "response")
    );
    return { ok: answer.statusCode === 200, json: () => json(answer) };
  } catch (cause) {
    throw new Error("The server has ended without closing. Start it again.", { cause });
  }
}

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

try {
  const body = readCommand(process.argv.slice(2));
  const response = await send(readDoor(findDataFolder()), body);
  /** @type {unknown} */
  const answer = await response.json();
  const { output, error } = /** @type {{ output?: string, error?: string }} */ (answer);
  if (!response.ok) throw new Error(error);
  process.stdout.write(`${output}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
