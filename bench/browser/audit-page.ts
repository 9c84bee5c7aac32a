import lighthouse, { type RunnerResult } from "lighthouse";

/** Where the browser listens for Lighthouse. */
export const PORT = 9_333;

/** What Lighthouse says of one load of a page. */
export interface Audit {
  /** Of 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
  /** Lighthouse's mark for the machine's speed. */
  readonly machineIndex: number;
  /** Audits that are not passed, in words; those of performance are advice. */
  readonly failed: readonly string[];
}

const CATEGORIES = ["performance", "accessibility", "best-practices"];
/** Now and then Chromium's trace does not tell where a load began: then it is loaded once more. */
const MOST_TRIES = 4;

async function load(url: string, cookie: string | null, tries = 1): Promise<RunnerResult> {
  const result = await lighthouse(url, {
    port: PORT,
    logLevel: "error",
    onlyCategories: CATEGORIES,
    ...(cookie === null ? {} : { extraHeaders: { Cookie: cookie } }),
  });
  const failure = result?.lhr.runtimeError;
  if (result !== undefined && failure === undefined) return result;
  if (tries === MOST_TRIES)
    throw new Error(`Lighthouse could not load ${url}: ${failure?.message}`);
  return load(url, cookie, tries + 1);
}

/**
 * Loads a page as Lighthouse's phone does, by its mobile preset.
 * @param cookie of who is logged in
 */
export async function auditPage(url: string, cookie: string | null): Promise<Audit> {
  const { audits, categories, environment } = (await load(url, cookie)).lhr;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) =>
    Math.round((audits[audit]?.numericValue ?? Number.NaN) * 1e3) / 1e3;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    firstPaintMs: Math.round(value("first-contentful-paint")),
    largestPaintMs: Math.round(value("largest-contentful-paint")),
    blockingMs: Math.round(value("total-blocking-time")),
    layoutShift: value("cumulative-layout-shift"),
    machineIndex: Math.round(environment.benchmarkIndex),
    failed: Object.values(audits)
      .filter(({ score: given }) => given !== null && given < 0.9)
      .map(({ id, title, displayValue }) => `${id}: ${title} ${displayValue ?? ""}`.trim()),
  };
}
