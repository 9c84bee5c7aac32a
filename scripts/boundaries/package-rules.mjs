import { forbid, npmPackage, TEST } from "./patterns.mjs";

/** The one file of the curriculum that reads files: the library of issues. */
const READER = "^packages/curriculum/src/issues/read-library[.]ts$";

/** @type {import("dependency-cruiser").IReachabilityForbiddenRuleType} */
const LIBRARY_STAYS = {
  name: "library-stays-on-the-server",
  comment:
    "Neither the browser nor the pure dialogue reaches the library's files, by whatever way.",
  severity: "error",
  from: { path: "^(?:apps/web|packages/dialogue)/", pathNot: TEST },
  to: { path: READER, reachable: true },
};

/** Arrows of `packages/` (architecture: "Arrows"). */
export const PACKAGE_RULES = [
  forbid(
    "domain-imports-nothing",
    "The domain is rules alone: no package, no Node, no other folder.",
    { path: "^packages/domain/src/", pathNot: TEST },
    { pathNot: "^packages/domain/src/" },
  ),
  forbid(
    "contract-imports-domain",
    "The contract knows the domain and zod.",
    { path: "^packages/contract/src/", pathNot: TEST },
    { pathNot: ["^packages/(?:contract|domain)/src/", npmPackage("zod")] },
  ),
  forbid(
    "curriculum-imports-domain",
    "What is taught knows the domain alone.",
    { path: "^packages/curriculum/src/", pathNot: [READER, TEST] },
    { pathNot: "^packages/(?:curriculum|domain)/src/" },
  ),
  forbid(
    "library-is-read-from-files",
    "Of all that is outside, the reader of the library knows files alone.",
    { path: READER },
    { pathNot: ["^packages/curriculum/src/", "^(?:node:)?fs$"] },
  ),
  LIBRARY_STAYS,
  forbid(
    "dialogue-is-pure",
    "What a dialogue is: its own files, curriculum and domain, no Node; stems of words are its one package.",
    { path: "^packages/dialogue/src/", pathNot: TEST },
    { pathNot: ["^packages/(?:dialogue|curriculum|domain)/src/", npmPackage("stemmer")] },
  ),
  forbid(
    "tutor-imports-dialogue-and-below",
    "How tutoring is done knows neither the contract nor the apps.",
    { path: "^packages/tutor/src/", pathNot: TEST },
    { path: "^(?:apps|packages/(?!tutor/|dialogue/|curriculum/|domain/))" },
  ),
  forbid(
    "packages-import-no-app",
    "Arrows point down.",
    { path: "^packages/" },
    { path: "^apps/" },
  ),
  forbid(
    "built-in-never-imports-llm",
    "The two tutors know nothing of each other.",
    { path: "^packages/tutor/src/built-in/" },
    { path: "^packages/tutor/src/llm/" },
  ),
  forbid(
    "llm-never-imports-built-in",
    "The two tutors know nothing of each other.",
    { path: "^packages/tutor/src/llm/" },
    { path: "^packages/tutor/src/built-in/" },
  ),
  forbid(
    "text-and-checks-know-no-tutor",
    "What both tutors use belongs to neither: it imports none of the two.",
    { path: "^packages/tutor/src/(?:text|checks)/", pathNot: TEST },
    { path: "^packages/tutor/src/(?:built-in|llm)/" },
  ),
  forbid(
    "text-checks-nothing",
    "Reading text comes before checking it.",
    { path: "^packages/tutor/src/text/", pathNot: TEST },
    { path: "^packages/tutor/src/checks/" },
  ),
  forbid(
    "product-never-imports-evaluation",
    "Evaluation measures the tutors; nothing that ships depends on it.",
    { path: "^(?:apps|packages)/", pathNot: TEST },
    { path: "^evaluation/" },
  ),
];
