// `node scripts/assemble.mjs FOLDER`: all set-up, then what runs in production, and nothing else, into that folder.
import { assemble } from "./deploy/assemble.mjs";
import { bootstrap } from "./setup/bootstrap.mjs";
import { tellFailure } from "./setup/tell-failure.mjs";

try {
  const [folder, ...others] = process.argv.slice(2);
  if (folder === undefined || others.length > 0)
    throw new Error("Usage: node scripts/assemble.mjs FOLDER");
  await bootstrap();
  assemble(folder);
} catch (error) {
  tellFailure(error);
}
