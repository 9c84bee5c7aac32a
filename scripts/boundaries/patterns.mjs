/** Tests and what they are built with; the arrows are for the product. */
export const TEST = String.raw`\.(?:test|spec)\.tsx?$|^apps/[^/]+/(?:test|src/testing)/|/build-[^/]+\.tsx?$`;

/**
 * @param {string} expression of package names
 * @returns {string} pattern of what npm installed, and of what it did not
 */
export function npmPackage(expression) {
  return `(?:^|node_modules/)(?:${expression})(?:/|$)`;
}

/**
 * A rule whose breach is an error.
 * @param {string} name
 * @param {string} comment why, for whoever broke it
 * @param {import("dependency-cruiser").IRegularForbiddenRuleType["from"]} from
 * @param {import("dependency-cruiser").IRegularForbiddenRuleType["to"]} to
 * @returns {import("dependency-cruiser").IRegularForbiddenRuleType}
 */
export function forbid(name, comment, from, to) {
  return { name, comment, severity: "error", from, to };
}
