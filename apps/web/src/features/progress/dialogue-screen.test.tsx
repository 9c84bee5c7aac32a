// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildFinished } from "../../testing/build-finished.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { stubLayout } from "../../testing/test-layout.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { DialogueScreen } from "./dialogue-screen.tsx";

beforeEach(() => stubLayout());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function renderScreen(answers: Parameters<typeof stubCalls>[0]) {
  const onBack = vi.fn<() => void>();
  const calls = stubCalls({
    "/api/finished_dialogue": () => buildJsonResponse(buildFinished()),
    ...answers,
  });
  renderOnPage(
    <DialogueScreen
      sessionId="s-1"
      onBack={onBack}
      renderReview={({ session_id: id }) => <p>The review of {id}.</p>}
    />,
  );
  return { ...calls, onBack };
}

describe("a finished dialogue", () => {
  test("has its summary, its map, its argument and its transcript", async () => {
    const { sentTo, onBack } = renderScreen({});
    const summary = await screen.findByRole("region", { name: "Performance Summary" });
    expect(within(summary).getByText("You found it.")).toBeDefined();
    const map = screen.getByRole("group", { name: "Argument map" });
    expect(within(map).getAllByRole("button").length).toBeGreaterThan(4);
    expect(screen.getByRole("region", { name: "The argument" }).textContent).toContain(
      "late hours",
    );
    const said = within(screen.getByRole("region", { name: "Dialogue" })).getAllByRole("listitem");
    expect(said.map(({ textContent }) => textContent)).toEqual([
      "TutorWhat is the conclusion?",
      "YouClose it at *eleven*.",
    ]);
    expect(screen.getByText(/Module 5: Evaluating/)).toBeDefined();
    expect(screen.getByText("10 min")).toBeDefined();
    expect(screen.getByText("The review of s-1.")).toBeDefined();
    expect(sentTo("/api/finished_dialogue")).toEqual([{ session_id: "s-1" }]);
    expect(document.title).toBe("Should the hall close at 1? · Elenchus");
    fireEvent.click(screen.getByRole("button", { name: "← Your progress" }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  test("whose transcript was deleted says so, keeps its facts, and has nothing else", async () => {
    const gone = { messages: [], text_passage: "", performance_summary: null };
    const dialogue = buildFinished({ ...gone, transcript_deleted_after_days: 90 });
    const { fetchStub } = renderScreen({
      "/api/finished_dialogue": () => buildJsonResponse(dialogue),
    });
    expect(await screen.findByText(/deleted after 90 days/)).toBeDefined();
    expect(screen.getByText("10 min")).toBeDefined();
    expect(screen.queryByRole("region")).toBeNull();
    expect(screen.queryByText("The review of s-1.")).toBeNull();
    expect(fetchStub).toHaveBeenCalledOnce();
  });

  test("has its summary written now when nobody has asked for it yet", async () => {
    const answers = [
      () => buildRefusal(400, "no", "Not now."),
      () =>
        buildJsonResponse({
          performance_summary: "Written late.",
          success_or_failure: "success",
          completed_modules: [],
          accessible_modules: [1],
          passage_counts: {},
          transfer_checks_open: [],
          transfer_checks_started: [],
        }),
    ];
    renderScreen({
      "/api/finished_dialogue": () =>
        buildJsonResponse(buildFinished({ performance_summary: null })),
      "/api/performance_summary": () => answers.shift()?.() ?? Response.error(),
    });
    expect(await screen.findByText("Generating performance summary...")).toBeDefined();
    expect((await screen.findByRole("alert")).textContent).toContain("Not now.");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Written late.")).toBeDefined();
  });

  test("says when it could not be loaded, and can be asked for again", async () => {
    const answers = [
      () => buildRefusal(403, "not_yours", "You do not have access to this."),
      () => buildJsonResponse(buildFinished()),
    ];
    renderScreen({ "/api/finished_dialogue": () => answers.shift()?.() ?? Response.error() });
    expect((await screen.findByRole("alert")).textContent).toContain("do not have access to this");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("region", { name: "Dialogue" })).toBeDefined();
  });
});
