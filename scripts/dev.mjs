// `npm run dev`: the server, restarted at every change, and Vite in front of it.
import { join } from "node:path";
import { bootstrap } from "./setup/bootstrap.mjs";
import { envFileOption } from "./setup/env-file.mjs";
import { MODULES_FOLDER } from "./setup/paths.mjs";
import { projectEnvironment } from "./setup/project-environment.mjs";
import { runInForeground } from "./setup/run-in-foreground.mjs";
import { tellFailure } from "./setup/tell-failure.mjs";

try {
  const nodePath = await bootstrap({ build: false });
  process.exitCode = await runInForeground(
    nodePath,
    [
      ...envFileOption(),
      join(MODULES_FOLDER, "concurrently/dist/bin/index.js"),
      "--kill-others",
      "--names=server,web",
      "--prefix-colors=blue,magenta",
      "node --watch apps/server/src/main.ts",
      "vite apps/web --clearScreen=false",
    ],
    projectEnvironment(nodePath),
  );
} catch (error) {
  tellFailure(error);
}
