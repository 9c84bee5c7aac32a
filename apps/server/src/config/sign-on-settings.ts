import * as z from "zod/mini";
import { isLoopbackHost } from "../http/local-host.ts";
import type { SignOnProvider } from "../identity/sign-on.ts";
import type { Problem } from "./problem.ts";
import { MailDomains } from "./mail-domains.ts";

/** Tenants of Microsoft's that stand for everybody's: whose people log in must be said. */
const SHARED_TENANTS = /^\/(?:common|organizations|consumers)\b/u;
const MICROSOFT = /^login\.(?:microsoftonline\.(?:com|us)|partner\.microsoftonline\.cn)$/u;

function describeIssuer(given: string): string | null {
  const url = URL.parse(given);
  const isSafe =
    url?.protocol === "https:" || (url?.protocol === "http:" && isLoopbackHost(url.hostname));
  if (url === null || !isSafe || (url.username + url.password + url.search + url.hash).length > 0) {
    return "must be the provider's issuer, just as its discovery document has it: an address that begins with https://, without ? and #";
  }
  if (url.pathname.includes("/.well-known/")) {
    return "must be the issuer alone: leave out /.well-known/ and what follows";
  }
  if (MICROSOFT.test(url.hostname) && SHARED_TENANTS.test(url.pathname)) {
    return "must name your own tenant, such as https://login.microsoftonline.com/TENANT-ID/v2.0: common, organizations and consumers let in people of every school";
  }
  return null;
}

const Issuer = z.string().check((context) => {
  const message = describeIssuer(context.value);
  if (message !== null) context.issues.push({ code: "custom", message, input: context.value });
});

const Label = z
  .string()
  .check(z.maxLength(40, "must have at most 40 characters: it stands on a button"));

const Claim = z
  .string()
  .check(
    z.regex(/^\S{1,200}$/u, "must be the name of one claim, such as roles or realm_access.roles"),
  );

const Values = z.pipe(
  z.string(),
  z.transform((text, context): readonly string[] => {
    const values = text.split(",").map((value) => value.trim());
    if (values.every((value) => value !== "")) return values;
    const message = "must be values of the claim, separated by commas, such as teacher, staff";
    context.issues.push({ code: "custom", message, input: text });
    return [];
  }),
);

/** The first provider's settings. */
const FIRST_FIELDS = {
  OIDC_ISSUER: z.optional(Issuer),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  OIDC_LABEL: z.optional(Label),
  OIDC_TRUSTED_DOMAINS: z._default(MailDomains, []),
  OIDC_ROLE_CLAIM: z.optional(Claim),
  OIDC_SUPERVISOR_VALUES: z._default(Values, []),
  OIDC_GROUP_CLAIM: z.optional(Claim),
  OIDC_SECOND_FACTOR_VALUES: z._default(Values, []),
};
type First = typeof FIRST_FIELDS;
type FieldName = keyof First;

/** Of the second and the third it is `OIDC_2_ISSUER`, `OIDC_3_ISSUER` and so on. */
const NUMBERS = ["", "2_", "3_"] as const;
type OfNumber<Name, Number extends string> = Name extends `OIDC_${infer Rest}`
  ? `OIDC_${Number}${Rest}`
  : never;
type SignOnFields = {
  [Name in FieldName as OfNumber<Name, (typeof NUMBERS)[number]>]: First[Name];
};

const NAMES = Object.keys(FIRST_FIELDS) as FieldName[];
/** Settings that one provider cannot do without. */
const NEEDED = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_LABEL"] as const;

function nameOf<Name extends FieldName>(name: Name, number: (typeof NUMBERS)[number]) {
  return name.replace("OIDC_", `OIDC_${number}`) as OfNumber<Name, typeof number>;
}

/** Settings of log-ins by an OpenID provider, of three at most. */
export const SIGN_ON_FIELDS = Object.fromEntries(
  NUMBERS.flatMap((number) => NAMES.map((name) => [nameOf(name, number), FIRST_FIELDS[name]])),
) as SignOnFields;

/** Settings of all providers together. */
const OF_ALL: ReadonlySet<string> = new Set(["OIDC_ONLY"]);

/** Settings of which neither does anything without the other. */
const PAIR = ["OIDC_ROLE_CLAIM", "OIDC_SUPERVISOR_VALUES"] as const;

function listHalves(
  chosen: Readonly<Record<string, string>>,
  number: (typeof NUMBERS)[number],
): Problem[] {
  const [claim, values] = PAIR.map((name) => nameOf(name, number));
  if (claim === undefined || values === undefined || claim in chosen === values in chosen)
    return [];
  const [key, by] = claim in chosen ? [values, claim] : [claim, values];
  return [{ key, text: `is not set, and ${by} needs it` }];
}

/** Settings that a provider which is begun lacks, and names that look like settings of one and are none. */
export function listSignOnProblems(chosen: Readonly<Record<string, string>>): Problem[] {
  const begun = NUMBERS.filter((number) => NAMES.some((name) => nameOf(name, number) in chosen));
  const isTrusted = NUMBERS.some((number) => nameOf("OIDC_TRUSTED_DOMAINS", number) in chosen);
  if ("ACCESS" in chosen && !isTrusted && !("LTI" in chosen)) {
    const text =
      "is not set, and ACCESS=member needs it, or LTI=on: members are those whose address it names";
    return [{ key: "OIDC_TRUSTED_DOMAINS", text }];
  }
  if (begun.length === 0) {
    const text = "is not set, and OIDC_ONLY needs a provider: without one nobody could log in";
    return "OIDC_ONLY" in chosen ? [{ key: "OIDC_ISSUER", text }] : [];
  }
  const missing = begun
    .flatMap((number) => NEEDED.map((name) => nameOf(name, number)))
    .filter((key) => !(key in chosen))
    .map((key) => ({ key, text: "is not set, and the provider's other settings need it" }));
  const unknown = Object.keys(chosen)
    .filter((key) => key.startsWith("OIDC_") && !(key in SIGN_ON_FIELDS) && !OF_ALL.has(key))
    .map((key) => ({ key, text: "is no setting: docs/sign-on.md names those that there are" }));
  const issuers = begun.map((number) => nameOf("OIDC_ISSUER", number));
  const twice = issuers
    .filter((key, index) => issuers.slice(0, index).some((one) => chosen[one] === chosen[key]))
    .filter((key) => key in chosen)
    .map((key) => ({ key, text: "is another provider's, too" }));
  const halves = begun.flatMap((number) => listHalves(chosen, number));
  return [...missing, ...unknown, ...twice, ...halves];
}

/** How people log in by somebody else's word. */
export interface SignOnConfig {
  /** Providers, in the order in which the log-in page names them; none unless set. */
  readonly signOn: readonly SignOnProvider[];
  /** Whether nobody logs in by a password. */
  readonly isSignOnOnly: boolean;
  /** Whether their members have access without a payment. */
  readonly membersHaveAccess: boolean;
}

type SignOnValues = z.output<z.ZodMiniObject<SignOnFields>>;

/** Log-ins by providers, as they are set. */
export function readSignOn(
  values: SignOnValues & {
    readonly ACCESS?: "member" | undefined;
    readonly OIDC_ONLY?: "on" | undefined;
  },
): SignOnConfig {
  return {
    signOn: readProviders(values),
    isSignOnOnly: values.OIDC_ONLY === "on",
    membersHaveAccess: values.ACCESS === "member",
  };
}

function readProviders(values: SignOnValues): readonly SignOnProvider[] {
  return NUMBERS.flatMap((number, index) => {
    const own = Object.fromEntries(
      NAMES.map((name) => [name, values[nameOf(name, number)]]),
    ) as z.output<z.ZodMiniObject<First>>;
    if (own.OIDC_ISSUER === undefined) return [];
    return {
      number: index + 1,
      issuer: own.OIDC_ISSUER,
      clientId: own.OIDC_CLIENT_ID ?? "",
      clientSecret: own.OIDC_CLIENT_SECRET ?? "",
      label: own.OIDC_LABEL ?? "",
      trustedDomains: own.OIDC_TRUSTED_DOMAINS,
      roleClaim: own.OIDC_ROLE_CLAIM ?? null,
      supervisorValues: own.OIDC_SUPERVISOR_VALUES,
      groupClaim: own.OIDC_GROUP_CLAIM ?? null,
      secondFactorValues: own.OIDC_SECOND_FACTOR_VALUES,
    };
  });
}
