/** Fewer than these, and the tree was not read: dependency-cruiser without a TypeScript that it
 * understands finds nothing, and is content. */
const FEWEST_MODULES = 40;
const FEWEST_DEPENDENCIES = 60;

/**
 * @param {import("./cruise-tree.mjs").Cruise} cruise
 * @returns {string[]} what is wrong, in words; empty when all is well
 */
export function listProblems({ modules, dependencies, violations }) {
  const problems = violations.map(
    ({ rule, why, from, to }) => `${from} → ${to}\n    ${rule}: ${why}`,
  );
  if (modules < FEWEST_MODULES || dependencies < FEWEST_DEPENDENCIES) {
    problems.push(
      `Only ${modules} files and ${dependencies} imports were read, fewer than ${FEWEST_MODULES} and ` +
        `${FEWEST_DEPENDENCIES}: the check sees nothing (is "typescript" an alias of TypeScript 6?).`,
    );
  }
  return problems;
}
