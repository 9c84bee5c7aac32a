import { join } from "node:path";
import { ROOT } from "../setup/paths.mjs";

/**
 * What node is given to run the built server. A turn leaves nearly a megabyte behind that is dead when it ends: with room
 * for some twenty-five turns in the young heap little of it is moved before it is thrown away
 * (`npm run bench -- model-turn`: a tenth more turns a second). It grows to that under load alone, and an idle server
 * does without it (`npm run bench -- idle-memory`).
 */
export const SERVER_COMMAND = ["--max-semi-space-size=32", join(ROOT, "apps/server/dist/main.js")];
