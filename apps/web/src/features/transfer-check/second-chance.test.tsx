// @vitest-environment jsdom
import type { TransferCheckReply } from "@elenchus/contract/transfer-check";
import { SUPPORT_TEXT } from "@elenchus/domain/support";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildCheck, buildFinished } from "../../testing/build-check.ts";
import { buildJsonResponse, stubCalls } from "../../testing/test-fetch.ts";
import { stubLayout } from "../../testing/test-layout.ts";
import { OpenCheck } from "./open-check.tsx";

const answers = ["It should.", "People."];
const asked = (...given: (string | null)[]): TransferCheckReply =>
  buildCheck({ answers, again: given.map((answer, index) => ({ step: index + 1, answer })) });
const ended = buildCheck({
  answers,
  again: [
    { step: 1, answer: "It should." },
    { step: 2, answer: "People. They sleep." },
  ],
  finished: buildFinished(),
});

const renderCheck = (loaded: TransferCheckReply) =>
  render(<OpenCheck loaded={loaded} userId="u-1" onChange={() => {}} onClose={() => {}} />);
const ANSWER = "/api/answer_transfer_check";
const stubReply = (check: TransferCheckReply) =>
  stubCalls({ [ANSWER]: () => buildJsonResponse(check) });
const box = () => screen.getByLabelText<HTMLTextAreaElement>("Your answer");
const write = (text: string) => fireEvent.change(box(), { target: { value: text } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  localStorage.clear();
  stubLayout();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a question that is asked once more", () => {
  test("says why, shows the first answer, and begins with it", () => {
    renderCheck(asked(null, null));
    const question = screen.getByRole("heading", { name: "What is it?" });
    const why = screen.getByText(/^Something is missing in two of your answers/);
    expect(question.getAttribute("aria-describedby")).toBe(why.id);
    expect(screen.getByText("Once more: 1 of 2")).toBeDefined();
    expect(screen.getByText("Your first answer").nextElementSibling?.textContent).toBe(answers[0]);
    expect(box().value).toBe(answers[0]);
  });

  test("comes after the last first answer, with the focus", async () => {
    stubReply(asked(null));
    renderCheck(buildCheck({ answers: ["It should.", null] }));
    write("People.");
    press("Hand in and go on");
    const question = await screen.findByRole("heading", { name: "What is it?" });
    await waitFor(() => expect(document.activeElement).toBe(question));
    expect(screen.getByText(/^Something is missing in one of your answers/)).toBeDefined();
    expect(box().value).toBe("It should.");
  });

  test("comes with the focus also where it is the one that was answered just now", async () => {
    stubReply(buildCheck({ answers, again: [{ step: 2, answer: null }] }));
    renderCheck(buildCheck({ answers: ["It should.", null] }));
    write("People.");
    press("Hand in and go on");
    await screen.findByText("Once more: 1 of 1");
    const question = screen.getByRole("heading", { name: "Why?" });
    await waitFor(() => expect(document.activeElement).toBe(question));
  });

  test("takes another answer, which is kept over a reload until it is handed in", async () => {
    const { unmount } = renderCheck(asked("It should.", null));
    write("People. They sleep.");
    unmount();
    const { sentTo } = stubReply(ended);
    renderCheck(asked("It should.", null));
    expect(box().value).toBe("People. They sleep.");
    press("Hand in and see the result");
    await screen.findByRole("heading", { name: "You found 1 of 2 steps alone" });
    const body = { user_id: "u-1", check_id: "c-1", step: 2, answer: "People. They sleep." };
    expect(sentTo(ANSWER)).toEqual([{ ...body, second: true }]);
    expect(localStorage).toHaveLength(0);
    const labels = screen.getAllByText(/^Your (first |second )?answer$/);
    expect(labels.map((each) => [each.textContent, each.nextElementSibling?.textContent])).toEqual([
      ["Your answer", "It should."],
      ["Your first answer", "People."],
      ["Your second answer", "People. They sleep."],
    ]);
  });

  test("can be left with the first answer, whatever stands in the box", async () => {
    const { sentTo } = stubReply(asked("It should.", null));
    renderCheck(asked(null, null));
    write("It should n");
    press("Keep my first answer");
    await screen.findByText("Once more: 2 of 2");
    expect(sentTo(ANSWER)).toMatchObject([{ step: 1, answer: "It should.", second: true }]);
    expect(box().value).toBe("People.");
  });

  test("does not say of words of help that stand already where the text is", () => {
    renderCheck({ ...asked(null, null), support: SUPPORT_TEXT });
    const note = screen.getByRole("alert").textContent;
    expect(note).toContain("What you wrote was not taken for an answer.");
    expect(note).not.toContain("in the box");
  });
});
