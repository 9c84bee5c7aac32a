const DAY = new Intl.DateTimeFormat("en", { dateStyle: "long" });
const MOMENT = new Intl.DateTimeFormat("en", {
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

/** A day in words, where the reader is. */
export function formatDay(iso: string): string {
  return DAY.format(new Date(iso));
}

/** A day and time in words, to the minute, with its time zone. */
export function formatMoment(iso: string): string {
  return MOMENT.format(new Date(iso));
}
