import type { UsageReply } from "@elenchus/contract/admin-operations";
import {
  formatCount,
  formatDollars,
  type FigureData,
  type FigureSeries,
  type Tone,
} from "../../ui/figure/figure-data.ts";

type Day = UsageReply["by_day"][number];

type Sums = Pick<
  Day,
  "calls" | "faults" | "input_tokens" | "output_tokens" | "cost_dollars" | "unpriced_calls"
>;

const count = (name: string, tone: Tone | null = null): FigureSeries => ({
  name,
  tone,
  format: formatCount,
});
const cost = (tone: Tone | null = null): FigureSeries => ({
  name: "Cost",
  tone,
  format: formatDollars,
});

/** Null where no call has a known price. */
function costOf({ cost_dollars: dollars, unpriced_calls: unpriced, calls }: Sums): number | null {
  return calls > 0 && unpriced === calls ? null : dollars;
}

const SUMS = [
  count("Calls"),
  count("Failed"),
  count("Tokens read"),
  count("Tokens written"),
  cost(),
  count("Unpriced calls"),
];

function valuesOf(sums: Sums): (number | null)[] {
  const { calls, faults, input_tokens: read, output_tokens: written } = sums;
  return [calls, faults, read, written, costOf(sums), sums.unpriced_calls];
}

function listRows(
  rowsAre: "models" | "groups",
  series: readonly FigureSeries[],
  rows: FigureData["rows"],
): FigureData {
  return { rowsAre, series, rows, stacked: false, most: null };
}

/** The use of each model. */
export function listModels({ by_model: models }: UsageReply): FigureData {
  const rows = models.map(({ model, turns, ...sums }) => {
    return { name: model, short: model, values: [turns, ...valuesOf(sums)] };
  });
  return listRows("models", [count("Replies"), ...SUMS], rows);
}

/** Each group's work, and the use that it made of models. */
export function listGroups({ by_group: groups }: UsageReply): FigureData {
  const rows = groups.map(({ group_name, dialogues, turns, ...sums }) => {
    const name = group_name ?? "No group";
    return { name, short: name, values: [dialogues, turns, ...valuesOf(sums)] };
  });
  return listRows("groups", [count("Dialogues"), count("Turns"), ...SUMS], rows);
}

/** "$0.25", and that there is more of which nobody knows the price. */
function tellCost(sums: Sums): string {
  const known = costOf(sums);
  if (known === null) return "not known";
  return sums.unpriced_calls === 0 ? formatDollars(known) : `${formatDollars(known)} or more`;
}

/** The few figures that one asks for first. */
export function listTotals({ total }: UsageReply): (readonly [string, string])[] {
  const tokens = total.input_tokens + total.output_tokens;
  return [
    ["Dialogues", formatCount(total.dialogues)],
    ["Turns", formatCount(total.turns)],
    ["Tokens", formatCount(tokens)],
    ["Cost", tellCost(total)],
    ["Failed calls", `${formatCount(total.faults)} of ${formatCount(total.calls)}`],
  ];
}

// Of UTC, as they are counted.
const SHORT = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const LONG = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

function drawDays(
  { by_day: days }: UsageReply,
  series: readonly FigureSeries[],
  pick: (day: Day) => readonly number[],
): FigureData {
  const rows = days.map((row) => {
    const at = new Date(row.day);
    return { name: LONG.format(at), short: SHORT.format(at), values: pick(row) };
  });
  return { series, rowsAre: "days", rows, stacked: true, most: null };
}

/** How much learners wrote. */
export function drawTurns(reply: UsageReply): FigureData {
  const series = [count("Turns", "strong"), count("Dialogues begun")];
  return drawDays(reply, series, ({ turns, dialogues }) => [turns, dialogues]);
}

/** How much the model read and wrote. */
export function drawTokens(reply: UsageReply): FigureData {
  const series = [
    count("Tokens read", "soft"),
    count("Tokens written", "strong"),
    count("Calls"),
    count("Failed calls"),
  ];
  return drawDays(reply, series, (day) => [
    day.input_tokens,
    day.output_tokens,
    day.calls,
    day.faults,
  ]);
}

/** The model's cost. */
export function drawCost(reply: UsageReply): FigureData {
  const series = [cost("strong"), count("Unpriced calls")];
  return drawDays(reply, series, (day) => [day.cost_dollars, day.unpriced_calls]);
}
