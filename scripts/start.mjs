// `npm start`: all set-up, then the server.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bootstrap } from "./setup/bootstrap.mjs";
import { ROOT } from "./setup/paths.mjs";
import { runInForeground } from "./setup/run-in-foreground.mjs";
import { tellFailure } from "./setup/tell-failure.mjs";

const END_WITH_PARENT = join(ROOT, "scripts/setup/end-with-parent.mjs");

try {
  const nodePath = await bootstrap();
  // From here on: whoever kills npm ends us, and with us the server.
  if (process.env["npm_lifecycle_event"] !== undefined)
    await import(pathToFileURL(END_WITH_PARENT).href);
  process.exitCode = await runInForeground(
    nodePath,
    [
      `--env-file-if-exists=${join(ROOT, ".env")}`,
      "--enable-source-maps",
      `--import=${pathToFileURL(END_WITH_PARENT).href}`,
      join(ROOT, "apps/server/dist/main.js"),
    ],
    process.env,
  );
} catch (error) {
  tellFailure(error);
}
