// `npm start`: all set-up, then the server.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serverCommand } from "./serving/server-command.mjs";
import { bootstrap } from "./setup/bootstrap.mjs";
import { envFileOption } from "./setup/env-file.mjs";
import { ROOT } from "./setup/paths.mjs";
import { runInForeground } from "./setup/run-in-foreground.mjs";
import { tellFailure } from "./setup/tell-failure.mjs";

const END_WITH_PARENT = pathToFileURL(join(ROOT, "scripts/setup/end-with-parent.mjs")).href;

try {
  // Whoever kills npm ends us, and with us the server. Started without npm, we may outlive a shell.
  if (process.env["npm_lifecycle_event"] !== undefined) await import(END_WITH_PARENT);
  const nodePath = await bootstrap();
  const options = [...envFileOption(), `--import=${END_WITH_PARENT}`];
  process.exitCode = await runInForeground(nodePath, [...options, ...serverCommand()], process.env);
} catch (error) {
  tellFailure(error);
}
