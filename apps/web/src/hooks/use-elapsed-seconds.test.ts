// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useElapsedSeconds } from "./use-elapsed-seconds.ts";

const NOON = Date.UTC(2026, 0, 1, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ["Date", "setInterval", "clearInterval", "performance"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const begin = (running = true) =>
  renderHook((isRunning: boolean) => useElapsedSeconds(20, isRunning), { initialProps: running });

/** A device sleeps: its clock goes on, and nothing that counts ticks does. */
function sleep(seconds: number, event: () => void) {
  vi.setSystemTime(Date.now() + seconds * 1000);
  act(event);
}
const wake = () => void document.dispatchEvent(new Event("visibilitychange"));

test("counts on from what was spent", () => {
  const { result } = begin();
  act(() => void vi.advanceTimersByTime(5000));
  expect(result.current).toBe(25);
});

test.each([
  ["a page that is seen again", wake],
  ["the next tick", () => void vi.advanceTimersByTime(1000)],
])("is right after sleep, at %s", (_by, event) => {
  const { result } = begin();
  sleep(120, event);
  expect(Math.floor(result.current)).toBeGreaterThanOrEqual(140);
  expect(Math.floor(result.current)).toBeLessThanOrEqual(141);
});

test("counts a night as the server does, and goes on from there", () => {
  const { result } = begin();
  sleep(8 * 3600, wake);
  expect(result.current).toBe(320);
  act(() => void vi.advanceTimersByTime(3000));
  expect(result.current).toBe(323);
});

test("never goes back, where the clock does", () => {
  const { result } = begin();
  sleep(-3600, wake);
  expect(result.current).toBe(20);
});

test("stands still while not running", () => {
  const { result } = begin(false);
  sleep(60, wake);
  expect(result.current).toBe(20);
});
