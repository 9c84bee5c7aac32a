import { beforeAll, describe, expect, test } from "vitest";
import { cruiseTree } from "./cruise-tree.mjs";
import { listProblems } from "./list-problems.mjs";
import { plantTree } from "./planted-tree.mjs";

/** A tree in which every arrow points down. */
const SOUND = {
  "packages/domain/src/limits.ts": "export const LIMIT = 1;",
  "packages/contract/src/fields.ts":
    'import { LIMIT } from "@elenchus/domain/limits"; import "zod"; export const FIELD = LIMIT;',
  "packages/curriculum/src/lesson.ts":
    'import { LIMIT } from "@elenchus/domain/limits"; export const LESSON = LIMIT;',
  "packages/curriculum/src/lessons/module-1.ts": 'export { LESSON } from "../lesson.ts";',
  "packages/curriculum/src/issues/read-library.ts":
    'import { LESSON } from "../lesson.ts"; import "node:fs"; export const library = LESSON;',
  "packages/curriculum/src/issues/library.ts": 'export { library } from "./read-library.ts";',
  "packages/dialogue/src/tutor.ts":
    'import type { Policy } from "./policy.ts"; export type Tutor = Policy;',
  "packages/dialogue/src/policy.ts":
    'import { LIMIT } from "@elenchus/domain/limits"; export type Policy = typeof LIMIT;',
  "packages/tutor/src/text/words.ts": "export const words = 1;",
  "packages/tutor/src/checks/leaks/leaks.ts": 'export { words } from "../../text/words.ts";',
  "packages/tutor/src/built-in/tutor.ts":
    'import { LESSON } from "@elenchus/curriculum/lesson"; export const builtIn = LESSON;',
  "packages/tutor/src/llm/tutor.ts":
    'import type { Tutor } from "@elenchus/dialogue/tutor"; export const llm: Tutor = 1;',
  "packages/tutor/src/llm/client/model.ts": 'import "ai"; import "ai-sdk-ollama";',
  "evaluation/src/measure.ts": 'export { builtIn } from "@elenchus/tutor/built-in/tutor";',
  "apps/server/src/config.ts": "export const config = 1;",
  "apps/server/src/main.ts": 'import "./dependencies.ts"; import "./app.ts";',
  "apps/server/src/dependencies.ts":
    'import "./config.ts"; import "./db/pglite-database.ts"; export const tutor = import("@elenchus/tutor/built-in/tutor");',
  "apps/server/src/app.ts": 'import "./features/dialogue/routes.ts";',
  "apps/server/src/db/database.ts": "export type Database = 1;",
  "apps/server/src/db/pglite-database.ts":
    'import "drizzle-orm"; import type { Database } from "./database.ts"; export type P = Database;',
  "apps/server/src/mail/mailer.ts": "export type Mailer = 1;",
  "apps/server/src/store/turns.ts": 'import "drizzle-orm"; export const turns = 1;',
  "apps/server/src/features/dialogue/routes.ts":
    'import "./turn.ts"; import "../../store/turns.ts"; import "../../mail/mailer.ts"; import "../../db/database.ts"; import "@elenchus/dialogue/tutor"; import "@elenchus/contract/fields";',
  "apps/server/src/features/dialogue/turn.ts": "export const turn = 1;",
  "apps/web/src/app/app.tsx": 'import "../features/chat/chat.tsx";',
  "apps/web/src/features/chat/chat.tsx":
    'import "../../ui/button.tsx"; import "@elenchus/contract/fields";',
  "apps/web/src/ui/button.tsx": 'import "../lib/time.ts";',
  "apps/web/src/lib/time.ts":
    'export const load = () => import("@elenchus/curriculum/lessons/module-1");',
};

/** One breach of each rule: rule, file, what it says. */
const BREACHES = [
  ["domain-imports-nothing", "packages/domain/src/x-node.ts", 'import "node:fs";'],
  ["domain-imports-nothing", "packages/domain/src/x-zod.ts", 'import "zod";'],
  [
    "contract-imports-domain",
    "packages/contract/src/x.ts",
    'import "@elenchus/curriculum/lesson";',
  ],
  [
    "curriculum-imports-domain",
    "packages/curriculum/src/x.ts",
    'import type { FIELD } from "@elenchus/contract/fields"; export type X = typeof FIELD;',
  ],
  ["curriculum-imports-domain", "packages/curriculum/src/issues/x-fs.ts", 'import "node:fs";'],
  [
    "library-is-read-from-files",
    "packages/curriculum/src/issues/read-library.ts",
    'import "node:http"; export const library = 1;',
  ],
  [
    "library-stays-on-the-server",
    "apps/web/src/lib/x-library.ts",
    'import "@elenchus/curriculum/issues/library";',
  ],
  [
    "library-stays-on-the-server",
    "packages/dialogue/src/x-library.ts",
    'import "@elenchus/curriculum/issues/library";',
  ],
  [
    "tutor-imports-dialogue-and-below",
    "packages/tutor/src/x.ts",
    'import "@elenchus/contract/fields";',
  ],
  [
    "packages-import-no-app",
    "packages/tutor/src/x-app.ts",
    'import "../../../apps/server/src/config.ts";',
  ],
  [
    "dialogue-is-pure",
    "packages/dialogue/src/x-built-in.ts",
    'import "@elenchus/tutor/built-in/tutor";',
  ],
  ["dialogue-is-pure", "packages/dialogue/src/x-node.ts", 'import "node:crypto";'],
  ["built-in-never-imports-llm", "packages/tutor/src/built-in/x.ts", 'import "../llm/tutor.ts";'],
  [
    "llm-never-imports-built-in",
    "packages/tutor/src/llm/x.ts",
    'export * from "@elenchus/tutor/built-in/tutor";',
  ],
  ...["text", "checks"].flatMap((folder) =>
    ["built-in", "llm"].map((tutor) => [
      "text-and-checks-know-no-tutor",
      `packages/tutor/src/${folder}/x-${tutor}.ts`,
      `import "../${tutor}/tutor.ts";`,
    ]),
  ),
  ["text-checks-nothing", "packages/tutor/src/text/x.ts", 'import "../checks/leaks/leaks.ts";'],
  [
    "product-never-imports-evaluation",
    "packages/tutor/src/x-measure.ts",
    'import "../../../evaluation/src/measure.ts";',
  ],
  [
    "product-never-imports-evaluation",
    "apps/server/src/store/x-measure.ts",
    'import "@elenchus/evaluation/measure";',
  ],
  [
    "server-feature-imports-its-own",
    "apps/server/src/features/interests/x.ts",
    'import "../dialogue/turn.ts";',
  ],
  [
    "server-feature-imports-its-own",
    "apps/server/src/features/interests/x-root.ts",
    'import "../../app.ts";',
  ],
  [
    "only-dependencies-names-adapters",
    "apps/server/src/features/interests/x-db.ts",
    'import "../../db/pglite-database.ts";',
  ],
  [
    "only-dependencies-names-adapters",
    "apps/server/src/store/x-tutor.ts",
    'import "@elenchus/tutor/built-in/tutor";',
  ],
  ["only-composition-reads-config", "apps/server/src/store/x-config.ts", 'import "../config.ts";'],
  ["no-start-waits-for-them", "apps/server/src/jobs/pg-boss-x.ts", 'import "pg-boss";'],
  ["nothing-imports-main", "apps/server/src/store/x-main.ts", 'import "../main.ts";'],
  ["app-never-composes", "apps/server/src/store/x-dependencies.ts", 'import "../dependencies.ts";'],
  [
    "server-never-imports-web",
    "apps/server/src/store/x-web.ts",
    'import "../../../web/src/lib/time.ts";',
  ],
  [
    "environment-comes-from-config",
    "apps/server/src/store/x-env.ts",
    'import { env } from "node:process"; export const x = env;',
  ],
  [
    "server-errors-rests-on-what-is-below",
    "apps/server/src/errors/x.ts",
    'import "../db/database.ts";',
  ],
  ["server-db-rests-on-what-is-below", "apps/server/src/db/x.ts", 'import "../store/turns.ts";'],
  [
    "server-store-rests-on-what-is-below",
    "apps/server/src/store/x.ts",
    'import "../mail/mailer.ts";',
  ],
  [
    "server-presenters-rests-on-what-is-below",
    "apps/server/src/presenters/x.ts",
    'import "../features/dialogue/turn.ts";',
  ],
  [
    "server-http-rests-on-what-is-below",
    "apps/server/src/http/x.ts",
    'import "../store/turns.ts";',
  ],
  ["server-rooms-know-no-feature", "apps/server/src/mail/x.ts", 'import "../app.ts";'],
  ["ai-only-in-its-client", "packages/tutor/src/built-in/x-ai.ts", 'import "ai";'],
  ["ai-only-in-its-client", "packages/tutor/src/llm/x-ollama.ts", 'import "ai-sdk-ollama";'],
  [
    "stripe-only-in-its-adapter",
    "apps/server/src/features/payment-webhook/x.ts",
    'import "stripe";',
  ],
  ["hucre-only-where-it-writes", "apps/server/src/features/exports/x.ts", 'import "hucre";'],
  ["nodemailer-only-in-its-adapter", "apps/server/src/features/mail/x.ts", 'import "nodemailer";'],
  ["pg-boss-only-in-its-adapter", "apps/server/src/features/mail/x-boss.ts", 'import "pg-boss";'],
  [
    "drizzle-only-near-data",
    "apps/server/src/features/dialogue/x-drizzle.ts",
    'import "drizzle-orm";',
  ],
  [
    "better-auth-only-in-its-adapter",
    "apps/server/src/features/log-in/x.ts",
    'import "better-auth";',
  ],
  [
    "web-imports-contract-domain-curriculum",
    "apps/web/src/lib/x-server.ts",
    'import "../../../server/src/config.ts";',
  ],
  [
    "web-imports-contract-domain-curriculum",
    "apps/web/src/lib/x-tutor.ts",
    'import "@elenchus/dialogue/tutor";',
  ],
  [
    "lessons-load-lazily",
    "apps/web/src/lib/x-lesson.ts",
    'import "@elenchus/curriculum/lessons/module-1";',
  ],
  ["web-layers-below-features", "apps/web/src/ui/x.tsx", 'import "../features/chat/chat.tsx";'],
  ["web-lib-is-lowest", "apps/web/src/lib/x-ui.ts", 'import "../ui/button.tsx";'],
  [
    "web-feature-imports-its-own",
    "apps/web/src/features/summary/x.tsx",
    'import "../chat/chat.tsx";',
  ],
  ["no-circular", "apps/web/src/lib/x-back.ts", 'import "./x-circle.ts"; export const a = 1;'],
  ["resolvable", "apps/web/src/lib/x-nowhere.ts", 'import "./nowhere.ts";'],
  ["product-never-imports-tests", "apps/web/src/lib/x-test.ts", 'import "./build-time.ts";'],
  [
    "product-never-imports-tests",
    "apps/web/src/ui/x-test.tsx",
    'import "../testing/test-fetch.ts";',
  ],
];

const PARTNERS = {
  "apps/web/src/lib/x-circle.ts": 'import "./x-back.ts"; export const b = 1;',
  "apps/web/src/lib/build-time.ts": "export const buildTime = 1;",
  "apps/web/src/testing/test-fetch.ts": "export const fetched = 1;",
};

/** @param {Record<string, string>} files */
async function cruisePlanted(files) {
  const { root, remove } = plantTree(files);
  try {
    return await cruiseTree(root);
  } finally {
    remove();
  }
}

test("a sound tree breaks no rule", async () => {
  const { violations } = await cruisePlanted(SOUND);
  expect(violations).toEqual([]);
});

test("an empty tree fails, for nothing was read", async () => {
  expect(listProblems(await cruisePlanted({}))).toEqual([expect.stringContaining("Only 0 files")]);
});

test("a tree without a breach has no problems", () => {
  expect(listProblems({ modules: 300, dependencies: 900, violations: [] })).toEqual([]);
});

describe("planted", () => {
  /** @type {import("./cruise-tree.mjs").Cruise} */
  let cruise;
  beforeAll(async () => {
    const planted = Object.fromEntries(BREACHES.map(([, file, text]) => [file, text]));
    cruise = await cruisePlanted({ ...SOUND, ...PARTNERS, ...planted });
  });

  test.each(BREACHES)("%s in %s is seen", (rule, file) => {
    const found = cruise.violations.filter(({ from }) => from === file);
    expect(found.map((violation) => violation.rule)).toContain(rule);
  });

  test("every breach is told with its reason", () => {
    const problems = listProblems(cruise);
    expect(problems.length).toBeGreaterThanOrEqual(BREACHES.length);
    for (const { why } of cruise.violations) expect(why).not.toBe("");
  });
});
