// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DRAG_STEP } from "../lib/drag.ts";
import { DraggableWindow } from "./draggable-window.tsx";

function renderWindow(onClose = () => {}) {
  render(
    <DraggableWindow modal title="Summary" onClose={onClose}>
      Text
    </DraggableWindow>,
  );
  return screen.getByRole("dialog", { name: "Summary" });
}

let top = 234;
let grow = () => {};

beforeEach(() => {
  top = 234;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(told: () => void) {
        grow = told;
      }
      observe() {}
      disconnect() {}
    },
  );
  // jsdom lays nothing out: a window of 400 × 300 in the middle of a screen of 1024 × 768, its title bar 60 high.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const [x = 0, y = 0] = (this as HTMLElement).style.translate.split(" ").map(parseFloat);
    const height = this.classList.contains("title-bar") ? 60 : 300;
    return new DOMRect(312 + (x || 0), top + (y || 0), 400, height);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("DraggableWindow", () => {
  test("moves by arrow keys", () => {
    const dialog = renderWindow();
    const handle = screen.getByRole("button", { name: /Move window/ });
    fireEvent.keyDown(handle, { key: "ArrowRight" });
    fireEvent.keyDown(handle, { key: "ArrowUp" });
    expect(dialog.style.translate).toBe(`${DRAG_STEP}px ${-DRAG_STEP}px`);
  });

  test("moves by buttons", () => {
    const dialog = renderWindow();
    fireEvent.click(screen.getByRole("button", { name: /Move window/ }));
    fireEvent.click(screen.getByRole("button", { name: "Move left" }));
    expect(dialog.style.translate).toBe(`${-DRAG_STEP}px`);
  });

  test("does not leave the screen", () => {
    const dialog = renderWindow();
    const handle = screen.getByRole("button", { name: /Move window/ });
    for (let times = 0; times < 60; times += 1) fireEvent.keyDown(handle, { key: "ArrowUp" });
    expect(dialog.style.translate).toBe("0px -234px");
  });

  test.each([
    ["ArrowLeft", "-312px"],
    ["ArrowRight", "312px"],
    ["ArrowDown", "0px 474px"],
  ])("keeps its title bar and all its buttons on the screen: %s", (key, translate) => {
    const dialog = renderWindow();
    const handle = screen.getByRole("button", { name: /Move window/ });
    for (let times = 0; times < 60; times += 1) fireEvent.keyDown(handle, { key });
    expect(dialog.style.translate).toBe(translate);
  });

  test("comes back within reach when it grows by what is loaded into it", () => {
    const dialog = renderWindow();
    const handle = screen.getByRole("button", { name: /Move window/ });
    for (let times = 0; times < 60; times += 1) fireEvent.keyDown(handle, { key: "ArrowUp" });
    // It stands in the middle: growing by 200, it begins 100 higher.
    top = 134;
    act(() => grow());
    expect(dialog.style.translate).toBe("0px -134px");
  });

  test("comes back within reach when the screen gets smaller", () => {
    const dialog = renderWindow();
    const handle = screen.getByRole("button", { name: /Move window/ });
    for (let times = 0; times < 60; times += 1) fireEvent.keyDown(handle, { key: "ArrowDown" });
    const before = Number.parseFloat(dialog.style.translate.split(" ")[1] ?? "");
    vi.stubGlobal("innerHeight", innerHeight - 300);
    fireEvent(window, new Event("resize"));
    expect(Number.parseFloat(dialog.style.translate.split(" ")[1] ?? "")).toBe(before - 300);
  });

  test("closes on Escape", () => {
    const onClose = vi.fn();
    const dialog = renderWindow(onClose);
    fireEvent.keyDown(dialog, { key: "Escape" });
    expect(onClose).toHaveBeenCalledOnce();
  });
});
