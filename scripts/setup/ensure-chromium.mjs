import { CHROMIUM_ARGS, findChromium, findMachineChromium } from "./find-chromium.mjs";
import { projectEnvironment } from "./project-environment.mjs";
import { CommandError, runQuietly } from "./run-command.mjs";

/**
 * Tries to open a Chromium: libraries that it needs may be missing.
 * @param {string | null} path
 * @returns {Promise<boolean>}
 */
async function opens(path) {
  if (path === null) return false;
  const { chromium } = await import("@playwright/test");
  try {
    const browser = await chromium.launch({ executablePath: path, args: CHROMIUM_ARGS });
    await browser.close();
    return true;
  } catch (error) {
    process.stderr.write(`${path} does not open: ${String(error).split("\n")[0]}\n`);
    return false;
  }
}

/** @returns {string[][]} ways of installing one, in the order in which they are tried */
function waysToInstall() {
  const download = ["playwright", "install", "chromium"];
  if (process.getuid?.() !== 0) return [download];
  return [
    ["playwright", "install", "--with-deps", "chromium"],
    download,
    ["sh", "-c", "apt-get update -q && apt-get install -q -y chromium-headless-shell"],
    ["apt-get", "install", "-q", "-y", "chromium"],
  ];
}

/**
 * @param {readonly string[]} command
 * @param {NodeJS.ProcessEnv} env
 */
async function tryInstalling([program = "", ...args], env) {
  try {
    await runQuietly(program, args, { env });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    // The next way may work; what went wrong with this one is told in short.
    process.stderr.write(`${[program, ...args].join(" ")} did not work.\n`);
  }
}

/** @returns {Promise<string | null>} the first that opens: Playwright's own, else the machine's */
async function findOneThatOpens() {
  const { chromium } = await import("@playwright/test");
  for (const path of new Set([findChromium(chromium.executablePath()), findMachineChromium()])) {
    if (await opens(path)) return path;
  }
  return null;
}

/**
 * A Chromium that opens: the one that `CHROMIUM_PATH` names, else Playwright's own, else the machine's, else one
 * installed now.
 * @param {string} nodePath
 * @returns {Promise<string>} its path
 */
export async function ensureChromium(nodePath) {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (await opens(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not open.`);
  }
  const found = await findOneThatOpens();
  if (found !== null) return found;
  process.stderr.write("No Chromium on this machine; installing one (once) …\n");
  const env = { ...projectEnvironment(nodePath), DEBIAN_FRONTEND: "noninteractive" };
  for (const way of waysToInstall()) {
    await tryInstalling(way, env);
    const installed = await findOneThatOpens();
    if (installed !== null) return installed;
  }
  throw new Error(
    "There is no Chromium that opens, and none could be installed. " +
      "Install one (on Debian and Ubuntu as root: apt-get install chromium) and try again.",
  );
}
