import { formatMoney } from "@elenchus/domain/money";
import { formatNumber } from "@elenchus/domain/numbers";
import * as z from "zod/mini";
import { formatDay } from "../mail/format-values.ts";
import { USAGE_KEYS, type Usage, type UsageKey } from "../store/usage-store.ts";
import { defineCommand, Flag } from "./admin-command.ts";
import { UsageError } from "./admin-context.ts";
import { printTable } from "./print-table.ts";

const DAY_MS = 86_400_000;
const MICROS_A_CENT = 10_000;
const DAYS_SHOWN = 30;

function readDay(given: string): Date {
  return new Date(`${given}T00:00Z`);
}

/** Also one that no month has is none: 30 February would be the second of March. */
function isDay(given: string): boolean {
  const day = readDay(given);
  return !Number.isNaN(day.getTime()) && day.toJSON().slice(0, 10) === given;
}

/** A day of UTC, as its first moment. */
const Day = z.pipe(
  z.string().check(z.refine(isDay, "must be a day such as 2026-11-28")),
  z.transform(readDay),
);

function startOfDay(at: Date): Date {
  return new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS);
}

const TITLES: Readonly<Record<UsageKey, string>> = {
  day: "DAY",
  model: "MODEL",
  group: "GROUP",
  kind: "FOR",
};

function nameKey(by: UsageKey, key: string | null): string {
  if (key === null) return "(in no group)";
  return by === "day" ? formatDay(readDay(key)) : key;
}

function printCost({ costMicros, unpriced }: Pick<Usage, "costMicros" | "unpriced">): string {
  if (costMicros === null) return "not known";
  const cost = formatMoney(costMicros / MICROS_A_CENT, "usd");
  return unpriced > 0 ? `${cost} and more` : cost;
}

function addUp(rows: readonly Usage[]): Omit<Usage, "key"> {
  const total = (read: (row: Usage) => number): number =>
    rows.reduce((sum, row) => sum + read(row), 0);
  return {
    calls: total(({ calls }) => calls),
    failed: total(({ failed }) => failed),
    inputTokens: total(({ inputTokens }) => inputTokens),
    cachedTokens: total(({ cachedTokens }) => cachedTokens),
    outputTokens: total(({ outputTokens }) => outputTokens),
    costMicros: rows.every(({ costMicros }) => costMicros === null)
      ? null
      : total(({ costMicros }) => costMicros ?? 0),
    unpriced: total(({ unpriced }) => unpriced),
  };
}

function toRow(name: string, usage: Omit<Usage, "key">): string[] {
  const { calls, failed, inputTokens, cachedTokens, outputTokens } = usage;
  const counts = [calls, failed, inputTokens, cachedTokens, outputTokens];
  return [name, ...counts.map(formatNumber), printCost(usage)];
}

function printUsage(by: UsageKey, rows: readonly Usage[], from: Date, to: Date): string {
  const period = `${formatDay(from)} to ${formatDay(to)}, by days of UTC`;
  if (rows.length === 0) return `No language model was called from ${period}.`;
  const figures = ["CALLS", "FAILED", "TOKENS IN", "OF THEM CACHED", "TOKENS OUT", "COST"];
  const total = addUp(rows);
  const table = printTable(
    [{ title: TITLES[by] }, ...figures.map((title) => ({ title, isFigure: true }))],
    [...rows.map((row) => toRow(nameKey(by, row.key), row)), toRow("In all", total)],
  );
  const lack =
    total.unpriced > 0
      ? `\nThe price of ${formatNumber(total.unpriced)} calls is not known: their model is not in the list of prices.`
      : "";
  return `From ${period}.\n${table}${lack}`;
}

/** `usage`: what language models took. */
export const USAGE_COMMAND = defineCommand(
  {
    by: z._default(z.enum(USAGE_KEYS, `must be one of ${USAGE_KEYS.join(", ")}`), "day"),
    from: z.optional(Day),
    to: z.optional(Day),
    json: Flag,
  },
  async ({ stores, now }, { by, from, to, json }) => {
    const last = to ?? startOfDay(now());
    const first = from ?? new Date(last.getTime() - (DAYS_SHOWN - 1) * DAY_MS);
    if (first > last) throw new UsageError("--from must not be later than --to.");
    const rows = await stores.usage.read(by, first, new Date(last.getTime() + DAY_MS));
    if (!json) return printUsage(by, rows, first, last);
    const [start, end] = [first, last].map((day) => day.toJSON().slice(0, 10));
    return JSON.stringify({ by, from: start, to: end, usage: rows, total: addUp(rows) }, null, 2);
  },
);
