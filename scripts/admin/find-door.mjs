import { readFileSync } from "node:fs";
import { BlockList, isIP } from "node:net";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";

/**
 * @typedef {object} Door
 * @property {URL} url
 * @property {string} token
 * @property {string} lost what to say where nobody answers there
 * @property {string} hint what to look at where the token does not open
 */

/** The project's folder: this file lies in `scripts/admin/`, and in the bundle in `apps/server/dist/`. */
const ROOT = resolve(fileURLToPath(new URL(".", import.meta.url)), bundleDepth());

function bundleDepth() {
  return import.meta.url.endsWith(".js") ? "../../.." : "../..";
}

/** Addresses that no packet from the internet comes from. */
const LOCAL = new BlockList();
LOCAL.addSubnet("127.0.0.0", 8);
LOCAL.addSubnet("10.0.0.0", 8);
LOCAL.addSubnet("172.16.0.0", 12);
LOCAL.addSubnet("192.168.0.0", 16);
LOCAL.addSubnet("169.254.0.0", 16);
LOCAL.addSubnet("::1", 128, "ipv6");
LOCAL.addSubnet("fc00::", 7, "ipv6");
LOCAL.addSubnet("fe80::", 10, "ipv6");

/** Names that no public name server knows, those of containers and of Kubernetes' services among them. */
const LOCAL_NAME = /^(?:[\w-]+|.+\.(?:localhost|local|internal|lan|home\.arpa|svc))$/u;

/** @param {string} host */
function isLocal(host) {
  const bare = host.replace(/^\[(.*)\]$/u, "$1");
  const version = isIP(bare);
  return version === 0 ? LOCAL_NAME.test(bare) : LOCAL.check(bare, version === 6 ? "ipv6" : "ipv4");
}

/**
 * @param {string} text
 * @param {string} name where it was said
 */
function readUrl(text, name) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/u.test(url.protocol))
    throw new Error(`${name} must be an address such as http://127.0.0.1:3001, not "${text}".`);
  if (url.username + url.password + url.search + url.hash !== "" || url.pathname !== "/")
    throw new Error(`${name} must be an address alone, without user, path or ?.`);
  if (url.protocol === "http:" && !isLocal(url.hostname))
    throw new Error(
      `${name} would send the token over the internet in plain text. Use https://, or a tunnel: ssh -L 3001:127.0.0.1:3001 HOST, then http://127.0.0.1:3001.`,
    );
  return url;
}

/**
 * @param {string} text
 * @param {string} name where it was said
 */
function readToken(text, name) {
  const token = text.trim();
  if (token === "") throw new Error(`There is no token in ${name}.`);
  if (!/^[!-~]+$/u.test(token)) throw new Error(`${name} holds more than a token.`);
  return token;
}

/**
 * By what was said for this call, or stands in the environment for it.
 * @param {{ server: string | undefined, tokenFile: string | undefined }} said
 * @param {NodeJS.Dict<string>} environment
 * @returns {Door | null}
 */
function findNamed({ server, tokenFile }, environment) {
  const { ELENCHUS_ADMIN_URL, ELENCHUS_ADMIN_TOKEN } = environment;
  const address = server ?? ELENCHUS_ADMIN_URL;
  if (!address) {
    if (tokenFile !== undefined || ELENCHUS_ADMIN_TOKEN)
      throw new Error(
        "A token is given, but no address. Add --server URL or set ELENCHUS_ADMIN_URL.",
      );
    return null;
  }
  const url = readUrl(address, server === undefined ? "ELENCHUS_ADMIN_URL" : "--server");
  const token =
    tokenFile === undefined
      ? readToken(ELENCHUS_ADMIN_TOKEN ?? "", "ELENCHUS_ADMIN_TOKEN (or add --token-file FILE)")
      : readToken(readFileSync(tokenFile, "utf8"), tokenFile);
  return {
    url,
    token,
    lost: `No Elenchus answers at ${url.origin}. Does it run, are ADMIN_PORT and ADMIN_HOST set there, and does the address lead to them?`,
    hint: "It must be what the server's ADMIN_TOKEN says.",
  };
}

/**
 * By the server's own settings, on its machine.
 * @param {NodeJS.Dict<string>} settings
 * @returns {Door | null}
 */
function findBySettings({ ADMIN_HOST, ADMIN_PORT, ADMIN_TOKEN }) {
  if (!ADMIN_PORT || !ADMIN_TOKEN) return null;
  const everywhere = new Set([undefined, "", "0.0.0.0", "::"]);
  const host = everywhere.has(ADMIN_HOST) ? "127.0.0.1" : `${ADMIN_HOST}`;
  const url = readUrl(
    `http://${isIP(host) === 6 ? `[${host}]` : host}:${ADMIN_PORT}`,
    "ADMIN_HOST",
  );
  return {
    url,
    token: readToken(ADMIN_TOKEN, "ADMIN_TOKEN"),
    lost: `No Elenchus answers at ${url.origin}, where ADMIN_PORT and ADMIN_HOST say that it is. Start it first.`,
    hint: "ADMIN_TOKEN is not what the server was started with.",
  };
}

/**
 * By what the server wrote into its data folder.
 * @param {string} folder
 * @returns {Door}
 */
function findInFolder(folder) {
  const file = join(folder, "admin.json");
  /** @type {unknown} */
  let door;
  try {
    door = JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    const isClosed = cause instanceof Error && "code" in cause && cause.code === "EACCES";
    throw new Error(
      isClosed
        ? `${file} may be read by the server's user alone. Run this as that user.`
        : `No running Elenchus is found in ${folder}. Start it first, or set DATA_DIR to its data folder. Elsewhere, set ELENCHUS_ADMIN_URL and ELENCHUS_ADMIN_TOKEN.`,
      { cause },
    );
  }
  const { host, port, token } = /** @type {{ host: string, port: number, token: string }} */ (door);
  return {
    url: new URL(`http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`),
    token,
    lost: "The server has ended without closing. Start it again.",
    hint: `Another server has taken the port since. Start the one of ${folder} again.`,
  };
}

/** @returns {NodeJS.Dict<string>} what `.env` says, with which `npm start` starts the server */
function readEnvFile() {
  try {
    return parseEnv(readFileSync(join(ROOT, ".env"), "utf8"));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    return {};
  }
}

/**
 * Finds the server: by address and token, else by the settings that it was started with, the environment's before
 * those of `.env`.
 * @param {{ server: string | undefined, tokenFile: string | undefined }} said
 * @returns {Door}
 */
export function findDoor(said) {
  const named = findNamed(said, process.env);
  if (named !== null) return named;
  const own = findBySettings(process.env);
  if (own !== null) return own;
  const { DATA_DIR } = process.env;
  if (DATA_DIR) return findInFolder(resolve(DATA_DIR));
  const file = readEnvFile();
  return findBySettings(file) ?? findInFolder(resolve(ROOT, file["DATA_DIR"] ?? "./data"));
}
