/** Where somebody's clock stands. */
export interface LocalTime {
  /** Days since 1 January 1970, by the calendar on their wall. */
  readonly day: number;
  /** 0 to 23. */
  readonly hour: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Making one takes longer than a hundred uses of it. There are some 600 zones. */
const clocks = new Map<string, ZoneClock>();

/** A zone, and how far it was ahead of UTC when each day began there that was asked for, in milliseconds. */
interface ZoneClock {
  readonly format: Intl.DateTimeFormat;
  readonly offsets: Map<number, number>;
}

function clockOf(zone: string): ZoneClock {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const date = { year: "numeric", month: "numeric", day: "numeric" } as const;
  const format = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
    timeZone: zone,
    hourCycle: "h23",
    ...date,
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const made = { format, offsets: new Map<number, number>() };
  clocks.set(zone, made);
  return made;
}

/** The time on the wall at a whole second, as if it were UTC. */
function readWall(at: number, { format }: ZoneClock): number {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? NaN;
  const days = Date.UTC(part("year"), part("month") - 1, part("day"));
  return days + ((part("hour") * 60 + part("minute")) * 60 + part("second")) * 1000;
}

function offsetAt(utcDay: number, clock: ZoneClock): number {
  const known = clock.offsets.get(utcDay);
  if (known !== undefined) return known;
  const offset = readWall(utcDay * DAY_MS, clock) - utcDay * DAY_MS;
  clock.offsets.set(utcDay, offset);
  return offset;
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
  const clock = clockOf(zone);
  const ms = Math.floor(at.getTime() / 1000) * 1000;
  const utcDay = Math.floor(ms / DAY_MS);
  const offset = offsetAt(utcDay, clock);
  // Only where clocks are changed that day the calendar is asked again: it takes ten times as long as all the rest.
  const wall = offset === offsetAt(utcDay + 1, clock) ? ms + offset : readWall(ms, clock);
  const day = Math.floor(wall / DAY_MS);
  return { day, hour: Math.floor((wall - day * DAY_MS) / HOUR_MS) };
}

/** A day as "2026-11-30". */
export function writeDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
