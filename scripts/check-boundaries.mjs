// `npm run boundaries`: do the arrows between folders point down only?
import { cruiseTree } from "./boundaries/cruise-tree.mjs";
import { listProblems } from "./boundaries/list-problems.mjs";
import { ROOT } from "./setup/paths.mjs";

const cruise = await cruiseTree(ROOT);
const problems = listProblems(cruise);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(
  `${cruise.modules} files, ${cruise.dependencies} imports, ${problems.length} problems.\n`,
);
if (problems.length > 0) process.exitCode = 1;
