import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createTextFlow } from "./create-text-flow.ts";

const SENTENCE = "Many people work until six and cannot get to the library while it is open.";

/** Frames as a browser gives them, on the fake clock. */
function stubFrames(): void {
  vi.stubGlobal("requestAnimationFrame", (draw: (now: number) => void) =>
    setTimeout(() => draw(performance.now()), 16),
  );
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => clearTimeout(frame));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  stubFrames();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watchFlow(isSteady = true) {
  const shown: string[] = [];
  return { shown, flow: createTextFlow((text) => shown.push(text), isSteady) };
}

describe("a flow of text", () => {
  test("shows a sentence word by word, all of it within a second", () => {
    const { shown, flow } = watchFlow();
    flow.add(SENTENCE);
    vi.advanceTimersByTime(350);
    const half = shown.join("");
    expect(shown.length).toBeGreaterThan(5);
    expect(SENTENCE.startsWith(half)).toBe(true);
    expect(SENTENCE.slice(half.length)).toMatch(/^\s/u);
    vi.advanceTimersByTime(450);
    expect(shown.join("")).toBe(SENTENCE);
  });

  test("goes on with what comes while it flows, in order", () => {
    const { shown, flow } = watchFlow();
    flow.add("One. ");
    vi.advanceTimersByTime(100);
    flow.add(SENTENCE);
    vi.advanceTimersByTime(1000);
    expect(shown.join("")).toBe(`One. ${SENTENCE}`);
  });

  test("hurries at the end, and tells when it is through", async () => {
    const { shown, flow } = watchFlow();
    flow.add(SENTENCE);
    vi.advanceTimersByTime(50);
    const finished = flow.finish();
    vi.advanceTimersByTime(300);
    await finished;
    expect(shown.join("")).toBe(SENTENCE);
  });

  test("does not hold up a reply that came all at once", async () => {
    const { flow } = watchFlow();
    flow.add(SENTENCE);
    await expect(flow.finish()).resolves.toBeUndefined();
  });

  test("is shown as it comes to readers who want no motion", () => {
    const { shown, flow } = watchFlow(false);
    flow.add(SENTENCE);
    vi.advanceTimersByTime(20);
    expect(shown).toEqual([SENTENCE]);
  });

  test("shows the rest at once when it is to", () => {
    const { shown, flow } = watchFlow();
    flow.add(SENTENCE);
    flow.flush();
    expect(shown.join("")).toBe(SENTENCE);
    vi.advanceTimersByTime(1000);
    expect(shown.join("")).toBe(SENTENCE);
  });

  test("shows nothing more once it is cancelled", () => {
    const { shown, flow } = watchFlow();
    flow.add(SENTENCE);
    flow.cancel();
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([]);
  });
});
