// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LongWait } from "./long-wait.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderWait() {
  const onCancel = vi.fn<() => void>();
  render(<LongWait text="Loading..." explanation="This takes a minute." onCancel={onCancel} />);
  return onCancel;
}

test("a short wait is not talked about", () => {
  renderWait();
  act(() => void vi.advanceTimersByTime(3000));
  expect(screen.getByText("Loading...")).toBeDefined();
  expect(screen.queryByText("This takes a minute.")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a long one is explained and counted, and can be ended", () => {
  const onCancel = renderWait();
  act(() => void vi.advanceTimersByTime(12_000));
  expect(screen.getByText("This takes a minute.")).toBeDefined();
  expect(screen.getByRole("timer").textContent).toBe("00:12");
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onCancel).toHaveBeenCalledOnce();
});
