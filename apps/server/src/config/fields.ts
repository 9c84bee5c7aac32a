import { TUTOR_FIELDS } from "@elenchus/tutor/tutor-settings";
import { isIP, isIPv4 } from "node:net";
import * as z from "zod/mini";
import { isOneAddress } from "../mail/check-envelope.ts";
import { DatabaseUrl } from "./database-url.ts";
import { CollectorUrl } from "./collector-url.ts";
import { MailDomains } from "./mail-domains.ts";
import { AdminToken, SecretList } from "./secret-list.ts";
import { SIGN_ON_FIELDS } from "./sign-on-settings.ts";
import { SmtpUrl } from "./smtp-url.ts";

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/**
 * In digits alone: `Number` takes "", "0x50" and "1e3" as well, and 29.00 for 29.
 * @param hint what to write instead
 */
function wholeNumber(least: number, most: number, hint: string) {
  return z.pipe(
    z.pipe(
      z
        .string()
        .check(z.regex(/^-?\d+$/, `must be a number: a whole one, in digits alone, ${hint}`)),
      z.transform(Number),
    ),
    z
      .number()
      .check(
        z.minimum(least, `must be ${least} or more, ${hint}`),
        z.maximum(most, `must be ${most} or less, ${hint}`),
      ),
  );
}

/** Where people open the app: pages, cookies and links know no folder below it. */
const PublicUrl = z.pipe(
  z
    .url({
      protocol: /^https?$/,
      error: "must be the address that people open, such as https://learn.example.org",
    })
    .check(
      z.refine((given) => {
        const url = URL.parse(given);
        if (url === null) return true;
        return (url.username + url.password + url.search + url.hash).length === 0;
      }, "must hold no user, no password, no ? and no #: only an address such as https://learn.example.org"),
      z.refine(
        (given) => URL.parse(given)?.hostname.includes("*") !== true,
        "must be one address such as https://learn.example.org: a * is none",
      ),
      z.refine(
        (given) => /^\/*$/u.test(URL.parse(given)?.pathname ?? "/"),
        "must hold no path: Elenchus is opened at the root of its address, such as https://learn.example.org",
      ),
    ),
  z.transform((given) => new URL(given).origin),
);

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));
const Currency = z.string().check(
  z.refine((given) => CURRENCIES.has(given.toUpperCase()), "must be an ISO 4217 code such as usd"),
  z.toLowerCase(),
);

/** No provider takes less in any currency; whoever set 29 meant 29.00. */
const Price = wholeNumber(30, 99_999_999, "in the currency's smallest unit: 2900 stands for 29.00");

const Address = z
  .string()
  .check(z.refine(isOneAddress, "must be one email address, such as learn@example.org"));

/** `Name <address>` or an address; a name with a sign that separates addresses is in quotes. */
const SENDER = /^(?:(?:[^<>@"(),:;\\[\]\p{Cc}]*|"[^"\\\p{Cc}]*"\s*)<([^<>]*)>|([^<>]*))$/u;
const Sender = z.string().check(
  z.refine((given) => {
    const [, inBrackets, bare] = SENDER.exec(given) ?? [];
    return isOneAddress(inBrackets ?? bare ?? "");
  }, "must be one email address, such as learn@example.org or Elenchus <learn@example.org>"),
);

/** Names that Fastify takes beside addresses and ranges. */
const NAMED_RANGES: ReadonlySet<string> = new Set(["loopback", "linklocal", "uniquelocal"]);

function isProxy(given: string): boolean {
  const [address = "", range, ...more] = given.split("/");
  if (NAMED_RANGES.has(given)) return true;
  if (isIP(address) === 0 || more.length > 0) return false;
  if (range === undefined) return true;
  if (isIPv4(address) && isIPv4(range)) return range !== "0.0.0.0";
  const most = isIPv4(address) ? 32 : 128;
  return /^\d{1,3}$/u.test(range) && Number(range) >= 1 && Number(range) <= most;
}

function listProxies(given: string): string[] {
  return given.split(/[\s,]+/u).filter(Boolean);
}

const TrustedProxies = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (given) => listProxies(given).every(isProxy),
        "must be IP addresses or ranges such as 10.0.0.0/8, separated by commas; names are not looked up, and everybody (/0) is refused",
      ),
    ),
  z.transform(listProxies),
);

const Folder = z
  .string()
  .check(
    z.refine(
      (given) => !given.startsWith("~"),
      "must be written out: only a shell knows what ~ stands for",
    ),
  );

const StripeUrl = z
  .url({
    protocol: /^https?$/,
    error: "must be an address that begins with http:// or https://",
    abort: true,
  })
  .check(
    z.refine((given) => {
      const url = URL.parse(given);
      return url === null || (/^\/*$/u.test(url.pathname) && url.search === "");
    }, "must hold no path: only an address such as http://localhost:12111"),
  );

/** The address to listen on: one of this machine, or a name of it. */
const Host = z
  .string()
  .check(
    z.refine(
      (given) => isIP(given) !== 0 || /^[\w.-]+$/u.test(given),
      "must be an address to listen on, such as 0.0.0.0 or localhost, without http:// and without a port: PUBLIC_URL and PORT are for those",
    ),
  );

const WRONG_FACTOR = "must be a number from 0.1 to 100, such as 3 or 0.5";

const LimitsFactor = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{1,3}(?:\.\d{1,3})?$/u, WRONG_FACTOR)), z.transform(Number)),
  z.number().check(z.minimum(0.1, WRONG_FACTOR), z.maximum(100, WRONG_FACTOR)),
);

const SHARED = {
  ...TUTOR_FIELDS,
  ...SIGN_ON_FIELDS,
  PORT: z._default(wholeNumber(0, 65_535, "such as 3000"), 3000),
  METRICS_PORT: z.optional(wholeNumber(1, 65_535, "such as 9464, or not set for no figures")),
  ADMIN_TOKEN: z.optional(AdminToken),
  ADMIN_PORT: z.optional(wholeNumber(1, 65_535, "such as 3001")),
  ADMIN_HOST: z._default(Host, "127.0.0.1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(CollectorUrl),
  LOG_LEVEL: z.optional(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`)),
  DATA_DIR: z._default(Folder, "./data"),
  DATABASE_POOL_SIZE: z._default(wholeNumber(2, 1000, "such as 10"), 10),
  TRUSTED_PROXIES: z._default(TrustedProxies, []),
  REGISTRATION: z._default(
    z.enum(["open", "invited", "closed"], "must be open, invited or closed"),
    "open",
  ),
  REGISTRATION_DOMAINS: z._default(MailDomains, []),
  USER_NAMES: z.optional(z.literal("on", "must be on, or not set")),
  LTI: z.optional(z.literal("on", "must be on, or not set")),
  OIDC_ONLY: z.optional(z.literal("on", "must be on, or not set")),
  ACCESS: z.optional(z.literal("member", "must be member, or not set")),
  LIMITS_FACTOR: z._default(LimitsFactor, 1),
  MIN_AGE: z._default(wholeNumber(0, 99, "such as 16"), 16),
  RETENTION_DAYS: z.optional(wholeNumber(30, 36_500, "such as 365")),
  STRIPE_SECRET_KEY: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[rs]k_(?:test|live)_\w+$/u,
          "must be a secret or restricted key of Stripe's: sk_… or rk_…",
        ),
      ),
  ),
  STRIPE_WEBHOOK_SECRET: z.optional(
    z
      .string()
      .check(z.regex(/^whsec_[\w+/=-]+$/u, "must be a signing secret of Stripe's: whsec_…")),
  ),
  STRIPE_API_URL: z.optional(StripeUrl),
};

export const DemoEnvironment = z.object({
  ...SHARED,
  DEMO: z.optional(z.literal("public", "must be public, or not set")),
  HOST: z._default(Host, "localhost"),
  DATABASE_URL: z.optional(DatabaseUrl),
  PUBLIC_URL: z.optional(PublicUrl),
  SESSION_SECRET: z.optional(SecretList),
  PAYMENT: z._default(z.enum(["test", "stripe", "off"], "must be test, stripe or off"), "test"),
  PRICE: z._default(Price, 2900),
  CURRENCY: z._default(Currency, "usd"),
  SMTP_URL: z.optional(SmtpUrl),
  MAIL_FROM: z._default(Sender, "Elenchus <elenchus@demo.test>"),
  OPERATOR: z._default(z.string(), "the operator of this demo"),
  CONTACT_EMAIL: z._default(Address, "contact@demo.test"),
  LIMITS: z._default(z.enum(["on", "off"], "must be on or off"), "on"),
});

export const ProductionEnvironment = z.object({
  ...SHARED,
  DEMO: z.optional(
    z.never(
      "is for the demo, which NODE_ENV=production turns off: leave it out, whatever its value",
    ),
  ),
  HOST: z._default(Host, "0.0.0.0"),
  DATABASE_URL: DatabaseUrl,
  PUBLIC_URL: PublicUrl,
  SESSION_SECRET: SecretList,
  PAYMENT: z.enum(["stripe", "off"], "must be stripe or off"),
  PRICE: z.optional(Price),
  CURRENCY: z.optional(Currency),
  SMTP_URL: SmtpUrl,
  MAIL_FROM: Sender,
  OPERATOR: z.string(),
  CONTACT_EMAIL: Address,
  LIMITS: z._default(z.literal("on", "must be on in production, or not set"), "on"),
});

export type Values = z.output<typeof DemoEnvironment> | z.output<typeof ProductionEnvironment>;
