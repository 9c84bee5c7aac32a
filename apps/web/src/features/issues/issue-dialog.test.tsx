// @vitest-environment jsdom
import { MESSAGES } from "@elenchus/domain/messages";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { stubLayout } from "../../testing/test-layout.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { IssueDialog } from "./issue-dialog.tsx";

const PATH = "/api/get_passage_subtopics";
const LOADING = "Generating issues for you to choose from...";
const offer = () =>
  buildJsonResponse({
    user_interest: "chess",
    passage_subtopics: ["Should chess be taught?", "Should draws count?"],
  });

function renderDialog(
  answer: () => Response | Promise<Response>,
  interests: readonly string[] = ["chess"],
  added: () => Response = () => Response.error(),
) {
  const { fetchStub, sentTo } = stubCalls({ [PATH]: answer, "/api/add_interest": added });
  const props = {
    onChoose: vi.fn<(issue: string) => void>(),
    onInterests: vi.fn<(interests: string[]) => void>(),
    onCancel: vi.fn<() => void>(),
  };
  const { unmount } = renderOnPage(<IssueDialog userId="u-1" interests={interests} {...props} />);
  return { ...props, fetchStub, sent: () => sentTo(PATH), unmount };
}

beforeEach(() => stubLayout());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("choosing an issue", () => {
  test("hides its close button while issues are being generated", async () => {
    let answer: (response: Response) => void = () => undefined;
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    renderDialog(() => answered);
    expect(screen.getByText(LOADING)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
    answer(offer());
    expect(await screen.findByRole("button", { name: "Close" })).toBeDefined();
    expect(screen.queryByText(LOADING)).toBeNull();
  });

  test("lists the issues of the interest, each of which can be chosen", async () => {
    const { onChoose } = renderDialog(offer);
    const issue = await screen.findByRole("button", { name: "Should draws count?" });
    expect(screen.getByText("chess")).toBeDefined();
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
    expect(screen.getByRole("status").textContent).toBe("2 issues.");
    fireEvent.click(issue);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("Should draws count?");
  });

  test("shows what the tutor says of the interest, and has it read out with the list", async () => {
    const note = 'I have no arguments about "chess" yet. These are about board games.';
    renderDialog(() =>
      buildJsonResponse({
        user_interest: "chess",
        passage_subtopics: ["Should draws count?"],
        note,
      }),
    );
    await screen.findByRole("button", { name: "Should draws count?" });
    expect(screen.getAllByText(note)).toHaveLength(1);
    expect(screen.queryByText(/^About/u), "they are not").toBeNull();
    expect(screen.getByRole("status").textContent).toBe(`${note} 1 issues.`);
  });

  test("offers other interests in place of issues, and goes on with the one that is chosen", async () => {
    const other = {
      user_interest: "asdfqwer",
      passage_subtopics: ["Should draws count?"],
      note: 'I do not know "asdfqwer". Which of these comes nearest?',
      other_interests: ["music", "chess"],
    };
    const answers = [() => buildJsonResponse(other), offer];
    const added = () => buildJsonResponse({ interests: ["asdfqwer", "Chess"] });
    const { sent, onInterests } = renderDialog(
      () => answers.shift()?.() ?? Response.error(),
      ["asdfqwer"],
      added,
    );
    fireEvent.click(await screen.findByRole("button", { name: "chess" }));
    await screen.findByRole("button", { name: "Should chess be taught?" });
    expect(screen.queryByRole("list", { name: "Other interests" })).toBeNull();
    expect(screen.queryByText(other.note)).toBeNull();
    expect(onInterests).toHaveBeenCalledExactlyOnceWith(["asdfqwer", "Chess"]);
    expect(sent().at(-1)).toMatchObject({ interest: "Chess" });
  });

  test.each([[["suicide"]], [["chess", "suicide"]]])(
    "has the kind word first and nothing above it, with %j",
    async (interests) => {
      const note = "I am sorry if this is close to you.";
      const grave = {
        user_interest: "suicide",
        passage_subtopics: ["Should draws count?"],
        note,
        other_interests: ["music"],
      };
      renderDialog(() => buildJsonResponse(grave), interests);
      const said = await screen.findByText(note);
      expect(screen.queryByText(/^About/u)).toBeNull();
      const choice = screen.queryByLabelText("Your interest");
      expect(choice === null).toBe(interests.length === 1);
      const isAbove = choice?.compareDocumentPosition(said) === Node.DOCUMENT_POSITION_FOLLOWING;
      expect(isAbove).toBe(false);
    },
  );

  test("says that none could be generated, and tries again", async () => {
    const answers = [() => buildRefusal(502, "subtopics_failed", MESSAGES.subtopicsFailed), offer];
    renderDialog(() => answers.shift()?.() ?? Response.error());
    const problem = await screen.findByRole("alert");
    expect(problem.textContent).toContain("Could not generate subtopics.");
    expect(screen.getByRole("button", { name: "Close" })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("button", { name: "Should draws count?" });
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("can be left by Escape, and the request ends with it", async () => {
    const { onCancel, fetchStub, unmount } = renderDialog(() => new Promise(() => {}));
    await waitFor(() => expect(fetchStub).toHaveBeenCalledOnce());
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
    expect(onCancel).toHaveBeenCalledOnce();
    const signal = fetchStub.mock.calls[0]?.[1]?.signal;
    expect(signal?.aborted).toBe(false);
    unmount();
    await waitFor(() => expect(signal?.aborted).toBe(true));
  });

  test("offers other issues, and keeps the focus where it was", async () => {
    let release = (_answer: Response): void => {};
    const held = new Promise<Response>((resolve) => {
      release = resolve;
    });
    const answers = [offer, () => held];
    const { sent } = renderDialog(() => answers.shift()?.() ?? Response.error());
    const others = await screen.findByRole("button", { name: "Other issues" });
    others.focus();
    fireEvent.click(others);
    await screen.findByText(LOADING);
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
    release(offer());
    await screen.findByRole("button", { name: "Should draws count?" });
    expect(document.activeElement).toBe(others);
    expect(sent()).toEqual([{ user_id: "u-1" }, { user_id: "u-1" }]);
  });

  test("lets one of several interests be chosen, the newest first", async () => {
    const { sent } = renderDialog(offer, ["bees", "chess"]);
    const choice = await screen.findByLabelText<HTMLSelectElement>("Your interest");
    expect([...choice.options].map(({ value }) => value)).toEqual(["chess", "bees"]);
    expect(choice.value).toBe("chess");
    fireEvent.change(choice, { target: { value: "bees" } });
    await waitFor(() => expect(sent()).toContainEqual({ user_id: "u-1", interest: "bees" }));
    expect(screen.getByLabelText<HTMLSelectElement>("Your interest").value).toBe("bees");
  });

  test("has no choice where there is one interest", async () => {
    renderDialog(offer);
    await screen.findByText("chess");
    expect(screen.queryByLabelText("Your interest")).toBeNull();
  });
});
