// @vitest-environment jsdom
import type { FinishedDialoguesReply } from "@elenchus/contract/dialogue";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { SessionReview } from "./session-review.tsx";

type Dialogue = FinishedDialoguesReply["dialogues"][number];

const LIST = "/api/dialogues";
const ASK = "/api/request_review";

const failed: Dialogue = {
  session_id: "d-1",
  module_id: 1,
  chosen_passage_subtopic: "Should the hall close at eleven?",
  success_or_failure: "failure",
  ended_at: "2026-11-20T10:00:00.000Z",
};

const overturned = {
  machine_outcome: "failure",
  outcome: "success",
  reason: "You named the conclusion in your own words.",
  decided_at: "2026-11-21T12:00:00.000Z",
} as const;

function renderReview(dialogue: Dialogue, ask = () => buildJsonResponse({ success: true })) {
  let shown = dialogue;
  const calls = stubCalls({
    [LIST]: () => buildJsonResponse({ dialogues: [shown], transfer_checks: [] }),
    [ASK]: () => {
      shown = { ...dialogue, review: "requested" };
      return ask();
    },
  });
  return { ...calls, ...renderOnPage(<SessionReview userId="u-1" sessionId="d-1" />) };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the review of a dialogue", () => {
  test("can be asked for where it failed, with a note, once", async () => {
    const { sentTo } = renderReview(failed);
    await screen.findByRole("button", { name: "Ask for a review" });
    press("Ask for a review");
    const note = screen.getByLabelText(/^What should the supervisor look at/);
    await waitFor(() => expect(document.activeElement).toBe(note));
    fireEvent.change(note, { target: { value: "I named it twice." } });
    press("Send to a supervisor");
    const said = await screen.findByText(/^You have asked for a review/);
    await waitFor(() => expect(sentTo(LIST)).toHaveLength(2));
    expect(document.activeElement).toBe(said);
    expect(sentTo(ASK)).toEqual([{ user_id: "u-1", session_id: "d-1", note: "I named it twice." }]);
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("says why it could not be asked for, and keeps the note", async () => {
    renderReview(failed, () => buildRefusal(409, "review_requested", "You have asked already."));
    await screen.findByRole("button", { name: "Ask for a review" });
    press("Ask for a review");
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "Look." } });
    press("Send to a supervisor");
    expect((await screen.findByRole("alert")).textContent).toBe("You have asked already.");
    expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Look.");
  });

  test("can be called off; the focus goes back to the button", async () => {
    renderReview(failed);
    await screen.findByRole("button", { name: "Ask for a review" });
    press("Ask for a review");
    press("Cancel");
    const opener = screen.getByRole("button", { name: "Ask for a review" });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test("that was asked for is waited for", async () => {
    renderReview({ ...failed, review: "requested" });
    expect(await screen.findByText(/^You have asked for a review/)).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("that overturned the outcome says so, with the reason", async () => {
    renderReview({ ...failed, success_or_failure: "success", verdict: overturned });
    expect(await screen.findByText(/overturned the outcome.*counts as completed/)).toBeDefined();
    expect(screen.getByText(overturned.reason)).toBeDefined();
  });

  test("that confirmed the outcome says that", async () => {
    renderReview({ ...failed, verdict: { ...overturned, outcome: "failure" } });
    expect(await screen.findByText(/confirmed the outcome: not completed/)).toBeDefined();
  });

  test("is none where the dialogue succeeded", async () => {
    const { container, fetchStub } = renderReview({ ...failed, success_or_failure: "success" });
    await waitFor(() => expect(fetchStub).toHaveBeenCalled());
    expect(container.textContent).toBe("");
  });
});
