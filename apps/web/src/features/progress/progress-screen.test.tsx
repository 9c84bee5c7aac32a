// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildEnded, buildProgress } from "../../testing/build-finished.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { ProgressScreen } from "./progress-screen.tsx";

const saveFile = vi.hoisted(() => vi.fn<(name: string, type: string, text: string) => void>());
vi.mock("../../lib/save-file.ts", () => ({ saveFile }));

const check = {
  module_id: 1 as const,
  issue: "Should dogs be let in?",
  score: 1,
  steps_found: 3,
  steps_total: 3,
  passed: true,
  ended_at: "2025-11-20T12:00:00.000Z",
};

function renderScreen(answers: Parameters<typeof stubCalls>[0]) {
  const calls = stubCalls(answers);
  const events = {
    onOpen: vi.fn<(id: string) => void>(),
    onOpenCheck: vi.fn<(module: number) => void>(),
    onReturn: vi.fn<() => void>(),
  };
  renderOnPage(<ProgressScreen {...events} growth={null} />);
  return { ...calls, ...events };
}

const rows = () =>
  within(screen.getByRole("region", { name: "Finished dialogues" })).getAllByRole("listitem");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  saveFile.mockClear();
});

describe("the page of a learner's progress", () => {
  test("has the figures, the dialogues, and what was done without help", async () => {
    const reply = buildProgress({
      dialogues: [buildEnded(2), { ...buildEnded(1), success_or_failure: "failure" }],
      totals: { finished: 2, completed: 1, seconds_spent: 3900 },
      transfer_checks: [check],
    });
    const { onOpen, onOpenCheck } = renderScreen({
      "/api/progress": () => buildJsonResponse(reply),
    });
    expect(screen.getByRole("heading", { level: 1, name: "Your progress" })).toBeDefined();
    expect(await screen.findByText("1 h 5 min")).toBeDefined();
    expect(screen.getByText("Unaided checks passed").parentElement?.textContent).toContain(
      "1 of 1",
    );
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      "Should the hall close at 2?Module 5·Nov 20, 2025· Completed·10 min",
      "Should the hall close at 1?Module 5·Nov 20, 2025·Not completed·10 min",
    ]);
    fireEvent.click(screen.getByRole("button", { name: /close at 2/ }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith("s-2");
    fireEvent.click(screen.getByRole("button", { name: /dogs/ }));
    expect(onOpenCheck).toHaveBeenCalledExactlyOnceWith(1);
  });

  test("says so when nothing is finished, and leads to the modules", async () => {
    const totals = { finished: 0, completed: 0, seconds_spent: 0 };
    const reply = buildProgress({ dialogues: [], totals });
    const { onReturn } = renderScreen({ "/api/progress": () => buildJsonResponse(reply) });
    expect(await screen.findByText("You have not finished a dialogue yet")).toBeDefined();
    expect(screen.queryByRole("button", { name: /Markdown/ })).toBeNull();
    press("Choose a module");
    expect(onReturn).toHaveBeenCalledOnce();
  });

  test("shows more on demand, after the last one that is shown", async () => {
    const totals = { finished: 3, completed: 3, seconds_spent: 0 };
    const pages = [
      buildProgress({ dialogues: [buildEnded(3), buildEnded(2)], has_more: true, totals }),
      buildProgress({ dialogues: [buildEnded(1)], totals }),
    ];
    const { sentTo } = renderScreen({
      "/api/progress": () => buildJsonResponse(pages.shift()),
    });
    await screen.findByText("Dialogues finished");
    expect(rows()).toHaveLength(2);
    press("Show more");
    await screen.findByText("Should the hall close at 1?");
    expect(rows()).toHaveLength(3);
    const first = screen.getByRole("button", { name: /close at 1/ });
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    expect(sentTo("/api/progress")).toEqual([
      { after_session_id: null },
      { after_session_id: "s-2" },
    ]);
  });

  test("keeps what is there when more does not come, and tries again", async () => {
    const answers = [
      () => buildJsonResponse(buildProgress({ has_more: true })),
      () => buildRefusal(400, "no", "Not now."),
      () => buildJsonResponse(buildProgress({ dialogues: [buildEnded(9)] })),
    ];
    renderScreen({ "/api/progress": () => answers.shift()?.() ?? Response.error() });
    await screen.findByText("Dialogues finished");
    press("Show more");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("The rest could not be loaded. Not now.");
    expect(rows()).toHaveLength(1);
    press("Show more");
    await screen.findByText("Should the hall close at 9?");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("says when it could not be loaded, and can be asked for again", async () => {
    const answers = [
      () => buildRefusal(400, "no", "Not now."),
      () => buildJsonResponse(buildProgress()),
    ];
    renderScreen({ "/api/progress": () => answers.shift()?.() ?? Response.error() });
    expect(screen.getByRole("status").textContent).toBe("Loading your progress...");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Your progress could not be loaded. Not now.");
    press("Try again");
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your progress" }));
    expect(await screen.findByText("Dialogues finished")).toBeDefined();
  });

  test("hands out all dialogues as Markdown, and says when it cannot", async () => {
    const answers = [
      () => buildRefusal(429, "limited", "You asked for this too often."),
      () => buildJsonResponse({ file_name: "all.md", markdown: "# All" }),
    ];
    const { sentTo } = renderScreen({
      "/api/progress": () => buildJsonResponse(buildProgress()),
      "/api/export_dialogues": () => answers.shift()?.() ?? Response.error(),
    });
    await screen.findByText("Dialogues finished");
    press("Download all as Markdown");
    expect((await screen.findByRole("alert")).textContent).toContain("asked for this too often");
    press("Download all as Markdown");
    expect(await screen.findByText("Saved as all.md.")).toBeDefined();
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(
      "all.md",
      "text/markdown;charset=utf-8",
      "# All",
    );
    expect(sentTo("/api/export_dialogues")).toEqual([{ session_id: null }, { session_id: null }]);
  });
});
