let due: Intl.DateTimeFormat | undefined;

/** When something is due, where the reader is, with the day of the week and the time zone. */
export function formatDue(iso: string): string {
  due ??= new Intl.DateTimeFormat("en", {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
  return due.format(new Date(iso));
}
