import { formatMoney } from "@elenchus/domain/money";
import { formatNumber } from "@elenchus/domain/numbers";
import * as z from "zod/mini";
import { formatDay } from "../mail/format-values.ts";
import {
  NO_CALLS,
  type DialogueSums,
  type Usage,
  type UsageSums,
} from "../store/operations/operations-usage.ts";
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

/** Keys by which usage is added up. A group is the one that the learner was in then. */
const KEYS = ["day", "model", "group"] as const;
type Key = (typeof KEYS)[number];

/** Sums of one day, by one model or in one group; null for no group, or one that is gone. */
interface KeyedSums extends UsageSums {
  readonly key: string | null;
  /** Not told of a model: another may have answered in the same dialogue. */
  readonly dialogues: number;
}

/** Dialogues count by whichever tutor they were answered; calls are a model's alone. */
function join(
  calls: readonly (readonly [string | null, UsageSums])[],
  done: readonly (readonly [string | null, DialogueSums])[],
): KeyedSums[] {
  const keys = [...new Set([...calls, ...done].map(([key]) => key))];
  return keys.map((key) => {
    const isOfKey = ([other]: readonly [string | null, unknown]): boolean => other === key;
    const ofCalls = addUp(calls.filter(isOfKey).map(([, sums]) => sums));
    const ofDialogues = done.filter(isOfKey).map(([, sums]) => sums);
    return {
      ...ofCalls,
      key,
      turns: ofDialogues.reduce((sum, { messages }) => sum + messages, 0),
      dialogues: ofDialogues.reduce((sum, { dialogues }) => sum + dialogues, 0),
    };
  });
}

function listSums(usage: Usage, by: Key): KeyedSums[] {
  if (by === "model")
    return usage.models.map(({ model: key, ...sums }) => ({ key, dialogues: 0, ...sums }));
  if (by === "group")
    return join(
      usage.groups.map((row) => [row.group, row]),
      usage.dialoguesByGroup.map((row) => [row.group, row]),
    );
  const days = join(
    usage.days.map((row) => [row.day, row]),
    usage.dialoguesByDay.map((row) => [row.day, row]),
  );
  return days.toSorted((one, other) => String(one.key).localeCompare(String(other.key)));
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
  const names = Object.keys(NO_CALLS) as (keyof UsageSums)[];
  const sums = names.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]);
  return Object.fromEntries(sums) as Record<keyof UsageSums, number>;
}

/** Columns of each row: dialogues where one row is not one model's, calls where there were any. */
function listColumns(by: Key, hasCalls: boolean) {
  const done = by === "model" ? [] : [["DIALOGUES", "dialogues"] as const];
  const taken = [
    ["CALLS", "calls"],
    ["FAILED", "faults"],
    ["TOKENS IN", "inputTokens"],
    ["TOKENS OUT", "outputTokens"],
  ] as const;
  return [...done, ["TURNS", "turns"] as const, ...(hasCalls ? taken : [])];
}

function printUsage(by: Key, rows: readonly KeyedSums[], from: Date, to: Date): string {
  const period = `${formatDay(from)} to ${formatDay(to)}, by days of UTC`;
  const total = totalOf(rows);
  if (rows.length === 0)
    return by === "model"
      ? `No language model was called from ${period}.`
      : `No dialogue was begun, and no language model called, from ${period}.`;
  const hasCalls = total.calls > 0;
  const columns = listColumns(by, hasCalls);
  const toRow = (name: string, row: KeyedSums): string[] => [
    name,
    ...columns.map(([, key]) => formatNumber(row[key])),
    ...(hasCalls ? [printCost(row)] : []),
  ];
  const titles = [...columns.map(([title]) => title), ...(hasCalls ? ["COST"] : [])];
  const table = printTable(
    [{ title: by.toUpperCase() }, ...titles.map((title) => ({ title, isFigure: true }))],
    [...rows.map((row) => toRow(nameKey(by, row.key), row)), toRow("In all", total)],
  );
  return `From ${period}.\n${table}${describeLack(total)}`;
}

function totalOf(rows: readonly KeyedSums[]): KeyedSums {
  const dialogues = rows.reduce((sum, row) => sum + row.dialogues, 0);
  return { key: null, ...addUp(rows), dialogues };
}

/** Says what is missing in the table. */
function describeLack({ calls, unpriced }: UsageSums): string {
  if (calls === 0) return "\nNo language model was called: the built-in tutor costs nothing.";
  if (unpriced === 0) return "";
  return `\nThe price of ${unpriced === 1 ? "1 call" : `${formatNumber(unpriced)} calls`} is not known: their model is not in the list of prices.`;
}

/** `usage`: what learners did, and what language models took for it. */
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
    const { key: _, ...total } = totalOf(rows);
    return JSON.stringify({ by, from: start, to: end, usage: rows, total }, null, 2);
  },
);
