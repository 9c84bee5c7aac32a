import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const PRODUCTION = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://user:secret@db/elenchus",
  PUBLIC_URL: "https://learn.example.org",
  SESSION_SECRET: "nobody-guesses-this-one-0123456789",
  PAYMENT: "off",
  SMTP_URL: "smtp://user:secret@mail.example.org:587",
  MAIL_FROM: "Elenchus <learn@example.org>",
  OPERATOR: "Example School",
  CONTACT_EMAIL: "learn@example.org",
};

function problemsOf(environment: NodeJS.ProcessEnv): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
}

describe("settings", () => {
  test("of an empty environment are the demo's", () => {
    expect(readConfig({})).toEqual({
      isDemo: true,
      isPublicDemo: false,
      host: "localhost",
      port: 3000,
      metricsPort: null,
      tracesEndpoint: null,
      adminDoor: { host: "127.0.0.1", port: 0, token: null },
      logLevel: "warn",
      dataDir: "./data",
      databaseUrl: null,
      databasePoolSize: 10,
      publicUrl: null,
      sessionSecrets: null,
      trustedProxies: [],
      tutor: null,
      payment: { kind: "test", amount: 2900, currency: "usd", stripe: null },
      smtpUrl: null,
      mailFrom: "Elenchus <elenchus@demo.test>",
      operator: "the operator of this demo",
      contactEmail: "contact@demo.test",
      registration: { who: "open", domains: [] },
      hasUserNames: false,
      minAge: 16,
      retentionDays: null,
      signOn: [],
      isSignOnOnly: false,
      membersHaveAccess: false,
      limitsFactor: 1,
      hasLimits: true,
      hasLti: false,
      warnings: [],
    });
  });

  test("that are empty count as unset", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: " ", DATA_DIR: "" })).toEqual(readConfig({}));
  });

  test("of production are taken as set", () => {
    expect(readConfig({ ...PRODUCTION, PORT: "8080" })).toMatchObject({
      isDemo: false,
      host: "0.0.0.0",
      port: 8080,
      logLevel: "info",
      databaseUrl: PRODUCTION.DATABASE_URL,
      publicUrl: PRODUCTION.PUBLIC_URL,
    });
  });

  test("that production lacks are named all at once", () => {
    const problems = problemsOf({ NODE_ENV: "production" });
    for (const key of Object.keys(PRODUCTION).slice(1)) {
      expect(problems).toContain(`${key} is not set`);
    }
  });

  test("of payment by Stripe are needed together, and taken as set", () => {
    const problems = problemsOf({ ...PRODUCTION, PAYMENT: "stripe" });
    for (const key of ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "PRICE", "CURRENCY"]) {
      expect(problems).toContain(`${key} is not set, and PAYMENT=stripe needs it`);
    }
    const keys = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
    const price = { PRICE: "1900", CURRENCY: "EUR" };
    expect(readConfig({ ...PRODUCTION, PAYMENT: "stripe", ...keys, ...price }).payment).toEqual({
      kind: "stripe",
      amount: 1900,
      currency: "eur",
      stripe: { secretKey: "sk_live_1", webhookSecret: "whsec_1", apiUrl: null },
    });
    expect(readConfig({ PAYMENT: "off" }).payment).toBeNull();
  });

  test.each([
    ["PAYMENT", "test"],
    ["LIMITS", "off"],
  ])("of the demo are refused in production: %s=%s", (key, value) => {
    expect(problemsOf({ ...PRODUCTION, [key]: value })).toContain(`${key} must be`);
  });

  test("of user names are off unless they are on, and useless where nobody has a password", () => {
    expect(readConfig({ USER_NAMES: "on" }).hasUserNames).toBe(true);
    expect(problemsOf({ USER_NAMES: "yes" })).toContain("USER_NAMES must be on, or not set");
    expect(problemsOf({ USERNAMES: "on" })).toContain("Is it USER_NAMES");
    expect(problemsOf({ USER_NAMES: "on", OIDC_ONLY: "on" })).toContain(
      "USER_NAMES makes accounts",
    );
  });

  test("of a model that tutors are needed together, and taken as set", () => {
    expect(problemsOf({ TUTOR: "anthropic" })).toContain(
      "TUTOR_API_KEY is not set, and TUTOR=anthropic needs it",
    );
    expect(problemsOf({ TUTOR: "openai-compatible", TUTOR_MODEL: "m" })).toContain(
      "TUTOR_BASE_URL",
    );
    expect(problemsOf({ TUTOR: "oracle" })).toContain("TUTOR must be one of");
    const local = { TUTOR: "openai-compatible", TUTOR_MODEL: "m", TUTOR_BASE_URL: "http://x/v1" };
    expect(readConfig({ ...local, TUTOR_DAILY_TOKENS: "0" }).tutor).toEqual({
      provider: "openai-compatible",
      model: "m",
      assessModel: null,
      baseUrl: "http://x/v1",
      apiKey: null,
      hasFallback: false,
      isJudgedBuiltIn: false,
      hasSelfCheck: true,
      tokensPerDay: null,
      tokensPerDialogue: 600_000,
      patience: 1,
    });
    expect(problemsOf({ TUTOR: "ollama" })).toContain("TUTOR_MODEL is not set");
    expect(readConfig({ ...local, TUTOR_SELF_CHECK: "off" }).tutor?.hasSelfCheck).toBe(false);
    expect(readConfig({ ...local, TUTOR_JUDGE: "built-in" }).tutor?.isJudgedBuiltIn).toBe(true);
    expect(problemsOf({ TUTOR_SELF_CHECK: "yes" })).toContain("TUTOR_SELF_CHECK must be on or off");
    const slow = { TUTOR: "ollama", TUTOR_MODEL: "qwen3:8b", TUTOR_PATIENCE: "7.5" };
    expect(readConfig(slow).tutor).toMatchObject({ baseUrl: null, apiKey: null, patience: 7.5 });
  });

  const ADMIN = { ADMIN_TOKEN: "gN5j+8Qw/1rT=zKx2VbM7cL4hYpD9sFa", ADMIN_PORT: "3001" };
  test.each([
    [{ ADMIN_TOKEN: "short", ADMIN_PORT: "3001" }, "ADMIN_TOKEN must have at least 32 characters"],
    [{ ...ADMIN, ADMIN_TOKEN: `${ADMIN.ADMIN_TOKEN} t` }, "ADMIN_TOKEN must hold no blanks"],
    [{ ...ADMIN, ADMIN_TOKEN: "t".repeat(32) }, "ADMIN_TOKEN is easily guessed"],
    [{ ADMIN_TOKEN: ADMIN.ADMIN_TOKEN }, "ADMIN_PORT is not set, and ADMIN_TOKEN needs it"],
    [{ ADMIN_HOST: "0.0.0.0" }, "ADMIN_TOKEN is not set, and ADMIN_HOST=0.0.0.0 needs it"],
    [{ ADMIN_HOST: "::" }, "ADMIN_TOKEN is not set"],
    [{ ADMIN_HOST: "door.example.org", ADMIN_PORT: "3001" }, "ADMIN_TOKEN is not set"],
    [{ ADMIN_PORT: "0" }, "ADMIN_PORT must be 1 or more"],
    [{ ADMIN_TOKN: ADMIN.ADMIN_TOKEN }, "ADMIN_TOKN is no setting. Is it ADMIN_TOKEN"],
  ])("of the admin door close where something is missing: %j", (settings, problem) => {
    for (const whole of [settings, { ...PRODUCTION, ...settings }])
      expect(problemsOf(whole as NodeJS.ProcessEnv)).toContain(problem);
  });

  test("of the admin door are taken as set", () => {
    const host = { ADMIN_HOST: "0.0.0.0" };
    expect(readConfig({ ...PRODUCTION, ...ADMIN, ...host }).adminDoor).toEqual({
      host: "0.0.0.0",
      port: 3001,
      token: ADMIN.ADMIN_TOKEN,
    });
    expect(readConfig({ ADMIN_PORT: "3001" }).adminDoor).toMatchObject({ port: 3001, token: null });
  });

  test("of proxies are a list", () => {
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES: "10.0.0.0/8, 127.0.0.1" });
    expect(trustedProxies).toEqual(["10.0.0.0/8", "127.0.0.1"]);
  });

  const [OLD, NEW] = [
    "nobody-guesses-the-old-one-0123=",
    "+/ nnn-nobody-guesses-the-new-one",
  ] as const;
  test.each([
    [OLD, [OLD]],
    [NEW, [NEW]],
    [`${NEW},${OLD}`, [NEW, OLD]],
    [` ${NEW} ,\n ${OLD} `, [NEW, OLD]],
  ])("take secrets %j as a list, newest first", (SESSION_SECRET, secrets) => {
    expect(readConfig({ SESSION_SECRET }).sessionSecrets).toEqual(secrets);
  });

  test.each([
    [`${NEW},`, "has a comma with no secret before or after it"],
    [",", "has a comma with no secret before or after it"],
    [`${NEW},${OLD.slice(1)}`, "each secret in it must have at least 32 characters"],
    [`${OLD},${NEW},${OLD}`, "names the same secret twice"],
  ])("refuse secrets %j, and say why", (SESSION_SECRET, why) => {
    for (const settings of [{ SESSION_SECRET }, { ...PRODUCTION, SESSION_SECRET }]) {
      const problems = problemsOf(settings);
      expect(problems).toContain("SESSION_SECRET");
      expect(problems).toContain(why);
      expect(problems).not.toContain("nnn");
    }
  });

  test("that are wrong are told with the reason, and never with the value", () => {
    const wrong = { ...PRODUCTION, PORT: "many", SESSION_SECRET: "short", PUBLIC_URL: "ftp://x" };
    const problems = problemsOf(wrong);
    expect(problems).toContain("PORT must be a number");
    expect(problems).toContain("SESSION_SECRET must have at least 32 characters");
    expect(problems).toContain("PUBLIC_URL must be the address");
    expect(problems).not.toContain("short");
  });

  test.each(["-1", "65536", "80.5", "x"])("take no port %s", (PORT) => {
    expect(problemsOf({ PORT })).toContain("PORT");
  });

  test("tell how far a number may go", () => {
    expect(problemsOf({ PORT: "-1", MIN_AGE: "100" })).toMatch(
      /PORT must be 0 or more, such as 3000\n.*MIN_AGE must be 99 or less/u,
    );
  });

  test.each([
    ["29", "must be 30 or more"],
    ["0", "must be 30 or more"],
    ["36501", "must be 36500 or less"],
    ["90 days", "must be a number: a whole one, in digits alone"],
    ["90.5", "must be a number: a whole one, in digits alone"],
  ])("refuse RETENTION_DAYS=%s", (given, text) => {
    expect(problemsOf({ RETENTION_DAYS: given })).toContain(`RETENTION_DAYS ${text}`);
  });
});

test.each([
  ["TUTOR_BASE_URL", "http://me:THE-KEY@127.0.0.1:1/v1", "must hold no user and no password"],
  ["TUTOR_BASE_URL", "http://THE-KEY@127.0.0.1:1/v1", "must hold no user and no password"],
  ["TUTOR_BASE_URL", "THE-KEY", "must be an address that begins with http:// or https://"],
  [
    "TUTOR_BASE_URL",
    "localhost:11434/v1",
    "must be an address that begins with http:// or https://",
  ],
  ["TUTOR_DIALOGUE_TOKENS", "-5", "must be 0 or more"],
  ["TUTOR_API_KEY", "THE-KEY with blanks", "holds a character that is in no key"],
  ["TUTOR_API_KEY", "THE-KEY…", "holds a character that is in no key"],
])("%s as %s is refused without being told", (name, value, text) => {
  const openai = { TUTOR: "openai", TUTOR_MODEL: "m", TUTOR_API_KEY: "sk-1" };
  const problems = problemsOf({ ...openai, [name]: value });
  expect(problems).toContain(`${name} ${text}`);
  expect(problems).not.toContain("THE-KEY");
});

test.each(["0", "0.4", "20.1", "-1", "1e1", "four", "Infinity"])(
  "TUTOR_PATIENCE=%s is refused",
  (TUTOR_PATIENCE) => {
    expect(problemsOf({ TUTOR_PATIENCE })).toContain(
      "TUTOR_PATIENCE must be a number from 0.5 to 20, such as 4",
    );
  },
);

test.each(["prod", "Production", "production ", " ", "staging"])(
  "NODE_ENV=%j is refused, whatever else is set",
  (NODE_ENV) => {
    expect(problemsOf({ ...PRODUCTION, NODE_ENV })).toContain("NODE_ENV must be production");
  },
);

test.each([
  [{ PUBLIC_URL: "https://learn.example.org" }, "PUBLIC_URL is not for this machine alone"],
  [{ PUBLIC_URL: "https://localhost" }, "PUBLIC_URL is not for this machine alone"],
  [{ PUBLIC_URL: "http://192.168.1.5:3000" }, "PUBLIC_URL is not for this machine alone"],
  [{ HOST: "0.0.0.0" }, "HOST is not for this machine alone"],
  [{ HOST: "::" }, "HOST is not for this machine alone"],
  [{ HOST: "192.168.1.5" }, "HOST is not for this machine alone"],
])("the demo is for this machine alone: %j", (settings, text) => {
  expect(problemsOf(settings)).toContain(text);
  expect(problemsOf({ ...settings, DEMO: "public" })).toBe("");
});

test("mails of a public demo lead to an address that is set", () => {
  const settings = { DEMO: "public", SMTP_URL: "smtp://mail.example.org" };
  expect(problemsOf(settings)).toContain("PUBLIC_URL is not set, and DEMO=public with SMTP_URL");
  expect(problemsOf({ ...settings, PUBLIC_URL: "http://192.168.1.5:3000" })).toBe("");
});

test.each([
  { HOST: "127.0.0.1" },
  { HOST: "::1" },
  { PUBLIC_URL: "http://localhost:3000/" },
  { NODE_ENV: "test" },
])("the demo starts with %j", (settings) => {
  expect(problemsOf(settings)).toBe("");
});

test.each([
  ["MAIL_FROM", "foo"],
  ["MAIL_FROM", "School, Inc <a@example.org>"],
  ["CONTACT_EMAIL", "a@example.org,b@example.org"],
  ["PUBLIC_URL", "https://learn.example.org/app"],
  ["PUBLIC_URL", "https://learn.example.org?x=1"],
  ["TRUSTED_PROXIES", "nginx"],
  ["TRUSTED_PROXIES", "10.0.0.0/33"],
  ["TRUSTED_PROXIES", "0.0.0.0/0"],
  ["TRUSTED_PROXIES", "1"],
  ["PRICE", "29.00"],
  ["PRICE", "29"],
  ["CURRENCY", "xyz"],
  ["PORT", "0x50"],
  ["PORT", "1e3"],
  ["DATABASE_POOL_SIZE", "1"],
  ["TUTOR_DAILY_TOKENS", "2e6"],
  ["SMTP_URL", "smtp://"],
  ["SMTP_URL", "smtp://a.example?requiretls=true"],
  ["STRIPE_SECRET_KEY", "sk_live_..."],
  ["DATA_DIR", "~/data"],
  ["DEMO", "public"],
])("%s=%s is refused in words", (name, value) => {
  expect(problemsOf({ ...PRODUCTION, [name]: value })).toContain(`${name} `);
});

test.each(["TUTOR_BASEURL", "tutor_base_url", "MINAGE", "TRUSTED_PROXY", "NODE_EVN", "SMPT_URL"])(
  "%s can only be a misspelling, and is refused",
  (name) => {
    expect(problemsOf({ [name]: "x" })).toContain(`${name} is no setting`);
  },
);

test.each(["LOGLEVEL", "PAYMNET", "DATABSE_URL"])("%s is told", (name) => {
  expect(readConfig({ [name]: "x" }).warnings.join()).toContain(`${name} is no setting`);
});

test.each([
  "TUTOR_PORT_80_TCP",
  "ELENCHUS_PORT",
  "HOSTNAME",
  "GHOST",
  "NODE_VERSION",
  "npm_config_loglevel",
])("%s is nobody's misspelling", (name) => {
  expect(readConfig({ [name]: "x" }).warnings).toEqual([]);
});
