import { forbid, npmPackage, TEST } from "./patterns.mjs";

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
    { path: "^packages/curriculum/src/", pathNot: TEST },
    { pathNot: "^packages/(?:curriculum|domain)/src/" },
  ),
  forbid(
    "tutor-imports-curriculum-and-domain",
    "How tutoring is done knows neither the contract nor the apps.",
    { path: "^packages/tutor/src/", pathNot: TEST },
    { path: "^(?:apps|packages/(?!tutor/|curriculum/|domain/))" },
  ),
  forbid(
    "packages-import-no-app",
    "Arrows point down.",
    { path: "^packages/" },
    { path: "^apps/" },
  ),
  forbid(
    "dialogue-is-pure",
    "The dialogue core is pure: its own files, curriculum and domain, no Node, no package.",
    { path: "^packages/tutor/src/dialogue/", pathNot: TEST },
    { pathNot: "^packages/(?:tutor/src/dialogue|curriculum/src|domain/src)/" },
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
    "neutral-folders-know-no-tutor",
    "What both tutors use belongs to neither: it imports none of the two.",
    { path: "^packages/tutor/src/(?:answer-key|argument-map|judging|reading|summary)/" },
    { path: "^packages/tutor/src/(?:built-in|llm)/" },
  ),
  forbid(
    "product-never-imports-evaluation",
    "Evaluation measures the tutors; nothing depends on it.",
    { path: "^(?:apps|packages)/", pathNot: ["^packages/tutor/src/evaluation/", TEST] },
    { path: "^packages/tutor/src/evaluation/" },
  ),
];
