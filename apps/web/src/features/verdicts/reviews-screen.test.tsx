// @vitest-environment jsdom
import type { ReviewsReply } from "@elenchus/contract/admin-verdicts";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildCheck, buildFinished } from "../../testing/build-check.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { ReviewsScreen } from "./reviews-screen.tsx";

const LIST = "/api/admin/reviews";
const DECIDE = "/api/admin/give_verdict";
const DECIDE_CHECK = "/api/admin/give_check_verdict";

const review: ReviewsReply["reviews"][number] = {
  student_id: "s-1",
  student_first_name: "Ada",
  student_last_name: "Demo",
  dialogue_id: "d-1",
  session_module_id: 2,
  chosen_passage_subtopic: "Should the hall close at eleven?",
  note: "I named it twice.",
  requested_at: "2026-11-20T10:00:00.000Z",
};
const checkReview: NonNullable<ReviewsReply["check_reviews"]>[number] = {
  student_id: "s-2",
  student_first_name: "Bo",
  student_last_name: "Demo",
  check_id: "c-1",
  module_id: 3,
  issue: "Should zoos close?",
  note: "",
  requested_at: "2026-11-19T10:00:00.000Z",
};
const undecided = { decided: 0, agreed: 0, rate: null };

function buildDecision(outcome: "success" | "failure") {
  const verdict = {
    machine_outcome: "failure",
    outcome,
    reason: "She did.",
    decided_at: "2026-11-20T12:00:00.000Z",
    supervisor_name: "Sam",
  };
  return buildJsonResponse({ verdict, agreement: { decided: 1, agreed: 0, rate: 0 } });
}

function renderScreen(reply: ReviewsReply, decide = () => buildDecision("success")) {
  let shown = reply;
  const calls = stubCalls({
    [LIST]: () => buildJsonResponse(shown),
    [DECIDE_CHECK]: () => {
      shown = { ...shown, check_reviews: [] };
      const check = buildCheck({ check_id: "c-1", finished: buildFinished() });
      const machine = { machine_outcome: "failure", verdicts: [], review: null };
      return buildJsonResponse({ check, ...machine });
    },
    [DECIDE]: () => {
      shown = { reviews: [], agreement: { decided: 1, agreed: 0, rate: 0 } };
      return decide();
    },
  });
  const onOpenStudent = vi.fn<(studentId: string, dialogueId?: string) => void>();
  const onOpenCheck = vi.fn<(studentId: string, checkId: string) => void>();
  const opening = { onOpenStudent, onOpenCheck };
  renderOnPage(<ReviewsScreen userId="u-9" {...opening} />);
  return { ...calls, ...opening };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

async function openQuestion() {
  await screen.findByText(review.note);
  press(/^Overturn the outcome/);
  return screen.findByRole("dialog", { name: "Overturn or confirm the outcome" });
}

beforeEach(() => {
  // Base UI waits for animations that jsdom does not have.
  Element.prototype.getAnimations = () => [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the reviews", () => {
  test("tell who asked about what, and lead to the dialogue", async () => {
    const { onOpenStudent } = renderScreen({ reviews: [review], agreement: undecided });
    const item = await screen.findByRole("listitem");
    expect(item.textContent).toContain(review.chosen_passage_subtopic);
    expect(item.textContent).toContain("Ada Demo · Module 2 · asked November 20, 2026");
    expect(item.textContent).toContain("I named it twice.");
    press(/^Open the dialogue/);
    expect(onOpenStudent).toHaveBeenCalledExactlyOnceWith("s-1", "d-1");
  });

  test("tell how many automatic grades supervisors confirmed", async () => {
    renderScreen({ reviews: [], agreement: { decided: 8, agreed: 6, rate: 0.75 } });
    const rate = await screen.findByText(/^Supervisors confirmed/);
    expect(rate.textContent).toBe(
      "Supervisors confirmed 6 of 8 automatic grades that they reviewed (75%).",
    );
    expect(screen.getByText("Nobody is waiting for a review.")).toBeDefined();
  });

  test("are answered by a verdict against the machine's, with its reason", async () => {
    const { sentTo } = renderScreen({ reviews: [review], agreement: undecided });
    await openQuestion();
    const box = screen.getByLabelText("Reason");
    fireEvent.change(box, { target: { value: "  She did. " } });
    press("Decide");
    await screen.findByText("Nobody is waiting for a review.");
    expect(sentTo(DECIDE)).toEqual([
      { dialogue_id: "d-1", outcome: "success", reason: "She did." },
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("are answered by a verdict as the machine's too", async () => {
    const decide = () => buildDecision("failure");
    const { sentTo } = renderScreen({ reviews: [review], agreement: undecided }, decide);
    await openQuestion();
    fireEvent.click(screen.getByRole("radio", { name: /^Failure/ }));
    fireEvent.change(screen.getByLabelText("Reason"), { target: { value: "It was told." } });
    press("Decide");
    await waitFor(() => expect(sentTo(DECIDE)).toHaveLength(1));
    expect(sentTo(DECIDE)[0]).toMatchObject({ outcome: "failure" });
  });

  test("of unaided checks stand among them, the oldest first, and are answered the same way", async () => {
    const reply = { reviews: [review], check_reviews: [checkReview], agreement: undecided };
    const { sentTo, onOpenCheck } = renderScreen(reply);
    const [first, second] = await screen.findAllByRole("listitem");
    expect(first?.textContent).toContain("Bo Demo · Unaided check · Module 3 · asked");
    expect(second?.textContent).toContain("Ada Demo · Module 2 · asked");
    press(/^Open the check/);
    expect(onOpenCheck).toHaveBeenCalledExactlyOnceWith("s-2", "c-1");
    press("Overturn the outcome: Bo Demo, Should zoos close?");
    await screen.findByText(/^This check was graded as not passed automatically/);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Passed/ }).checked).toBe(true);
    fireEvent.change(screen.getByLabelText("Reason"), { target: { value: "She did." } });
    press("Decide");
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
    const sent = { check_id: "c-1", outcome: "success", reason: "She did." };
    expect(sentTo(DECIDE_CHECK)).toEqual([sent]);
    expect(sentTo(DECIDE)).toEqual([]);
  });

  test("need a reason", async () => {
    const { sentTo } = renderScreen({ reviews: [review], agreement: undecided });
    await openQuestion();
    press("Decide");
    expect((await screen.findByRole("alert")).textContent).toBe("Please give a reason.");
    expect(document.activeElement).toBe(screen.getByLabelText("Reason"));
    expect(sentTo(DECIDE)).toEqual([]);
  });

  test("stay open when a verdict is refused", async () => {
    const refuse = () => buildRefusal(409, "dialogue_not_ended", "It was not finished.");
    renderScreen({ reviews: [review], agreement: undecided }, refuse);
    await openQuestion();
    fireEvent.change(screen.getByLabelText("Reason"), { target: { value: "She did." } });
    press("Decide");
    expect((await screen.findByRole("alert")).textContent).toBe("It was not finished.");
  });
});
