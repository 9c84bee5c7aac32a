import type { UsageDays } from "@elenchus/contract/admin-operations";
import type { Span } from "../../store/operations/operations-usage.ts";

const DAY_MS = 86_400_000;

/** A day of UTC: "2026-11-28". */
function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The last days, today's among them; 30 unless others are asked for. */
export function spanOf(days: UsageDays | undefined, now: Date): Span {
  const to = now.getTime();
  return { from: dayOf(to - (Number(days ?? "30") - 1) * DAY_MS), to: dayOf(to) };
}

/** Every day of a span. */
export function daysOf({ from, to }: Span): string[] {
  const days: string[] = [];
  for (let ms = Date.parse(from); ms <= Date.parse(to); ms += DAY_MS) days.push(dayOf(ms));
  return days;
}
