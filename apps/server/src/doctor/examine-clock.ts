import { findingsAbout, type Finding } from "./finding.ts";

const { ok, doubt, broken } = findingsAbout("clock");

/** A clock beside this machine's. */
export interface OtherClock {
  readonly name: string;
  /** How far it is ahead of this machine's. */
  readonly aheadMs: number;
}

/** Beyond this the `Date` of an answer, which counts whole seconds, and the way there explain nothing. */
const SAME_WITHIN_MS = 5000;
/** Beyond this, codes of second factors and signed calls to others are refused. */
const BROKEN_FROM_MS = 30_000;
const ANSWER_WITHIN_MS = 5000;

/** The time by a remote server's word; null where it cannot be learnt. */
export async function askRemoteClock(origin: string): Promise<OtherClock | null> {
  const asked = Date.now();
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const { headers } = await fetch(origin, { method: "HEAD", redirect: "manual", signal });
    const told = Date.parse(headers.get("date") ?? "");
    if (Number.isNaN(told)) return null;
    // Whole seconds, cut off: half of one more on average.
    return { name: new URL(origin).host, aheadMs: told + 500 - (asked + Date.now()) / 2 };
  } catch {
    // Whether it can be reached is another check's.
    return null;
  }
}

function describeGap({ name, aheadMs }: OtherClock): string {
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  return `the clock of ${name} is ${seconds} s ${aheadMs > 0 ? "ahead of" : "behind"} this machine's`;
}

/** Whether this machine's clock, the database's and others' agree. */
export function examineClock(clocks: readonly OtherClock[]): Finding {
  if (clocks.length === 0) return doubt("There was no other clock to compare this machine's with.");
  const apart = clocks.filter(({ aheadMs }) => Math.abs(aheadMs) > SAME_WITHIN_MS);
  if (apart.length === 0) {
    return ok(`It agrees with that of ${clocks.map(({ name }) => name).join(" and ")}.`);
  }
  const agreeing = clocks.filter((one) => !apart.includes(one)).map(({ name }) => name);
  const whose =
    agreeing.length > 0 ? ` (${agreeing.join(" and ")} agrees with this machine's)` : "";
  const text = `${apart.map(describeGap).join(", ")}${whose}: have all of them follow a time server (timedatectl set-ntp true).`;
  const isFar = apart.some(({ aheadMs }) => Math.abs(aheadMs) > BROKEN_FROM_MS);
  return (isFar ? broken : doubt)(text.charAt(0).toUpperCase() + text.slice(1));
}
