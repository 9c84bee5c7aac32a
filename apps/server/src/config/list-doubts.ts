import { isLoopbackHost } from "../http/host-nearness.ts";
import { DemoEnvironment } from "./fields.ts";
import { findMisspelt } from "./find-misspelt.ts";

/** A setting that is wrong or missing, in words. */
export interface Problem {
  readonly key: string;
  readonly text: string;
}

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

/** Ports on which a server expects the other of both schemes, and never answers this one. */
const WRONG_PORTS: Readonly<Record<string, readonly string[]>> = {
  "smtp:": ["465"],
  "smtps:": ["25", "587"],
};

/** What is set to no effect, since what it is for was never chosen; and what looks like another intention. */
export function listDoubts(isDemo: boolean, chosen: Record<string, string>): string[] {
  const { TUTOR, PAYMENT, STRIPE_SECRET_KEY = "", SMTP_URL = "" } = chosen;
  const idle = Object.keys(DemoEnvironment.shape).filter(
    (key) =>
      key in chosen &&
      ((TUTOR === undefined && key.startsWith("TUTOR_")) ||
        (PAYMENT === undefined && key.startsWith("STRIPE_"))),
  );
  const smtp = URL.parse(SMTP_URL);
  const hasWrongPort = smtp !== null && WRONG_PORTS[smtp.protocol]?.includes(smtp.port) === true;
  const isFree = !isDemo && PAYMENT === "stripe" && /^.k_test_/u.test(STRIPE_SECRET_KEY);
  return [
    ...idle.map(
      (key) =>
        `${key} has no effect: ${key.split("_")[0] === "TUTOR" ? "TUTOR" : "PAYMENT"} is not set.`,
    ),
    ...(hasWrongPort ? ["SMTP_URL: smtps:// is for port 465, smtp:// for 587 and 25."] : []),
    ...(isFree
      ? ["STRIPE_SECRET_KEY is a test key: nobody is charged, and test cards give access."]
      : []),
  ];
}

/** Names that only `npm run evaluate` reads, and the one that is read before all. */
const OTHER_SETTINGS = ["NODE_ENV", "JUDGE", "JUDGE_MODEL", "JUDGE_API_KEY", "JUDGE_BASE_URL"];

export function listMisspelt(chosen: Record<string, string>) {
  const own = Object.keys(DemoEnvironment.shape);
  const found = findMisspelt(chosen, [...own, ...OTHER_SETTINGS], new Set([...own, "NODE_ENV"]));
  return found.map(({ name, meant, isCertain }) => {
    const isSetToo = meant in chosen ? "which is set too" : "which is not set";
    return { key: name, text: `is no setting. Is it ${meant}, ${isSetToo}?`, isCertain };
  });
}
