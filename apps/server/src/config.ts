import * as z from "zod/mini";
import { readTutor, TUTOR_NEEDS, type TutorConfig } from "@elenchus/tutor/tutor-settings";
import {
  DemoEnvironment,
  ProductionEnvironment,
  type LOG_LEVELS,
  type Values,
} from "./config/fields.ts";
import {
  listConflicts,
  listWarnings,
  listMisspelt,
  listOpenings,
} from "./config/config-warnings.ts";
import { listSignOnProblems, readSignOn, type SignOnConfig } from "./config/sign-on-settings.ts";
import { listProblems, type Problem } from "./config/problem.ts";
import { listTypos } from "./config/config-typos.ts";
import { isLoopbackHost } from "./http/local-host.ts";
import type { RegistrationRule } from "./identity/registration-rule.ts";
import type { Secrets } from "./identity/secrets.ts";
import { StartRefusal } from "./errors/start-refusal.ts";

z.config(z.locales.en());

/** What `NODE_ENV` may be: the demo for whoever develops or tests, or production. */
const MODES: ReadonlySet<string> = new Set(["", "production", "development", "test"]);

/** Settings that payment by Stripe cannot do without. */
const STRIPE_KEYS = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const;
/** And what it asks for in production, where nobody else has chosen it. */
const PRICE_KEYS = ["PRICE", "CURRENCY"] as const;

/** Settings of a door for admin commands that others than this machine can reach. */
const ADMIN_KEYS = ["ADMIN_TOKEN", "ADMIN_PORT"] as const;

/** How learners pay: by Stripe, or in the demo at a checkout that charges nothing; null: not at all. */
export interface PaymentConfig {
  readonly kind: "stripe" | "test";
  /** In the currency's smallest unit. */
  readonly amount: number;
  /** ISO 4217, lower case. */
  readonly currency: string;
  /** Null in the demo, which has a checkout of its own. */
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    /** Another server than Stripe's own that speaks its wire format. */
    readonly apiUrl: string | null;
  } | null;
}

/** All that can be set from outside. */
export interface Config extends SignOnConfig {
  /** Null: the built-in tutor. */
  readonly tutor: TutorConfig | null;
  /** Whatever is not production: PGlite, demo accounts, test mail and checkout. */
  readonly isDemo: boolean;
  /** Whether others than this machine may see the demo. */
  readonly isPublicDemo: boolean;
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Where figures are asked for; null: nowhere. */
  readonly metricsPort: number | null;
  /** Where admin commands are taken. */
  readonly adminDoor: {
    readonly host: string;
    /** 0 lets the system choose. */
    readonly port: number;
    /** Null: the one alone that is made at each start and written into `dataDir`. */
    readonly token: string | null;
  };
  /** Where traces are sent, without `/v1/traces`; null: nowhere. */
  readonly tracesEndpoint: string | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Folder of PGlite and of what the demo keeps. */
  readonly dataDir: string;
  /** PostgreSQL's address; PGlite in `dataDir` when null, which only the demo allows. */
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  /** Address that people open; when null, whatever address a request came to. */
  readonly publicUrl: string | null;
  /** Sign cookies and encrypt second factors; when null the demo keeps one of its own in `dataDir`. */
  readonly sessionSecrets: Secrets | null;
  /** Proxies, as addresses or ranges, whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  readonly payment: PaymentConfig | null;
  /** Null keeps mail in the demo's mailbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Who runs this, as the legal pages say. */
  readonly operator: string;
  readonly contactEmail: string;
  readonly registration: RegistrationRule;
  /** Whether learning platforms that are registered may send people, by LTI 1.3. */
  readonly hasLti: boolean;
  /** Whether supervisors may make accounts without an address, by a user name. */
  readonly hasUserNames: boolean;
  /** Years that somebody must have to register. */
  readonly minAge: number;
  /** For how many days transcripts, calls to models and looks are kept; null: until the account is deleted. */
  readonly retentionDays: number | null;
  /** On what one address may do. */
  readonly limitsFactor: number;
  /** Off only in a demo that is measured. */
  readonly hasLimits: boolean;
  /** Doubts about settings, in sentences for whoever starts the server. */
  readonly warnings: readonly string[];
}

/** The settings are not enough to start. The message lists everything at once. */
export class ConfigError extends StartRefusal {
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

/** Settings that another one makes necessary. */
function listMissing(isDemo: boolean, chosen: Record<string, string>): Problem[] {
  const { TUTOR = "", PAYMENT, DEMO, ADMIN_HOST } = chosen;
  const ofStripe = isDemo ? STRIPE_KEYS : [...STRIPE_KEYS, ...PRICE_KEYS];
  const needed = [
    ...(PAYMENT === "stripe" ? ofStripe : []).map((key) => ({ key, by: "PAYMENT=stripe" })),
    ...(TUTOR_NEEDS[TUTOR] ?? []).map((key) => ({ key, by: `TUTOR=${TUTOR}` })),
    // Else whoever asks for somebody's mail chooses, by the host of the request, where its link leads.
    ...(isDemo && DEMO === "public" && "SMTP_URL" in chosen
      ? [{ key: "PUBLIC_URL", by: "DEMO=public with SMTP_URL" }]
      : []),
    ...("ADMIN_TOKEN" in chosen ? [{ key: "ADMIN_PORT", by: "ADMIN_TOKEN" }] : []),
    // A door that others can reach is opened on purpose, by a token that somebody chose.
    ...(ADMIN_HOST === undefined || isLoopbackHost(ADMIN_HOST)
      ? []
      : ADMIN_KEYS.map((key) => ({ key, by: `ADMIN_HOST=${ADMIN_HOST}` }))),
  ];
  return needed
    .filter(({ key }) => !(key in chosen))
    .map(({ key, by }) => ({ key, text: `is not set, and ${by} needs it` }));
}

function refuse(problems: readonly Problem[]): never {
  const lines = problems.map(({ key, text }) => `  ${key} ${text}`);
  throw new ConfigError(`Elenchus cannot start:\n${lines.join("\n")}\nSee .env.example.`);
}

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

function toConfig(isDemo: boolean, values: Values, warnings: readonly string[]): Config {
  return {
    isDemo,
    isPublicDemo: values.DEMO === "public",
    host: values.HOST,
    port: values.PORT,
    metricsPort: values.METRICS_PORT ?? null,
    adminDoor: {
      host: values.ADMIN_HOST,
      port: values.ADMIN_PORT ?? 0,
      token: values.ADMIN_TOKEN ?? null,
    },
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    logLevel: values.LOG_LEVEL ?? (isDemo ? "warn" : "info"),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    publicUrl: values.PUBLIC_URL ?? null,
    sessionSecrets: values.SESSION_SECRET ?? null,
    trustedProxies: values.TRUSTED_PROXIES,
    tutor: readTutor(values),
    payment: readPayment(values),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    operator: values.OPERATOR,
    contactEmail: values.CONTACT_EMAIL,
    registration: { who: values.REGISTRATION, domains: values.REGISTRATION_DOMAINS },
    ...readSignOn(values),
    hasLti: values.LTI === "on",
    hasUserNames: values.USER_NAMES === "on",
    minAge: values.MIN_AGE,
    retentionDays: values.RETENTION_DAYS ?? null,
    limitsFactor: values.LIMITS_FACTOR,
    hasLimits: values.LIMITS === "on",
    warnings,
  };
}

/** Problems with `NODE_ENV`. It is no secret, so its value is shown, with its invisible characters. */
function listWrongModes(mode: string): Problem[] {
  if (MODES.has(mode)) return [];
  const given = JSON.stringify(mode);
  const why = mode.endsWith("\r")
    ? "the file that sets it has line ends of Windows (dos2unix mends it)"
    : `it is ${given}`;
  const text = `must be production, development, test or not set, written just so: ${why}`;
  return [{ key: "NODE_ENV", text }];
}

/** The first problem of each setting: what comes after it comes of it. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const first = new Map(problems.toReversed().map((problem) => [problem.key, problem]));
  return [...new Set(problems.map(({ key }) => key))].flatMap((key) => first.get(key) ?? []);
}

/**
 * Reads the settings.
 * @throws ConfigError naming all that is missing or wrong
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const mode = environment["NODE_ENV"] ?? "";
  // Whoever wrote "Production" is told what else is wrong with it.
  const isDemo = !/^\W*prod/iu.test(mode);
  const chosen = withoutEmpty(environment);
  const result = z.safeParse(isDemo ? DemoEnvironment : ProductionEnvironment, chosen);
  const misspelt = listMisspelt(chosen);
  const problems = withoutRepeats([
    ...listWrongModes(mode),
    ...listTypos(Object.keys(DemoEnvironment.shape), chosen),
    ...(result.success ? [] : listProblems(result.error, chosen)),
    ...listMissing(isDemo, chosen),
    ...listConflicts(chosen),
    ...listSignOnProblems(chosen),
    ...(isDemo ? listOpenings(chosen) : []),
  ]);
  const certain = misspelt.filter(({ isCertain }) => isCertain);
  if (!result.success || problems.length > 0) refuse([...problems, ...misspelt]);
  if (certain.length > 0) refuse(certain);
  const doubts = misspelt.map(({ key, text }) => `${key} ${text}`);
  return toConfig(isDemo, result.data, [...doubts, ...listWarnings(isDemo, chosen)]);
}
