/** A moment as a field for day and time has it, where the reader is: "2026-12-04T17:00". */
export function toLocalInput(at: Date): string {
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The moment that stands in such a field, as it is sent; "" where none does. */
export function fromLocalInput(text: FormDataEntryValue | null): string {
  if (typeof text !== "string") return "";
  const at = new Date(text);
  return text === "" || Number.isNaN(at.getTime()) ? "" : at.toISOString();
}

/** The same time of day, so many days later, whatever clocks do meanwhile; "" of nothing. */
export function addDays(iso: string, days: number): string {
  if (iso === "") return "";
  const at = new Date(iso);
  at.setDate(at.getDate() + days);
  return at.toISOString();
}

/** Whole days from one moment to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
