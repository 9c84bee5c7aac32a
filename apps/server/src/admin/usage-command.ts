import { formatMoney } from "@elenchus/domain/money";
import { formatNumber } from "@elenchus/domain/numbers";
import * as z from "zod/mini";
import { formatDay } from "../mail/format-values.ts";
import type { Usage, UsageSums } from "../store/operations-usage.ts";
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

/** What usage is added up by. A group is the one that the learner was in then. */
const KEYS = ["day", "model", "group"] as const;
type Key = (typeof KEYS)[number];

/** Sums of one day, model or group; null for calls of nobody in a group, or in one that is gone. */
interface KeyedSums extends UsageSums {
  readonly key: string | null;
}

function listSums({ days, models, groups }: Usage, by: Key): KeyedSums[] {
  if (by === "day") return days.map(({ day: key, ...sums }) => ({ key, ...sums }));
  if (by === "model") return models.map(({ model: key, ...sums }) => ({ key, ...sums }));
  return groups.map(({ group: key, ...sums }) => ({ key, ...sums }));
}

function nameKey(by: Key, key: string | null): string {
  if (key === null) return "(in no group)";
  return by === "day" ? formatDay(readDay(key)) : key;
}

function printCost({ calls, costMicros, unpriced }: UsageSums): string {
  if (unpriced === calls) return "not known";
  const cost = formatMoney(costMicros / MICROS_A_CENT, "usd");
  return unpriced > 0 ? `${cost} and more` : cost;
}

function addUp(rows: readonly UsageSums[]): UsageSums {
  const total = (read: (row: UsageSums) => number): number =>
    rows.reduce((sum, row) => sum + read(row), 0);
  return {
    turns: total(({ turns }) => turns),
    calls: total(({ calls }) => calls),
    faults: total(({ faults }) => faults),
    inputTokens: total(({ inputTokens }) => inputTokens),
    outputTokens: total(({ outputTokens }) => outputTokens),
    costMicros: total(({ costMicros }) => costMicros),
    unpriced: total(({ unpriced }) => unpriced),
  };
}

function toRow(name: string, sums: UsageSums): string[] {
  const { turns, calls, faults, inputTokens, outputTokens } = sums;
  const counts = [turns, calls, faults, inputTokens, outputTokens];
  return [name, ...counts.map(formatNumber), printCost(sums)];
}

function printUsage(by: Key, rows: readonly KeyedSums[], from: Date, to: Date): string {
  const period = `${formatDay(from)} to ${formatDay(to)}, by days of UTC`;
  if (rows.length === 0) return `No language model was called from ${period}.`;
  const figures = ["TURNS", "CALLS", "FAILED", "TOKENS IN", "TOKENS OUT", "COST"];
  const total = addUp(rows);
  const table = printTable(
    [{ title: by.toUpperCase() }, ...figures.map((title) => ({ title, isFigure: true }))],
    [...rows.map((row) => toRow(nameKey(by, row.key), row)), toRow("In all", total)],
  );
  const lack =
    total.unpriced > 0
      ? `\nThe price of ${total.unpriced === 1 ? "1 call" : `${formatNumber(total.unpriced)} calls`} is not known: their model is not in the list of prices.`
      : "";
  return `From ${period}.\n${table}${lack}`;
}

/** `usage`: what language models took. */
export const USAGE_COMMAND = defineCommand(
  {
    by: z._default(z.enum(KEYS, `must be one of ${KEYS.join(", ")}`), "day"),
    from: z.optional(Day),
    to: z.optional(Day),
    json: Flag,
  },
  async ({ stores, now }, { by, from, to, json }) => {
    const last = to ?? startOfDay(now());
    const first = from ?? new Date(last.getTime() - (DAYS_SHOWN - 1) * DAY_MS);
    if (first > last) throw new UsageError("--from must not be later than --to.");
    const [start = "", end = ""] = [first, last].map((day) => day.toJSON().slice(0, 10));
    const rows = listSums(await stores.operations.countUsage({ from: start, to: end }), by);
    if (!json) return printUsage(by, rows, first, last);
    return JSON.stringify({ by, from: start, to: end, usage: rows, total: addUp(rows) }, null, 2);
  },
);
