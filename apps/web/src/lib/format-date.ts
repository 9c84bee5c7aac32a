const DAY = new Intl.DateTimeFormat("en", { dateStyle: "long" });
const MOMENT = new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "long" });

/** A day in words, where the reader is. */
export function formatDay(iso: string): string {
  return DAY.format(new Date(iso));
}

/** A day and time in words, with its time zone. */
export function formatMoment(iso: string): string {
  return MOMENT.format(new Date(iso));
}
