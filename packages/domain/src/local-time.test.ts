import { expect, test } from "vitest";
import { isTimeZone, readLocalTime, writeDay } from "./local-time.ts";

const dayOf = (at: string, zone: string) => writeDay(readLocalTime(new Date(at), zone).day);

test.each([
  ["2026-11-30T23:30:00Z", "UTC", "2026-11-30", 23],
  ["2026-11-30T23:30:00Z", "Europe/Rome", "2026-12-01", 0],
  ["2026-11-30T09:59:00Z", "Pacific/Kiritimati", "2026-11-30", 23],
  ["2026-12-01T10:59:00Z", "Pacific/Pago_Pago", "2026-11-30", 23],
  // The hour that comes twice.
  ["2026-10-25T00:30:00Z", "Europe/Berlin", "2026-10-25", 2],
  ["2026-10-25T01:30:00Z", "Europe/Berlin", "2026-10-25", 2],
])("%s in %s is %s, %d o'clock", (at, zone, day, hour) => {
  expect(dayOf(at, zone)).toBe(day);
  expect(readLocalTime(new Date(at), zone).hour).toBe(hour);
});

test("every day is one further, where clocks are changed, too", () => {
  for (const zone of ["America/Sao_Paulo", "Australia/Lord_Howe", "Africa/Cairo"]) {
    const days = Array.from({ length: 400 }, (_, index) => {
      const noon = Date.UTC(2026, 0, 1 + index, 15);
      return readLocalTime(new Date(noon), zone).day;
    });
    expect(new Set(days).size).toBe(400);
    expect(days.at(-1)).toBe((days[0] ?? 0) + 399);
  }
});

test("each hour of two years is the calendar's, wherever clocks are changed", () => {
  for (const zone of [
    "Europe/Rome",
    "Australia/Lord_Howe",
    "Africa/Casablanca",
    "Asia/Kathmandu",
  ]) {
    const calendar = new Intl.DateTimeFormat("sv", {
      timeZone: zone,
      dateStyle: "short",
      timeStyle: "short",
    });
    const wrong = Array.from({ length: 2 * 365 * 24 }, (_, hour) => {
      const at = new Date(Date.UTC(2025, 0, 1, hour, 20));
      const { day, hour: ours } = readLocalTime(at, zone);
      const read = `${writeDay(day)} ${String(ours).padStart(2, "0")}`;
      return calendar.format(at).startsWith(read) ? null : `${at.toISOString()}: ${read}`;
    }).filter((one) => one !== null);
    expect(wrong, zone).toEqual([]);
  }
});

test("what is no time zone is told apart", () => {
  expect(["Europe/Rome", "UTC", "Mars/Olympus", "", "x".repeat(60)].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
