// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { buildCheck, buildFinished } from "../../testing/build-check.ts";
import { buildJsonResponse, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { CheckReview } from "./check-review.tsx";

const ASK = "/api/request_check_review";

const notPassed = buildCheck({ finished: buildFinished() });

const verdict = {
  machine_outcome: "failure",
  outcome: "success",
  reason: "You named both reasons.",
  decided_at: "2026-11-21T12:00:00.000Z",
} as const;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a review of a check that was not passed can be asked for, with a note, once", async () => {
  const { sentTo } = stubCalls({ [ASK]: () => buildJsonResponse(notPassed) });
  renderOnPage(<CheckReview userId="u-1" check={notPassed} />);
  fireEvent.click(screen.getByRole("button", { name: "Ask for a review" }));
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "I named both." } });
  fireEvent.click(screen.getByRole("button", { name: "Send to a supervisor" }));
  await screen.findByText(/^You have asked for a review/);
  expect(sentTo(ASK)).toEqual([{ user_id: "u-1", check_id: "c-1", note: "I named both." }]);
  expect(screen.queryByRole("button")).toBeNull();
});

test("what a supervisor decided is shown, with the reason", () => {
  renderOnPage(<CheckReview userId="u-1" check={{ ...notPassed, review: "answered", verdict }} />);
  expect(screen.getByText(/overturned the result: this check counts as passed/)).toBeDefined();
  expect(screen.getByText(verdict.reason)).toBeDefined();
});

test("there is no review of a check that was passed", () => {
  const passed = buildCheck({ finished: { ...buildFinished(), passed: true } });
  const { container } = renderOnPage(<CheckReview userId="u-1" check={passed} />);
  expect(container.textContent).toBe("");
});
