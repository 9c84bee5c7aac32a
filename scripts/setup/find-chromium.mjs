import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** What a browser in a container needs, and what keeps it from calling home. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The one without windows first: pages are drawn in half the time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

/** @returns {string | null} a Chromium of the machine's own */
export function findMachineChromium() {
  const folders = (process.env["PATH"] ?? "").split(delimiter).concat("/usr/bin");
  const paths = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}

/**
 * @param {string} ownPath where Playwright keeps its own
 * @returns {string | null} Playwright's own where it is installed, else the machine's
 */
export function findChromium(ownPath) {
  return existsSync(ownPath) ? ownPath : findMachineChromium();
}
