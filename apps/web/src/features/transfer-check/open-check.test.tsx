// @vitest-environment jsdom
import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import { SUPPORT_TEXT } from "@elenchus/domain/support";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildJsonResponse, stubFetch } from "../../testing/test-fetch.ts";
import { buildCheck, buildFinished } from "../../testing/build-check.ts";
import { stubLayout } from "../../testing/test-layout.ts";
import { OpenCheck } from "./open-check.tsx";

const ONE_GIVEN = buildCheck({ answers: ["It should.", null] });

function renderCheck(loaded: TransferCheckReply = buildCheck()) {
  const onChange = vi.fn<(check: TransferCheckReply) => void>();
  const view = <OpenCheck loaded={loaded} userId="u-1" onChange={onChange} onClose={() => {}} />;
  const { unmount } = render(view);
  return { onChange, unmount };
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>("Your answer");
const write = (text: string) => fireEvent.change(box(), { target: { value: text } });
const handIn = () => fireEvent.click(screen.getByRole("button", { name: /^Hand in/ }));

beforeEach(() => {
  localStorage.clear();
  stubLayout();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("OpenCheck", () => {
  test("hands in an answer and opens the next question", async () => {
    const fetchStub = stubFetch(() => buildJsonResponse(ONE_GIVEN));
    const { onChange } = renderCheck();
    write("  It should. ");
    handIn();
    const next = await screen.findByRole("heading", { name: "Why?" });
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(box().value).toBe("");
    expect(onChange).toHaveBeenCalledExactlyOnceWith(ONE_GIVEN);
    const body = { user_id: "u-1", check_id: "c-1", step: 1, answer: "It should." };
    expect(fetchStub.mock.calls[0]?.[1]).toMatchObject({ body: JSON.stringify(body) });
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ["first on a narrow screen, where the passage would hide it", false],
    ["beside the passage on a wide one", true],
  ])("has the result %s", (_, isWide) => {
    stubLayout(() => isWide);
    renderCheck(buildCheck({ answers: ["It should.", "No idea."], finished: buildFinished() }));
    const result = screen.getByRole("heading", { name: /^You found/u });
    const passage = screen.getByText("A passage.");
    const isAfter = result.compareDocumentPosition(passage) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isAfter !== 0).toBe(!isWide);
  });

  test("keeps the answer, also over a reload, when it could not be handed in", async () => {
    stubFetch(() => Promise.reject(new TypeError("offline")));
    const { unmount } = renderCheck();
    write("It should.");
    handIn();
    expect((await screen.findByRole("alert")).textContent).toContain("could not be handed in");
    unmount();
    renderCheck();
    expect(box().value).toBe("It should.");
  });

  test("says of an old check that its answers were deleted, beside its result", () => {
    const gone = { answers: [], questions: [], text_passage: "" };
    const finished = buildFinished();
    renderCheck(buildCheck({ ...gone, finished, transcript_deleted_after_days: 90 }));
    expect(screen.getByRole("status").textContent).toContain("deleted after 90 days");
    expect(screen.getByRole("heading", { name: /^You found \d of \d steps alone/ })).toBeDefined();
    expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
  });

  test("asks for an answer before anything is sent", () => {
    const fetchStub = stubFetch(() => buildJsonResponse({}));
    renderCheck();
    write("   ");
    handIn();
    expect(screen.getByRole("alert").textContent).toContain("Please write an answer first.");
    expect(fetchStub).not.toHaveBeenCalled();
  });

  test("does not send what is too long", () => {
    const fetchStub = stubFetch(() => buildJsonResponse({}));
    renderCheck();
    write("x".repeat(4003));
    handIn();
    expect(screen.getByRole("alert").textContent).toBe("Too long by 3 characters.");
    expect(fetchStub).not.toHaveBeenCalled();
  });

  test("catches up when the question was answered elsewhere", async () => {
    const refusal = { error: "Answered.", code: "already_answered", request_id: "r" };
    const answers = [buildJsonResponse(refusal, 409), buildJsonResponse(ONE_GIVEN)];
    stubFetch(() => answers.shift() ?? Response.error());
    renderCheck();
    write("Something else.");
    handIn();
    await screen.findByRole("heading", { name: "Why?" });
    expect(screen.getByRole("alert").textContent).toContain("that one stays");
    expect(box().value).toBe("");
    expect(screen.getByText("It should.")).toBeDefined();
  });

  test("shows help for what was no answer, and keeps the question open", async () => {
    stubFetch(() => buildJsonResponse(buildCheck({ support: SUPPORT_TEXT })));
    renderCheck();
    write("I want to die");
    handIn();
    const note = await screen.findByRole("alert");
    expect(note.textContent).toContain("findahelpline.com");
    expect(note.textContent).toContain("not handed in as an answer");
    expect(box().value).toBe("I want to die");
    expect(screen.queryByText("Your answers so far")).toBeNull();
  });

  test("shows help beside a result that has an answer which was not judged", () => {
    const finished = buildFinished();
    const steps = finished.steps.map((step) => ({ ...step, standing: "not_judged" as const }));
    const answers = ["It should.", "It is all dark."];
    renderCheck(buildCheck({ answers, finished: { ...finished, steps }, support: SUPPORT_TEXT }));
    expect(screen.getAllByText("Not judged")).toHaveLength(2);
    expect(screen.getByRole("alert").textContent).not.toContain("not handed in");
  });

  test("says what a result counts as that a supervisor overturned", () => {
    const finished = { ...buildFinished(), passed: true };
    renderCheck(buildCheck({ answers: ["It should.", "No idea."], finished }));
    const heading = "You found 1 of 2 steps alone, counts as passed";
    expect(screen.getByRole("heading", { name: heading })).toBeDefined();
  });

  test("shows the result, the answers and what was missed when all is over", () => {
    renderCheck(buildCheck({ answers: ["It should.", "No idea."], finished: buildFinished() }));
    expect(screen.getByRole("heading", { name: "You found 1 of 2 steps alone" })).toBeDefined();
    expect(screen.getByText("People who live nearby want to sleep.")).toBeDefined();
    expect(screen.queryByLabelText("Your answer")).toBeNull();
  });
});
