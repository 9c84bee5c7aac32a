/** "2026-12-04 17:00": day and hour of a moment in a time zone. */
export function formatLocal(at: Date, timeZone: string): string {
  // Sweden writes days and hours as ISO 8601 does.
  return new Intl.DateTimeFormat("sv-SE", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  }).format(at);
}

/** A moment as a spreadsheet has it, which knows no time zones: its clock shows what clocks there do. */
export function toLocal(at: Date, timeZone: string): Date {
  return new Date(`${formatLocal(at, timeZone).replace(" ", "T")}:00Z`);
}
