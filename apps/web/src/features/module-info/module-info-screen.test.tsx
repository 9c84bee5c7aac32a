// @vitest-environment jsdom
import { MODULE_TITLES } from "@elenchus/domain/modules";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { stubLayout } from "../../testing/test-layout.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { ModuleInfoScreen } from "./module-info-screen.tsx";

function renderInfo(changes: Partial<ComponentProps<typeof ModuleInfoScreen>> = {}) {
  const props = {
    onBegin: vi.fn<() => void>(),
    onRetry: vi.fn<() => void>(),
    onCancel: vi.fn<() => void>(),
  };
  renderOnPage(
    <ModuleInfoScreen
      module={5}
      issue="Should chess be taught?"
      interest={null}
      ready={false}
      problem={null}
      isPassing={false}
      {...props}
      {...changes}
    />,
  );
  return props;
}

const begin = () => screen.queryByRole("button", { name: "Begin Dialogue" });

beforeEach(() => stubLayout());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the module's info", () => {
  test("shows title, bullets and issue while the tutor loads", async () => {
    renderInfo();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(MODULE_TITLES[5]);
    expect(screen.getByText("Should chess be taught?")).toBeDefined();
    expect(screen.getByText("Loading tutor...")).toBeDefined();
    expect(begin()).toBeNull();
    const bullets = screen.getByRole("region", { name: "What you will practise" });
    expect((await within(bullets).findAllByRole("listitem")).length).toBeGreaterThanOrEqual(3);
  });

  test("has nothing to read while it goes by itself, until the wait is long", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    renderInfo({ isPassing: true, reading: "More to read." });
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(screen.queryByText("More to read.")).toBeNull();
    expect(screen.getByText("Loading tutor...")).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.getByText("More to read.")).toBeDefined();
  });

  test("offers to begin when the tutor is there", () => {
    const { onBegin } = renderInfo({ ready: true });
    expect(screen.queryByText("Loading tutor...")).toBeNull();
    expect(screen.getByRole("status").textContent).toBe("The tutor is ready.");
    fireEvent.click(screen.getByRole("button", { name: "Begin Dialogue" }));
    expect(onBegin).toHaveBeenCalledOnce();
  });

  test("says what failed, and offers another try and the way back", () => {
    const { onRetry, onCancel } = renderInfo({ problem: "Failed to start module." });
    expect(screen.getByRole("alert").textContent).toContain("Failed to start module.");
    expect(begin()).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    fireEvent.click(screen.getByRole("button", { name: "Return to Modules" }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(onCancel).toHaveBeenCalledOnce();
  });
});
