// `npm run bench`: every benchmark, one after the other. `npm run bench -- turn` runs that one alone.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { bootstrap } from "./setup/bootstrap.mjs";
import { ROOT } from "./setup/paths.mjs";
import { projectEnvironment } from "./setup/project-environment.mjs";
import { runVisibly } from "./setup/run-command.mjs";
import { tellFailure } from "./setup/tell-failure.mjs";

const FOLDER = join(ROOT, "bench");
/** Whoever measures tidies its heap before, and not meanwhile. */
const CALM = ["--expose-gc", "--max-semi-space-size=128", "--no-memory-reducer"];

try {
  const nodePath = await bootstrap();
  const chosen = process.argv.slice(2);
  const files = readdirSync(FOLDER)
    .filter((file) => /\.bench\.(?:mjs|ts)$/.test(file))
    .filter((file) => chosen.length === 0 || chosen.includes(file.split(".")[0] ?? ""));
  if (files.length === 0) throw new Error(`No such benchmark: ${chosen.join(", ")}.`);
  for (const file of files) {
    process.stdout.write(`\n== ${file}\n`);
    const code = await runVisibly(nodePath, [...CALM, join(FOLDER, file)], {
      env: projectEnvironment(nodePath),
    });
    if (code !== 0) process.exitCode = code;
  }
} catch (error) {
  tellFailure(error);
}
