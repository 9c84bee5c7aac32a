// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { buildFinished } from "../../testing/build-finished.ts";
import { buildSkill } from "../../testing/build-growth.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { stubLayout } from "../../testing/test-layout.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { PerformanceSummary } from "./performance-summary.tsx";

const PATH = "/api/performance_summary";
const reply = {
  performance_summary: "## Conclusion\n\nYou found it.",
  success_or_failure: "success",
  completed_modules: [],
  accessible_modules: [1],
  passage_counts: { "1": 3 },
  transfer_checks_open: [],
  transfer_checks_started: [],
};

const SKILL = buildSkill({
  records: [
    { alone: 9, helped: 0, pointed: 0, told: 0 },
    { alone: 1, helped: 1, pointed: 0, told: 0 },
    { alone: 0, helped: 0, pointed: 0, told: 2 },
  ],
});

function renderSummary(
  answer: () => Response | Promise<Response>,
  openBefore: readonly ModuleNumber[] = [1],
) {
  const { sentTo } = stubCalls({
    [PATH]: answer,
    "/api/finished_dialogue": () => buildJsonResponse(buildFinished()),
    "/api/growth": () => buildJsonResponse({ skills: [SKILL] }),
  });
  const props = {
    onProgress: vi.fn<(progress: object) => void>(),
    onClose: vi.fn<() => void>(),
    onStart: vi.fn<(module: number) => void>(),
  };
  renderOnPage(
    <PerformanceSummary
      userId="u-1"
      sessionId="s-1"
      module={1}
      openBefore={openBefore}
      {...props}
    />,
  );
  return { ...props, sentTo };
}

beforeEach(() => stubLayout());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the performance summary", () => {
  test("is said to be generated, then opens with the progress it brings", async () => {
    let answer: (response: Response) => void = () => undefined;
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { onProgress, onClose, sentTo } = renderSummary(() => answered);
    expect(screen.getByRole("status").textContent).toBe("Generating performance summary...");
    answer(buildJsonResponse(reply));
    const window = await screen.findByRole("dialog", { name: "Performance Summary" });
    expect(sentTo(PATH)).toEqual([{ session_id: "s-1", user_id: "u-1", module_id: 1 }]);
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(reply);
    expect(screen.getByRole("heading", { name: "Conclusion" })).toBeDefined();
    expect(await screen.findByText("The map as text")).toBeDefined();
    expect(sentTo("/api/finished_dialogue")).toEqual([{ session_id: "s-1" }]);
    expect(window.textContent).toContain("Module 1: 2/2 dialogues completed, 3 in all");
    fireEvent.click(screen.getByRole("button", { name: "Return to Modules" }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("says what changed, against the dialogues before this one", async () => {
    renderSummary(() => buildJsonResponse(reply));
    expect(
      await screen.findByText(
        "50% found alone, 50% with a hint. Before: 0% alone, in one dialogue.",
      ),
    ).toBeDefined();
    expect(screen.getByText("Well done: this dialogue counts")).toBeDefined();
  });

  test("says which modules it opened, and begins the first of them", async () => {
    const { onStart } = renderSummary(() =>
      buildJsonResponse({ ...reply, accessible_modules: [1, 2, 3, 4, 5, 6, 7] }),
    );
    expect(await screen.findByRole("heading", { name: "Six modules are open" })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Start module 2" }));
    expect(onStart).toHaveBeenCalledExactlyOnceWith(2);
  });

  test("says nothing of modules that were open before", async () => {
    const all = [1, 2, 3, 4, 5, 6, 7] as const;
    renderSummary(() => buildJsonResponse({ ...reply, accessible_modules: all }), all);
    await screen.findByRole("dialog", { name: "Performance Summary" });
    expect(screen.queryByText("Six modules are open")).toBeNull();
    expect(screen.queryByRole("button", { name: /^Start module/u })).toBeNull();
  });

  test("begins with what a supervisor decided since", async () => {
    const verdict = {
      machine_outcome: "failure",
      outcome: "success",
      reason: "You did name it.",
      decided_at: "2026-11-21T12:00:00.000Z",
    };
    renderSummary(() => buildJsonResponse({ ...reply, verdict }));
    const window = await screen.findByRole("dialog", { name: "Performance Summary" });
    expect(window.textContent).toMatch(/overturned the outcome.*You did name it\..*You found it\./);
  });

  test("that fails says so and can be asked for again", async () => {
    const fail = () => buildRefusal(502, "summary_failed", "Not now.");
    // It is asked for twice before anything is said.
    const answers = [fail, fail, () => buildJsonResponse(reply)];
    renderSummary(() => answers.shift()?.() ?? Response.error());
    const problem = await screen.findByRole("alert");
    expect(problem.textContent).toContain("Not now.");
    expect(screen.getByRole("button", { name: "Return to Modules" })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("dialog", { name: "Performance Summary" })).toBeDefined();
  });

  test("of a dialogue that was left elsewhere never comes: the way back is all there is", async () => {
    renderSummary(() => buildRefusal(409, "no_summary", "There is no summary."));
    expect((await screen.findByRole("alert")).textContent).toContain("There is no summary.");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(screen.getByRole("button", { name: "Return to Modules" })).toBeDefined();
  });
});
