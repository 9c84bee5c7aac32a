import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** What set-up keeps for itself: the runtime, its lock, npm's cache where the home folder is closed. */
export const SETUP_FOLDER = join(ROOT, ".runtime");

/** Where dependencies are installed. */
export const MODULES_FOLDER = join(ROOT, "node_modules");
