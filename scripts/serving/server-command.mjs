import { join } from "node:path";
import { ROOT } from "../setup/paths.mjs";

/**
 * What node is given to run the built server. A turn leaves nearly a megabyte behind that is dead when it ends: with room
 * for some twenty-five turns in the young heap little of it is moved before it is thrown away
 * (`npm run bench -- model-turn`: a tenth more turns a second). It grows to that under load alone, and an idle server
 * does without it (`npm run bench -- idle-memory`).
 * @param {string} root the project's folder, or one that was assembled from it
 * @returns {string[]}
 */
export const serverCommand = (root = ROOT) => [
  "--max-semi-space-size=32",
  join(root, "apps/server/dist/main.js"),
];
