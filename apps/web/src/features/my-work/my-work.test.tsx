// @vitest-environment jsdom
import type { OwnWork } from "@elenchus/contract/my-work";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildSession } from "../../testing/build-session.ts";
import { buildJsonResponse, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { MyWork } from "./my-work.tsx";
import { nextStepOf, type NextStep } from "./next-step.ts";

function buildWork(changes: Partial<OwnWork> = {}): OwnWork {
  return {
    assignment_id: "a-1",
    module_id: 1,
    goal: "success",
    issue: null,
    own_text: false,
    due: "2026-12-04T16:00:00.000Z",
    late_until: "2026-12-11T16:00:00.000Z",
    standing: "open",
    done_at: null,
    points: null,
    most_points: 10,
    comment: null,
    ...changes,
  };
}

function renderWork(work: readonly OwnWork[]) {
  stubCalls({ "/api/my_work": () => buildJsonResponse({ work }) });
  const onBegin = vi.fn<(step: NextStep) => void>();
  renderOnPage(<MyWork session={buildSession()} onBegin={onBegin} />);
  return onBegin;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("set work", () => {
  test("is shown with what is to be done until when, and begun by one button", async () => {
    const onBegin = renderWork([buildWork({ issue: "<b>Chess?</b>" })]);
    const item = (await screen.findByRole("listitem")).textContent;
    expect(item).toContain("One successful dialogue about <b>Chess?</b>");
    expect(item).toMatch(/Due on Friday, December 4/u);
    fireEvent.click(screen.getByRole("button", { name: "Begin" }));
    expect(onBegin).toHaveBeenCalledWith(
      expect.objectContaining({ kind: "dialogue", module: 1, issue: "<b>Chess?</b>" }),
    );
  });

  test("that is overdue says until when it can still be done", async () => {
    renderWork([buildWork({ standing: "behind" })]);
    expect(
      await screen.findByText(/^Was due on Friday, December 4.* until Friday, December 11/u),
    ).toBeDefined();
  });

  test("that is over says what became of it, with points and comment", async () => {
    renderWork([
      buildWork({
        standing: "late",
        done_at: "2026-12-05T10:00:00.000Z",
        points: 8,
        comment: "Well argued.",
      }),
      buildWork({ assignment_id: "a-2", standing: "missing" }),
      buildWork({ assignment_id: "a-3", standing: "excused" }),
    ]);
    for (const text of [
      "Nothing is to be done at the moment.",
      "Done on December 5, 2026, late.",
      "8 of 10 points",
      "Well argued.",
      "Not done. It was due on December 4, 2026.",
      "You are excused from it.",
    ])
      expect(await screen.findByText(text)).toBeDefined();
  });

  test("is not there where there is none", async () => {
    renderWork([]);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    expect(screen.queryByRole("heading")).toBeNull();
  });
});

describe("the next step towards set work", () => {
  const begun = buildSession();
  const cases = [
    ["an open module", buildWork(), begun, ["dialogue", 1, null]],
    ["a locked module", buildWork({ module_id: 3, issue: "Why?" }), begun, ["dialogue", 1, null]],
    ["a check that is not open", buildWork({ goal: "check" }), begun, ["dialogue", 1, null]],
    [
      "a check that is open",
      buildWork({ goal: "check" }),
      buildSession({ completed_modules: [1] }),
      ["check", 1, null],
    ],
  ] as const;
  test.each(cases)("of %s is one that is open", (_what, work, progress, [kind, module, issue]) => {
    const step = nextStepOf(work, progress);
    expect(step).toMatchObject({ kind, module, issue });
  });
});
