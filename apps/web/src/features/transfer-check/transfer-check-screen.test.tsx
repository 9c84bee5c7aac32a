// @vitest-environment jsdom
import type { DueChecksReply } from "@elenchus/contract/due-checks";
import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildCheck, buildFinished } from "../../testing/build-check.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { stubLayout } from "../../testing/test-layout.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { readTimeZone } from "../../lib/time-zone.ts";
import { TransferCheckScreen } from "./transfer-check-screen.tsx";

const START = "/api/start_transfer_check";
const OPEN = "/api/open_transfer_check";

const first = buildCheck({ answers: ["One.", "Two."], finished: buildFinished() });
const { steps: _, ...score } = buildFinished();
const second = buildCheck({
  check_id: "c-2",
  issue: "Should zoos close?",
  others: [{ ...score, check_id: "c-1" }],
});

function renderScreen(
  starts: (() => Response)[],
  { due = false, coming = [] }: { due?: boolean; coming?: DueChecksReply["coming"] } = {},
) {
  const onChange = vi.fn<(check: TransferCheckReply) => void>();
  const calls = stubCalls({
    [START]: () => starts.shift()?.() ?? Response.error(),
    [OPEN]: () => buildJsonResponse(first),
    "/api/due_checks": () => buildJsonResponse({ coming, mails_wanted: false }),
  });
  renderOnPage(
    <TransferCheckScreen
      module={1}
      due={due}
      userId="u-1"
      onChange={onChange}
      onClose={() => {}}
      renderReview={({ check_id: id }) => <p>The review of {id}.</p>}
    />,
  );
  return { ...calls, onChange };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  localStorage.clear();
  stubLayout();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a check that is due is asked for as such, by the learner's calendar", async () => {
  const { sentTo } = renderScreen([() => buildJsonResponse(buildCheck())], { due: true });
  expect(await screen.findByText("Question 1 of 2")).toBeDefined();
  expect(sentTo(START)).toEqual([
    { user_id: "u-1", module_id: 1, due: true, time_zone: readTimeZone() },
  ]);
});

describe("a finished check", () => {
  test.each([
    [[], "You found this again after a day, a week and a month. It will not come back."],
    [
      [{ module_id: 1 as const, on: "2026-12-07", due: false, after_days: 7, days_since: 0 }],
      "A check of this module comes back on December 7, 2026.",
    ],
  ])("says when it comes back", async (coming, text) => {
    renderScreen([() => buildJsonResponse(first)], { coming });
    expect(await screen.findByText(text)).toBeDefined();
  });

  test("can be taken again with a fresh argument", async () => {
    const starts = [first, second].map((check) => () => buildJsonResponse(check));
    const { sentTo, onChange } = renderScreen(starts);
    expect(await screen.findByText("The review of c-1.")).toBeDefined();
    press("Take it again");
    expect(await screen.findByRole("heading", { name: "Should zoos close?" })).toBeDefined();
    expect(screen.getByText("Question 1 of 2")).toBeDefined();
    const heading = screen.getByRole("heading", { name: "Unaided check" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const start = { user_id: "u-1", module_id: 1 };
    expect(sentTo(START)).toEqual([start, { ...start, again: true }]);
    expect(onChange.mock.lastCall).toEqual([second]);
  });

  test("stays where a new one could not be prepared", async () => {
    const failed = () => buildRefusal(503, "transfer_check_failed", "It could not be prepared.");
    renderScreen([() => buildJsonResponse(first), failed]);
    await screen.findByText("The review of c-1.");
    press("Take it again");
    expect((await screen.findByRole("alert")).textContent).toContain("could not be prepared");
    expect(screen.getByRole("button", { name: "Take it again" })).toBeDefined();
  });

  test("can be looked at once there is a newer one, which goes on unharmed", async () => {
    const starts = [second, second].map((check) => () => buildJsonResponse(check));
    const { sentTo, onChange } = renderScreen(starts);
    await screen.findByRole("region", { name: "Your other checks of this module" });
    press(/^Should the hall close at eleven/);
    await screen.findByRole("heading", { name: "You found 1 of 2 steps alone" });
    expect(sentTo(OPEN)).toEqual([{ user_id: "u-1", check_id: "c-1" }]);
    expect(screen.queryByRole("button", { name: "Take it again" })).toBeNull();
    press("Back to the latest check");
    await screen.findByText("Question 1 of 2");
    expect(onChange.mock.calls.every(([check]) => check.check_id === "c-2")).toBe(true);
  });
});
