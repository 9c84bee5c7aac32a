/** The name of the time zone that this browser is set to, such as "Europe/Rome". */
export function readTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
