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

/**
 * Runs one way of installing and tells whether it worked; the next way is tried where it did not.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function tryInstalling(command, args, env) {
  try {
    await runQuietly(command, args, { env });
    return true;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.stderr.write(`${[command, ...args].join(" ")} did not work.\n`);
    return false;
  }
}

/** @param {string} nodePath */
async function installChromium(nodePath) {
  const isRoot = process.getuid?.() === 0;
  const env = { ...projectEnvironment(nodePath), DEBIAN_FRONTEND: "noninteractive" };
  process.stderr.write("No Chromium on this machine; installing one (once) …\n");
  const withLibraries = isRoot ? ["--with-deps"] : [];
  if (await tryInstalling("playwright", ["install", ...withLibraries, "chromium"], env)) return;
  if (!isRoot) return;
  await tryInstalling("apt-get", ["update", "-q"], env);
  await tryInstalling("apt-get", ["install", "-q", "-y", "chromium"], env);
}

/**
 * A Chromium that opens: Playwright's own, else the machine's, else one installed now.
 * @param {string} nodePath
 * @returns {Promise<string>} its path
 */
export async function ensureChromium(nodePath) {
  const { chromium } = await import("@playwright/test");
  const own = chromium.executablePath();
  const find = async () => {
    for (const path of new Set([findChromium(own), findMachineChromium()])) {
      if (path !== null && (await opens(path))) return path;
    }
    return null;
  };
  const found = await find();
  if (found !== null) return found;
  await installChromium(nodePath);
  const installed = await find();
  if (installed !== null) return installed;
  throw new Error(
    "There is no Chromium that opens, and none could be installed. " +
      "Install one (on Debian and Ubuntu as root: apt-get install chromium) and try again.",
  );
}
