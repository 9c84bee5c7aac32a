// `npm run release -- FOLDER`: all set-up, then a folder with all that a server needs to run, and nothing else.
import { assembleRelease } from "./deploy/assemble-release.mjs";
import { bootstrap } from "./setup/bootstrap.mjs";
import { tellFailure } from "./setup/tell-failure.mjs";

try {
  const [folder, ...others] = process.argv.slice(2);
  if (folder === undefined || others.length > 0)
    throw new Error("Usage: npm run release -- FOLDER (a new one, such as /opt/elenchus/0.3.0)");
  const nodePath = await bootstrap();
  process.stdout.write(`${assembleRelease(folder, nodePath)} is ready. bin/elenchus starts it.\n`);
} catch (error) {
  tellFailure(error);
}
