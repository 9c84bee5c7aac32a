import { forbid, npmPackage, TEST } from "./patterns.mjs";

/** Files that stand for something outside: one of several behind a port. */
const ADAPTERS = [
  "^apps/server/src/db/(?:pglite|postgres)-",
  "^apps/server/src/identity/(?:better-auth|openid)/",
  "^apps/server/src/(?:mail/(?:smtp|mailbox)|payment/(?:stripe/|demo-checkout[.]))[^/]*$",
  "^apps/server/src/(?:limits/stored-|jobs/pg-boss-|lti/jose-)",
  "^packages/tutor/src/(?:built-in|llm)/",
];

/** What a feature may use of the server, beside its own folder. */
const FEATURE_MAY_IMPORT =
  "^apps/server/src/(?:(?:http|calls|presenters|store|identity|errors)/|lti/(?!jose-)|app-context|db/database|db/storage-watch[.]|[^/]+/(?:mailer|checkout|payments|pending-payment|limits|jobs)[.]|mail/(?:letters|address-letters|admin-letters|sign-on-letters|supervision-letters|write-mail)[.])";

/**
 * One layer of the server: its room imports nothing of the server but the rooms named.
 * @param {string} room
 * @param {string} mayImport names of rooms, as a pattern
 * @param {string} why
 */
function layer(room, mayImport, why) {
  return forbid(
    `server-${room}-rests-on-what-is-below`,
    why,
    { path: `^apps/server/src/${room}/`, pathNot: TEST },
    { path: "^apps/server/src/", pathNot: `^apps/server/src/(?:${mayImport})/` },
  );
}

/** Arrows inside `apps/server` (architecture: "Arrows"). */
export const SERVER_RULES = [
  layer("errors", "errors", "Errors are the server's lowest room."),
  layer("db", "db|errors", "The database's adapters know no queries and no rules."),
  layer(
    "store",
    "store|db|errors",
    "Queries rest on the database; a rule that they need is handed in.",
  ),
  layer("presenters", "presenters|store|errors", "Presenters shape what the store has read."),
  layer("http", "http|errors", "What HTTP needs knows no table and no feature."),
  forbid(
    "server-rooms-know-no-feature",
    "Features stand above every other room: app.ts and what it composes put them together.",
    {
      path: "^apps/server/src/[^/]+/",
      pathNot: ["^apps/server/src/(?:features|dependencies)/", TEST],
    },
    { path: "^apps/server/src/(?:features/|app[.]ts$)" },
  ),
  forbid(
    "server-feature-imports-its-own",
    "A feature uses its own folder, http, calls, presenters, store, identity, errors and ports; never another feature.",
    { path: "^apps/server/src/features/([^/]+)/", pathNot: TEST },
    { path: "^apps/server/", pathNot: ["^apps/server/src/features/$1/", FEATURE_MAY_IMPORT] },
  ),
  forbid(
    "only-dependencies-names-adapters",
    "dependencies.ts and its folder alone choose what stands behind a port.",
    {
      path: "^apps/server/src/",
      pathNot: ["^apps/server/src/dependencies(?:[.]ts$|/)", ...ADAPTERS, TEST],
    },
    { path: ADAPTERS },
  ),
  forbid(
    "only-composition-reads-config",
    "config.ts is for main.ts, doctor.ts and dependencies.ts; the rest is handed what it needs.",
    {
      path: "^apps/server/src/",
      pathNot: ["^apps/server/src/(?:(?:main|doctor)[.]ts$|dependencies(?:[.]ts$|/))", TEST],
    },
    { path: "^apps/server/src/config[.]ts$" },
  ),
  forbid(
    "no-start-waits-for-them",
    "What jobs, mail, payments and the built-in tutor are made of loads when it is used: import() it.",
    {
      path: "^apps/server/src/",
      pathNot: ["^apps/server/src/dependencies/(?:demo-tutor|create-model-check)[.]ts$", TEST],
    },
    {
      path: [
        npmPackage("pg-boss|nodemailer"),
        "^apps/server/src/payment/stripe/stripe-checkout[.]ts$",
        "^packages/tutor/src/built-in/(?!built-in-name[.]ts$)",
      ],
      dynamic: false,
      dependencyTypesNot: ["type-only"],
    },
  ),
  forbid(
    "nothing-imports-main",
    "main.ts listens; whoever imports it opens a port.",
    {},
    { path: "^apps/server/src/main[.]ts$" },
  ),
  forbid(
    "app-never-composes",
    "app.ts builds the app from what it is handed.",
    { path: "^apps/server/src/(?!main[.]ts|doctor[.]ts|dependencies(?:[.]ts|/))", pathNot: TEST },
    { path: "^apps/server/src/dependencies(?:[.]ts$|/)" },
  ),
  forbid(
    "server-never-imports-web",
    "The server serves the built web app; it knows nothing of its sources.",
    { path: "^apps/server/" },
    { path: "^apps/web/" },
  ),
  forbid(
    "environment-comes-from-config",
    "config.ts alone reads the environment.",
    { path: "^(?:apps|packages)/[^/]+/src/", pathNot: TEST },
    { path: "^(?:node:)?process$" },
  ),
];

/** SDK quarantine: what comes from outside is met in one place. */
export const SDK_RULES = [
  forbid(
    "ai-only-in-its-client",
    "Model SDKs are met in tutor/llm/client alone.",
    { path: "^(?:apps|packages|evaluation)/", pathNot: "^packages/tutor/src/llm/client/" },
    { path: npmPackage("ai|@ai-sdk|ai-sdk-ollama") },
  ),
  forbid(
    "stripe-only-in-its-adapter",
    "Stripe is met in its adapter alone.",
    { path: "^(?:apps|packages)/", pathNot: "^apps/server/src/payment/stripe/" },
    { path: npmPackage("stripe") },
  ),
  forbid(
    "nodemailer-only-in-its-adapter",
    "Mail is sent by the SMTP adapter alone.",
    { path: "^(?:apps|packages)/", pathNot: "^apps/server/src/mail/smtp-[^/]+$" },
    { path: npmPackage("nodemailer") },
  ),
  forbid(
    "openid-only-in-its-adapter",
    "Log-ins at a provider are met in their adapter alone.",
    { path: "^(?:apps|packages)/", pathNot: "^apps/server/src/identity/openid/" },
    { path: npmPackage("openid-client") },
  ),
  forbid(
    "hucre-only-where-it-writes",
    "Spreadsheets are written in one place.",
    {
      path: "^(?:apps|packages)/",
      pathNot: ["^apps/server/src/http/spreadsheets/write-xlsx[.]ts$", TEST],
    },
    { path: npmPackage("hucre") },
  ),
  forbid(
    "jose-only-in-its-adapter",
    "Messages of learning platforms and providers are signed and checked in their adapters; one file encrypts.",
    {
      path: "^(?:apps|packages)/",
      pathNot: ["^apps/server/src/(?:lti/jose-|identity/(?:openid/|seal-text[.]))[^/]*$", TEST],
    },
    { path: npmPackage("jose") },
  ),
  forbid(
    "pg-boss-only-in-its-adapter",
    "Jobs are queued by their adapter alone.",
    { path: "^(?:apps|packages)/", pathNot: "^apps/server/src/jobs/pg-boss-" },
    { path: npmPackage("pg-boss") },
  ),
  forbid(
    "drizzle-only-near-data",
    "Queries live in db/, store/, backup/, the auth adapter and what examines the database.",
    {
      path: "^(?:apps|packages)/",
      pathNot: [
        "^apps/server/src/(?:(?:db|store|backup)/|doctor/examine-(?:database|pglite|schema)[.])",
        "^apps/server/src/identity/better-auth/",
        String.raw`^apps/server/[^/]+\.config\.ts$`,
        TEST,
      ],
    },
    { path: npmPackage("drizzle-orm|drizzle-kit|pg|@electric-sql") },
  ),
  forbid(
    "better-auth-only-in-its-adapter",
    "Accounts are met in the auth adapter alone.",
    { path: "^(?:apps|packages)/", pathNot: "^apps/server/src/identity/better-auth/" },
    { path: npmPackage("better-auth|@better-auth") },
  ),
];
