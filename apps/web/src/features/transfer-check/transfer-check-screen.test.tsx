// @vitest-environment jsdom
import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildCheck, buildFinished } from "../../lib/build-check.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../lib/test-fetch.ts";
import { renderOnPage } from "../../lib/test-render.tsx";
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

function renderScreen(starts: (() => Response)[]) {
  const onChange = vi.fn<(check: TransferCheckReply) => void>();
  const calls = stubCalls({
    [START]: () => starts.shift()?.() ?? Response.error(),
    [OPEN]: () => buildJsonResponse(first),
  });
  renderOnPage(
    <TransferCheckScreen
      module={1}
      userId="u-1"
      onChange={onChange}
      onClose={() => {}}
      renderReview={({ check_id: id }) => <p>The review of {id}.</p>}
    />,
  );
  return { ...calls, onChange };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a finished check", () => {
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
