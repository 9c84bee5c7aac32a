import * as z from "zod/mini";
import {
  readTutor,
  TUTOR_FIELDS,
  TUTOR_NEEDS,
  type TutorConfig,
} from "@elenchus/tutor/tutor-settings";

z.config(z.locales.en());

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const Port = z.coerce
  .number("must be a number")
  .check(
    z.int("must be a whole number"),
    z.minimum(0, "must be 0 or more"),
    z.maximum(65_535, "must be 65535 or less"),
  );

const DatabaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: "must start with postgres://" });

const PublicUrl = z.url({
  protocol: /^https?$/,
  error: "must be the address that people open, such as https://learn.example.org",
});

const Secret = z.string().check(z.minLength(32, "must have at least 32 characters"));

const SmtpUrl = z.url({
  protocol: /^smtps?$/,
  error: "must be an address such as smtp://user:password@mail.example.org:587",
});

const Currency = z
  .string()
  .check(z.regex(/^[a-z]{3}$/i, "must be an ISO 4217 code such as usd"), z.toLowerCase());

const Amount = z.coerce
  .number("must be a number")
  .check(
    z.int("must be a whole number"),
    z.minimum(1, "must be 1 or more"),
    z.maximum(99_999_999, "must be 99999999 or less"),
  );

const MinAge = z.coerce
  .number("must be a number")
  .check(
    z.int("must be a whole number"),
    z.minimum(0, "must be 0 or more"),
    z.maximum(99, "must be 99 or less"),
  );

const Address = z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/, "must be an email address"));

const Shared = {
  ...TUTOR_FIELDS,
  PORT: z._default(Port, 3000),
  LOG_LEVEL: z.optional(z.enum(LOG_LEVELS)),
  DATA_DIR: z._default(z.string(), "./data"),
  DATABASE_POOL_SIZE: z._default(z.coerce.number().check(z.int(), z.minimum(2)), 10),
  TRUSTED_PROXIES: z._default(z.string(), ""),
  MIN_AGE: z._default(MinAge, 16),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  STRIPE_API_URL: z.optional(
    z.url({
      protocol: /^https?$/,
      error: "must be an address that begins with http:// or https://",
    }),
  ),
};

const DemoEnvironment = z.object({
  ...Shared,
  HOST: z._default(z.string(), "localhost"),
  DATABASE_URL: z.optional(DatabaseUrl),
  PUBLIC_URL: z.optional(PublicUrl),
  SESSION_SECRET: z.optional(Secret),
  PAYMENT: z._default(z.enum(["test", "stripe", "off"], "must be test, stripe or off"), "test"),
  PRICE: z._default(Amount, 2900),
  CURRENCY: z._default(Currency, "usd"),
  SMTP_URL: z.optional(SmtpUrl),
  MAIL_FROM: z._default(z.string(), "Elenchus <elenchus@demo.test>"),
  OPERATOR: z._default(z.string(), "the operator of this demo"),
  CONTACT_EMAIL: z._default(Address, "contact@demo.test"),
  LIMITS: z._default(z.enum(["on", "off"], "must be on or off"), "on"),
});

const ProductionEnvironment = z.object({
  ...Shared,
  HOST: z._default(z.string(), "0.0.0.0"),
  DATABASE_URL: DatabaseUrl,
  PUBLIC_URL: PublicUrl,
  SESSION_SECRET: Secret,
  PAYMENT: z.enum(["stripe", "off"], "must be stripe or off"),
  PRICE: z.optional(Amount),
  CURRENCY: z.optional(Currency),
  SMTP_URL: SmtpUrl,
  MAIL_FROM: z.string(),
  OPERATOR: z.string(),
  CONTACT_EMAIL: Address,
  LIMITS: z._default(z.literal("on", "must be on"), "on"),
});

/** What payment by Stripe cannot do without. */
const STRIPE_KEYS = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const;
/** And what it asks for in production, where nobody else has chosen it. */
const PRICE_KEYS = ["PRICE", "CURRENCY"] as const;

/** How learners pay: by Stripe, or in the demo at a checkout that charges nothing; null: not at all. */
export interface PaymentConfig {
  readonly kind: "stripe" | "test";
  /** In the currency's smallest unit. */
  readonly amount: number;
  /** ISO 4217, lower case. */
  readonly currency: string;
  /** Null at the test checkout, which keeps its own. */
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    /** Another server than Stripe's own that speaks its wire format. */
    readonly apiUrl: string | null;
  } | null;
}

/** All that can be set from outside. */
export interface Config {
  /** Null: the built-in tutor. */
  readonly tutor: TutorConfig | null;
  /** Whatever is not production: PGlite, demo accounts, test mail and checkout. */
  readonly isDemo: boolean;
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Folder of PGlite and of what the demo keeps. */
  readonly dataDir: string;
  /** PostgreSQL's address; PGlite in `dataDir` when null, which only the demo allows. */
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  /** Address that people open; when null, whatever address a request came to. */
  readonly publicUrl: string | null;
  /** Signs session cookies; when null the demo keeps one of its own in `dataDir`. */
  readonly sessionSecret: string | null;
  /** Proxies, as addresses or ranges, whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  readonly payment: PaymentConfig | null;
  /** Null keeps mail in the demo's mailbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Who runs this, as the legal pages say. */
  readonly operator: string;
  readonly contactEmail: string;
  /** Years that somebody must have to register. */
  readonly minAge: number;
  /** Off only in a demo that is measured. */
  readonly hasLimits: boolean;
}

/** What is set is not enough to start. The message lists everything at once. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Empty counts as unset: `KEY=` in an .env file means that nobody chose. */
function withoutEmpty(environment: NodeJS.ProcessEnv): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const [key, value] of Object.entries(environment)) {
    if (value !== undefined && value.trim() !== "") chosen[key] = value.trim();
  }
  return chosen;
}

/** A setting that is wrong or missing, in words. */
interface Problem {
  readonly key: string;
  readonly text: string;
}

function listProblems(error: z.core.$ZodError, chosen: Record<string, string>): Problem[] {
  return error.issues.map((issue) => {
    const key = String(issue.path[0]);
    return { key, text: key in chosen ? issue.message : "is not set" };
  });
}

/** What another setting makes necessary. */
function listMissing(isDemo: boolean, chosen: Record<string, string>): Problem[] {
  const { TUTOR = "", PAYMENT } = chosen;
  const ofStripe = isDemo ? STRIPE_KEYS : [...STRIPE_KEYS, ...PRICE_KEYS];
  const needed = [
    ...(PAYMENT === "stripe" ? ofStripe : []).map((key) => ({ key, by: "PAYMENT=stripe" })),
    ...(TUTOR_NEEDS[TUTOR] ?? []).map((key) => ({ key, by: `TUTOR=${TUTOR}` })),
  ];
  return needed
    .filter(({ key }) => !(key in chosen))
    .map(({ key, by }) => ({ key, text: `is not set, and ${by} needs it` }));
}

function refuse(problems: readonly Problem[]): never {
  const lines = problems.map(({ key, text }) => `  ${key} ${text}`);
  throw new ConfigError(`Elenchus cannot start:\n${lines.join("\n")}\nSee .env.example.`);
}

type Values = z.output<typeof DemoEnvironment> | z.output<typeof ProductionEnvironment>;

function readPayment(values: Values): PaymentConfig | null {
  const { PAYMENT, PRICE, CURRENCY, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = values;
  if (PAYMENT === "off" || PRICE === undefined || CURRENCY === undefined) return null;
  const price = { amount: PRICE, currency: CURRENCY };
  if (PAYMENT === "test") return { kind: "test", ...price, stripe: null };
  const stripe = {
    secretKey: STRIPE_SECRET_KEY ?? "",
    webhookSecret: STRIPE_WEBHOOK_SECRET ?? "",
    apiUrl: values.STRIPE_API_URL ?? null,
  };
  return { kind: "stripe", ...price, stripe };
}

function toConfig(isDemo: boolean, values: Values): Config {
  return {
    isDemo,
    host: values.HOST,
    port: values.PORT,
    logLevel: values.LOG_LEVEL ?? (isDemo ? "warn" : "info"),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    publicUrl: values.PUBLIC_URL ?? null,
    sessionSecret: values.SESSION_SECRET ?? null,
    trustedProxies: values.TRUSTED_PROXIES.split(/[\s,]+/).filter(Boolean),
    tutor: readTutor(values),
    payment: readPayment(values),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    operator: values.OPERATOR,
    contactEmail: values.CONTACT_EMAIL,
    minAge: values.MIN_AGE,
    hasLimits: values.LIMITS === "on",
  };
}

/**
 * Reads the settings.
 * @throws ConfigError naming all that is missing or wrong
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const isDemo = environment["NODE_ENV"] !== "production";
  const chosen = withoutEmpty(environment);
  const result = z.safeParse(isDemo ? DemoEnvironment : ProductionEnvironment, chosen);
  const problems = [
    ...(result.success ? [] : listProblems(result.error, chosen)),
    ...listMissing(isDemo, chosen),
  ];
  if (!result.success || problems.length > 0) refuse(problems);
  return toConfig(isDemo, result.data);
}
