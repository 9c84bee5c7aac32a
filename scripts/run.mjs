// `node scripts/run.mjs FILE …`: a TypeScript program of the repository, set-up done and under the right Node.
import { bootstrap } from "./setup/bootstrap.mjs";
import { projectEnvironment } from "./setup/project-environment.mjs";
import { runVisibly } from "./setup/run-command.mjs";
import { tellFailure } from "./setup/tell-failure.mjs";

try {
  const nodePath = await bootstrap({ build: false });
  process.exitCode = await runVisibly(nodePath, process.argv.slice(2), {
    env: projectEnvironment(nodePath),
  });
} catch (error) {
  tellFailure(error);
}
