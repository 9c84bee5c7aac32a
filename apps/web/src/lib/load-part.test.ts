import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadPart } from "./load-part.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a part that comes in time is there, and no timer is left", async () => {
  await expect(loadPart(async () => "part")).resolves.toBe("part");
  expect(vi.getTimerCount()).toBe(0);
});

test("a part that has not come after 120 seconds is late", async () => {
  const outcome = vi.fn<(error: unknown) => void>();
  loadPart(() => new Promise(() => {})).catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: "late" }));
});

test("a part that a new release replaced is gone, with the browser's own words kept", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module");
  const loading = loadPart(() => Promise.reject(cause));
  await expect(loading).rejects.toMatchObject({ reason: "gone", cause });
  expect(vi.getTimerCount()).toBe(0);
});
