import { cruise } from "dependency-cruiser";
import { PACKAGE_RULES } from "./package-rules.mjs";
import { SDK_RULES, SERVER_RULES } from "./server-rules.mjs";
import { TREE_RULES } from "./tree-rules.mjs";
import { WEB_RULES } from "./web-rules.mjs";

const RULES = [...TREE_RULES, ...PACKAGE_RULES, ...SERVER_RULES, ...SDK_RULES, ...WEB_RULES];

/**
 * @typedef {object} Cruise
 * @property {number} modules how many files were read
 * @property {number} dependencies how many arrows were seen
 * @property {{ rule: string, why: string, from: string, to: string }[]} violations
 */

/**
 * Reads every import under `apps/`, `packages/` and `evaluation/` and holds it against the rules.
 * @param {string} root folder of the project
 * @returns {Promise<Cruise>}
 */
export async function cruiseTree(root) {
  const { output } = await cruise(
    ["apps", "packages", "evaluation"],
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: RULES },
      tsPreCompilationDeps: true,
      doNotFollow: { path: "node_modules" },
      exclude: { path: "(?:^|/)dist/" },
    },
    {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  );
  if (typeof output === "string") throw new Error(output);
  const { totalCruised, totalDependenciesCruised = 0, violations } = output.summary;
  return {
    modules: totalCruised,
    dependencies: totalDependenciesCruised,
    violations: violations.map(({ rule, comment, from, to, cycle }) => ({
      rule: rule.name,
      why: comment ?? RULES.find(({ name }) => name === rule.name)?.comment ?? "",
      from,
      to: cycle === undefined ? to : cycle.map(({ name }) => name).join(" → "),
    })),
  };
}
