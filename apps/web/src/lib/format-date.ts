// Made when they are first needed: that takes a phone longer than to draw a screen.
let day: Intl.DateTimeFormat | undefined;
let moment: Intl.DateTimeFormat | undefined;

/** A day in words, where the reader is. */
export function formatDay(iso: string): string {
  day ??= new Intl.DateTimeFormat("en", { dateStyle: "long" });
  return day.format(new Date(iso));
}

/** A day and time in words, to the minute, with its time zone. */
export function formatMoment(iso: string): string {
  moment ??= new Intl.DateTimeFormat("en", {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
  return moment.format(new Date(iso));
}
