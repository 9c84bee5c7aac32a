import { forbid, TEST } from "./patterns.mjs";

/** What holds for every file. */
export const TREE_RULES = [
  forbid(
    "no-circular",
    "A circle has no bottom; part of it belongs in a file of its own.",
    {},
    { circular: true },
  ),
  forbid(
    "resolvable",
    "An import that leads nowhere hides an arrow from these rules.",
    {},
    { couldNotResolve: true },
  ),
  forbid(
    "product-never-imports-tests",
    "Tests and their builders are not part of the product.",
    { path: "^(?:apps|packages)/", pathNot: TEST },
    { path: TEST },
  ),
];
