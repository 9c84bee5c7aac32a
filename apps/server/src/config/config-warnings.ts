import { isPayable } from "@elenchus/domain/money";
import { isLocalHost, isLoopbackHost } from "../http/local-host.ts";
import { DemoEnvironment } from "./fields.ts";
import { findMisspelt } from "./find-misspelt.ts";
import type { Problem } from "./problem.ts";

/** Who forgot to say that it is production must not show its database with log-ins that everybody knows. */
export function listOpenings(chosen: Record<string, string>): Problem[] {
  const { DEMO, HOST = "localhost", PUBLIC_URL } = chosen;
  if (DEMO === "public") return [];
  const way = "Set NODE_ENV=production, or DEMO=public to show the demo to others";
  const text = `is not for this machine alone, and everybody knows the demo's log-ins. ${way}`;
  const url = URL.parse(PUBLIC_URL ?? "http://localhost");
  const isOwn = url === null || (url.protocol === "http:" && isLoopbackHost(url.hostname));
  return [
    ...(isLoopbackHost(HOST) ? [] : [{ key: "HOST", text }]),
    ...(isOwn ? [] : [{ key: "PUBLIC_URL", text }]),
  ];
}

/** Settings that two others make useless, or impossible, together. */
export function listConflicts(chosen: Record<string, string>): Problem[] {
  const { PORT = "3000", METRICS_PORT, REGISTRATION = "open", REGISTRATION_DOMAINS } = chosen;
  const { PRICE = "0", CURRENCY = "usd" } = chosen;
  const isShut = REGISTRATION === "invited" || REGISTRATION === "closed";
  return [
    ...(METRICS_PORT === PORT
      ? [{ key: "METRICS_PORT", text: "is PORT, too: set one of them to another number" }]
      : []),
    ...(!Number.isInteger(Number(PRICE)) || isPayable(Number(PRICE), CURRENCY)
      ? []
      : [
          {
            key: "PRICE",
            text: `is counted in thousandths of ${CURRENCY}, of which Stripe takes steps of ten: let it end in 0`,
          },
        ]),
    ...(isShut && REGISTRATION_DOMAINS !== undefined
      ? [
          {
            key: "REGISTRATION_DOMAINS",
            text: `says who may register, and with REGISTRATION=${REGISTRATION} nobody does by themselves: leave one of them out`,
          },
        ]
      : []),
    ...(chosen["USER_NAMES"] === "on" && chosen["OIDC_ONLY"] === "on"
      ? [
          {
            key: "USER_NAMES",
            text: "makes accounts with passwords, and with OIDC_ONLY=on nobody has one: leave one of them out",
          },
        ]
      : []),
  ];
}

/** Kinds of settings, each with the setting that turns it off. */
const KINDS = [
  { prefix: "TUTOR_", by: "TUTOR", off: "built-in" },
  { prefix: "STRIPE_", by: "PAYMENT", off: "off" },
] as const;

/** Settings that have no effect. */
function listIdle(chosen: Record<string, string>): string[] {
  return KINDS.flatMap(({ prefix, by, off }) => {
    const given = chosen[by];
    if (given !== undefined && given !== off) return [];
    const why = given === undefined ? `${by} is not set` : `${by} is ${off}`;
    return Object.keys(DemoEnvironment.shape)
      .filter((key) => key in chosen && key.startsWith(prefix))
      .map((key) => `${key} has no effect: ${why}.`);
  });
}

/** Settings of earlier versions that change nothing any more. */
const RETIRED: Readonly<Record<string, string>> = {
  DATABASE_REPLICA_URL:
    "is not read any more: supervisors' pages come from the database itself (docs/scaling.md). Leave it out.",
};

function listRetired(chosen: Record<string, string>): string[] {
  return Object.entries(RETIRED)
    .filter(([key]) => key in chosen)
    .map(([key, text]) => `${key} ${text}`);
}

/** Settings that look like another intention. */
export function listWarnings(isDemo: boolean, chosen: Record<string, string>): string[] {
  const { PAYMENT, STRIPE_SECRET_KEY = "", PUBLIC_URL = "" } = chosen;
  const url = URL.parse(PUBLIC_URL);
  const isFree = !isDemo && PAYMENT === "stripe" && /^.k_test_/u.test(STRIPE_SECRET_KEY);
  const isPlain = !isDemo && url?.protocol === "http:" && !isLocalHost(url.hostname);
  return [
    ...listIdle(chosen),
    ...listRetired(chosen),
    ...(isFree
      ? ["STRIPE_SECRET_KEY is a test key: nobody is charged, and test cards give access."]
      : []),
    ...(isPlain
      ? [
          "PUBLIC_URL begins with http://: passwords cross the net in the open. Set it to https://, and have a proxy do TLS.",
        ]
      : []),
  ];
}

/** Names that only `npm run evaluate` reads, and the one that is read before all. */
const OTHER_SETTINGS = ["NODE_ENV", "JUDGE", "JUDGE_MODEL", "JUDGE_API_KEY", "JUDGE_BASE_URL"];

export function listMisspelt(chosen: Record<string, string>) {
  const own = Object.keys(DemoEnvironment.shape);
  const found = findMisspelt(chosen, [...own, ...OTHER_SETTINGS], new Set([...own, "NODE_ENV"]));
  const ofFiles = own
    .filter((key) => `${key}_FILE` in chosen)
    .map((key) => ({
      key: `${key}_FILE`,
      text: `is no setting, for no value is read from a file of its own: set ${key} to what the file holds`,
      isCertain: !(key in chosen),
    }));
  const near = found.map(({ name, meant, isCertain }) => {
    const isSetToo = meant in chosen ? "which is set too" : "which is not set";
    return { key: name, text: `is no setting. Is it ${meant}, ${isSetToo}?`, isCertain };
  });
  return [...near.filter(({ key }) => ofFiles.every((one) => one.key !== key)), ...ofFiles];
}
