import { forbid, TEST } from "./patterns.mjs";

/** Arrows inside `apps/web` (architecture: "Arrows"): lib, ui, hooks ← features ← app. */
export const WEB_RULES = [
  forbid(
    "web-imports-contract-domain-curriculum",
    "The browser knows neither the server nor the tutor.",
    { path: "^apps/web/" },
    { path: "^(?:apps/server|packages/(?:dialogue|tutor)|evaluation)/" },
  ),
  forbid(
    "lessons-load-lazily",
    "Each module's lesson is a chunk of its own: import() it.",
    { path: "^apps/web/src/", pathNot: TEST },
    {
      path: "^packages/curriculum/src/lessons/",
      dynamic: false,
      dependencyTypesNot: ["type-only"],
    },
  ),
  forbid(
    "web-layers-below-features",
    "lib, ui and hooks know neither features nor the app.",
    { path: "^apps/web/src/(?:lib|ui|hooks)/", pathNot: TEST },
    { path: "^apps/web/src/(?:features|app)/" },
  ),
  forbid(
    "web-lib-is-lowest",
    "lib knows neither ui nor hooks.",
    { path: "^apps/web/src/lib/", pathNot: TEST },
    { path: "^apps/web/src/(?:ui|hooks)/" },
  ),
  forbid(
    "web-feature-imports-its-own",
    "No feature imports another; the app puts them together.",
    { path: "^apps/web/src/features/([^/]+)/", pathNot: TEST },
    { path: "^apps/web/src/(?:features|app)/", pathNot: "^apps/web/src/features/$1/" },
  ),
];
