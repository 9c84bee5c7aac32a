/** Where somebody's clock stands. */
export interface LocalTime {
  /** Days since 1 January 1970, by the calendar on their wall. */
  readonly day: number;
  /** 0 to 23. */
  readonly hour: number;
}

const DAY_MS = 86_400_000;

/** Making one takes longer than a hundred uses of it. There are some 600 zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const fields = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric" } as const;
  const made = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
    timeZone: zone,
    hourCycle: "h23",
    ...fields,
  });
  clocks.set(zone, made);
  return made;
}

/** Whether a name is one of a time zone, such as "Europe/Rome". */
export function isTimeZone(zone: string): boolean {
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** The time on the wall. @throws RangeError for what is no time zone */
export function readLocalTime(at: Date, zone: string): LocalTime {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => Number(parts.get(name));
  const midnight = Date.UTC(part("year"), part("month") - 1, part("day"));
  return { day: midnight / DAY_MS, hour: part("hour") };
}

/** A day as "2026-11-30". */
export function writeDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
