const DAY = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const MINUTE = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
  timeZoneName: "short",
});

const SECOND = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  timeZone: "UTC",
  timeZoneName: "short",
});

/** A time to the minute: `21 November 2026 at 14:03 UTC`. */
export function formatMinute(at: Date): string {
  return MINUTE.format(at);
}

/** A time to the second, where it must stand up: `21 November 2026 at 14:03:27 UTC`. */
export function formatSecond(at: Date): string {
  return SECOND.format(at);
}

/** A day of UTC: `21 November 2026`. */
export function formatDay(at: Date): string {
  return DAY.format(at);
}
