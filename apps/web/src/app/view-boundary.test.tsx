// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useLeaveGuard } from "../hooks/use-leave-guard.ts";
import { stubLocation } from "../testing/test-location.ts";
import { renderOnPage } from "../testing/test-render.tsx";
import { lazyPart } from "../ui/lazy-part.ts";
import { ViewBoundary } from "./view-boundary.tsx";

const late = () => lazyPart<object>(() => new Promise(() => {}));
const gone = () =>
  lazyPart<object>(() => Promise.reject(new TypeError("Failed to fetch the module")));

function renderPart(Part: ReturnType<typeof late>) {
  const Guarded = () => {
    useLeaveGuard(true);
    return (
      <ViewBoundary>
        <Suspense fallback="One moment...">
          <Part />
        </Suspense>
      </ViewBoundary>
    );
  };
  renderOnPage(<Guarded />);
}

/** Whether the browser would ask before it leaves the page. */
function warns(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  vi.useFakeTimers();
  // React logs what a boundary catches.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a part of the page that is not there", () => {
  test("is waited for 120 seconds, and then said to be late", async () => {
    renderPart(late());
    await act(() => vi.advanceTimersByTimeAsync(119_900));
    expect(screen.getByText("One moment...")).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByRole("alert").textContent).toContain("did not load within two minutes");
    expect(screen.queryByText("One moment...")).toBeNull();
  });

  test("because of a new release says so, and Reload asks no second question", async () => {
    const { reload } = stubLocation();
    renderPart(gone());
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole("alert").textContent).toContain("Elenchus has a new version");
    expect(warns()).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Reload" }));
    expect(reload).toHaveBeenCalledOnce();
    expect(warns()).toBe(false);
  });

  test("comes when it is asked for again, without the page being loaded anew", async () => {
    const load = vi
      .fn<() => Promise<() => string>>()
      .mockRejectedValueOnce(new TypeError("Failed to fetch the module"))
      .mockResolvedValue(() => "Here it is.");
    renderPart(lazyPart<object>(load));
    await act(() => vi.advanceTimersByTimeAsync(0));
    // It is not asked for behind the reader's back.
    expect(load).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText("Here it is.")).toBeDefined();
  });
});
