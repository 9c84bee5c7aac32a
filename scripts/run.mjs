// `node scripts/run.mjs FILE …`: a TypeScript program of the repository, set-up done and under the right Node.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bootstrap } from "./setup/bootstrap.mjs";
import { envFileOption } from "./setup/env-file.mjs";
import { ROOT } from "./setup/paths.mjs";
import { projectEnvironment } from "./setup/project-environment.mjs";
import { runInForeground } from "./setup/run-in-foreground.mjs";
import { tellFailure } from "./setup/tell-failure.mjs";

const END_WITH_PARENT = pathToFileURL(join(ROOT, "scripts/setup/end-with-parent.mjs")).href;

try {
  // Whoever kills npm ends us, and with us a program that may be spending money.
  if (process.env["npm_lifecycle_event"] !== undefined) await import(END_WITH_PARENT);
  const nodePath = await bootstrap({ build: false });
  const args = [...envFileOption(), `--import=${END_WITH_PARENT}`, ...process.argv.slice(2)];
  process.exitCode = await runInForeground(nodePath, args, projectEnvironment(nodePath));
} catch (error) {
  tellFailure(error);
}
