import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { parseEnv } from "node:util";
import { ROOT } from "../setup/paths.mjs";

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
 * Asks the running server, found by its data folder.
 * @param {string} path
 * @param {{ type: string, body: Iterable<string | Uint8Array> | AsyncIterable<Uint8Array> } | null} sent null: nothing
 * @returns {Promise<import("node:http").IncomingMessage>}
 */
export async function ask(path, sent) {
  const { port, token } = readDoor(findDataFolder());
  /** @type {Record<string, string>} */
  const headers = { authorization: `Bearer ${token}` };
  if (sent) headers["content-type"] = sent.type;
  const method = sent ? "POST" : "GET";
  // `fetch` gives up after five minutes, which is not long for a slow model.
  const asked = request({ host: "127.0.0.1", port, path, method, headers });
  const answered = once(asked, "response");
  const body = Readable.from(sent?.body ?? []);
  body.once("error", (error) => asked.destroy(error));
  body.pipe(asked);
  try {
    const [answer] = /** @type {[import("node:http").IncomingMessage]} */ (await answered);
    return answer;
  } catch (cause) {
    if (body.errored) throw body.errored;
    throw new Error("The server has ended without closing. Start it again.", { cause });
  }
}
