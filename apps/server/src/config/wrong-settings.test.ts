import { expect, test } from "vitest";
import { ConfigError, readConfig } from "../config.ts";

/** What no sentence may tell. */
const SECRET = "hush-hush-0123456789-abcdefghijkl";
const PRODUCTION = {
  NODE_ENV: "production",
  DATABASE_URL: `postgres://user:${SECRET}@db.example.org/elenchus`,
  PUBLIC_URL: "https://learn.example.org",
  SESSION_SECRET: SECRET,
  PAYMENT: "off",
  SMTP_URL: `smtp://user:${SECRET}@mail.example.org:587`,
  MAIL_FROM: "Elenchus <learn@example.org>",
  OPERATOR: "Example School",
  CONTACT_EMAIL: "learn@example.org",
};

/** What hosts get wrong, and what the sentence tells them to write instead. */
const WRONG: readonly (readonly [name: string, value: string, sentence: RegExp])[] = [
  ["DATABASE_URL", `"${PRODUCTION.DATABASE_URL}"`, /in quotation marks.*: write it without them/u],
  ["OPERATOR", "“Example School”", /in quotation marks.*: write it without them/u],
  ["SESSION_SECRET", `'${SECRET}'`, /in quotation marks.*: write it without them/u],
  [
    "PUBLIC_URL",
    "https://learn.exa\u200bmple.org",
    /\(U\+200B\): delete the value and type it anew/u,
  ],
  ["SESSION_SECRET", `${SECRET}\r\n,${SECRET}-old`, /a carriage return/u],
  ["NODE_ENV", "production\r", /must be production, .*line ends of Windows/u],
  ["NODE_ENV", "prod", /must be production, .*it is "prod"/u],
  [
    "DATABASE_URL",
    "postgres://user:pw@db.example.org:5432",
    /names no database: write its name at the end/u,
  ],
  ["DATABASE_URL", "postgres://user:p#w@db/elenchus", /written as %23 for #/u],
  ["DATABASE_URL", "postgres://u:p@db/elenchus?sslmod=require", /write \?sslmode=verify-full/u],
  ["DATABASE_URL", "postgres://u:p@db/elenchus?sslmode=on", /with disable, prefer, require/u],
  [
    "DATABASE_URL",
    "postgres://u:p@db/elenchus?sslrootcert=/no/ca.pem",
    /names a file as sslrootcert that is not there/u,
  ],
  ["DATABASE_URL", "postgres://u:changeme@db/elenchus", /is still the example's: write your own/u],
  ["PUBLIC_URL", "https://learn.example.org/app", /must hold no path/u],
  ["PUBLIC_URL", "learn.example.org", /such as https:\/\/learn/u],
  ["PUBLIC_URL", "https://*.example.org", /must be one address/u],
  ["SESSION_SECRET", "x".repeat(40), /repeats itself: a good one comes of openssl rand/u],
  ["SESSION_SECRET", "socrates-asks-socrates-asks-socrates-asks-", /repeats itself/u],
  ["SESSION_SECRET", "$(openssl rand -base64 32)-0123456789", /write what it stands for/u],
  ["SESSION_SECRET", "please-change-me-please-0123456789", /is still the example's/u],
  ["LIMITS", "true", /must be on in production, or not set/u],
  ["DEMO", "false", /leave it out, whatever its value/u],
  ["PAYMENT", "false", /must be stripe or off/u],
  ["PORT", "3000:3000", /in digits alone, such as 3000/u],
  ["PORT", "70000", /65535 or less/u],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318", /such as http:\/\/collector/u],
  [
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "http://a.example:4318/v1/traces",
    /must end before \/v1\/traces/u,
  ],
  ["METRICS_PORT", "3000", /is PORT, too: set one of them to another number/u],
  ["HOST", "https://learn.example.org", /without http:\/\/ and without a port/u],
  ["TRUSTED_PROXIES", "nginx", /must be IP addresses .* names are not looked up/u],
  ["SMTP_URL", "smtp://learn@mail.example.org:587", /must name user and password/u],
  ["SMTP_URL", `smtp://user:${SECRET}@mail.example.org:465`, /write smtps:\/\/ for port 465/u],
  ["SMTP_URL", "mail.example.org:587", /must be an address such as smtp:\/\//u],
  ["DATA_DIR", "$HOME/data", /write what it stands for/u],
  ["DATA_DIR", "~/data", /must be written out/u],
  ["PRICE", "29.00", /2900 stands for 29\.00/u],
  ["STRIPE_API_URL", "https://api.stripe.com/v1", /must hold no path/u],
  ["TUTOR_API_KEY", "sk-...", /is still the example's/u],
  [
    "TUTOR_BASE_URL",
    "http://localhost:8080/v1/chat/completions",
    /must end before what is asked for/u,
  ],
];

function problemsOf(settings: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(settings);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split("\n").slice(1, -1);
    throw error;
  }
  return [];
}

test.each(WRONG)(
  "%s=%j is refused in one sentence that says what to write",
  (name, value, text) => {
    const problems = problemsOf({ ...PRODUCTION, [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^  ${name} .*(?:${text.source})`, "u"));
    expect(problems[0]).not.toContain(SECRET);
  },
);

test("all that is wrong is told at once", () => {
  const wrong = new Map(WRONG.map(([name, value]) => [name, value]));
  const problems = problemsOf({ ...PRODUCTION, ...Object.fromEntries(wrong) });
  const named = new Set(problems.map((line) => line.trim().split(" ")[0]));
  expect(problems).toHaveLength(named.size);
  // Of two ports that are one, whichever is wrong by itself is told.
  expect(named).toEqual(new Set([...wrong.keys()].filter((name) => name !== "METRICS_PORT")));
});

test.each(["DATABASE_URL", "SESSION_SECRET"] as const)(
  "no secret is read from a file of its own: %s_FILE",
  (name) => {
    const { [name]: _, ...others } = PRODUCTION;
    const problems = problemsOf({ ...others, [`${name}_FILE`]: "/run/secrets/one" });
    expect(problems).toEqual([
      `  ${name} is not set`,
      `  ${name}_FILE is no setting, for no value is read from a file of its own: set ${name} to what the file holds`,
    ]);
  },
);

test.each([
  [
    { PAYMENT: "off", STRIPE_SECRET_KEY: "sk_live_1" },
    "STRIPE_SECRET_KEY has no effect: PAYMENT is off.",
  ],
  [{ TUTOR: "built-in", TUTOR_MODEL: "qwen3:8b" }, "TUTOR_MODEL has no effect: TUTOR is built-in."],
  [{ PUBLIC_URL: "http://learn.example.org" }, "PUBLIC_URL begins with http://"],
  [{ DATABASE_REPLICA_URL: "postgres://a:b@c/d" }, "DATABASE_REPLICA_URL is not read any more"],
])("what may be meant so is told, and not refused: %j", (settings, text) => {
  expect(readConfig({ ...PRODUCTION, ...settings }).warnings.join()).toContain(text);
});

test.each([
  { OPERATOR: "École «Voltaire», 1 rue de l’Éducation" },
  { MAIL_FROM: '"School, Inc" <learn@example.org>' },
  { DATABASE_URL: "postgres:///elenchus?host=/run/postgresql" },
  { SMTP_URL: "smtp://localhost:25" },
  { SESSION_SECRET: "4f0c2e1d9b8a7f6e5d4c3b2a19081726" },
])("what is right is taken: %j", (settings) => {
  expect(problemsOf({ ...PRODUCTION, ...settings })).toEqual([]);
});

test("a price that Stripe does not take is refused: thousandths come in tens", () => {
  expect(problemsOf({ ...PRODUCTION, PRICE: "4905", CURRENCY: "kwd" })).toEqual([
    "  PRICE is counted in thousandths of kwd, of which Stripe takes steps of ten: let it end in 0",
  ]);
  expect(problemsOf({ ...PRODUCTION, PRICE: "4900", CURRENCY: "kwd" })).toEqual([]);
  expect(problemsOf({ ...PRODUCTION, PRICE: "4905", CURRENCY: "jpy" })).toEqual([]);
});
