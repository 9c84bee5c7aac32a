// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildDialogue } from "../../testing/build-dialogue.ts";
import type { OpenDialogue } from "../../lib/open-dialogue.ts";
import { buildChatReply, buildJsonResponse, stubCalls } from "../../testing/test-fetch.ts";
import { stubLayout } from "../../testing/test-layout.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { ChatScreen } from "./chat-screen.tsx";

const PASSAGE = "Keep the bus. People need it.";
const ASKED = "Which sentence do you mean?";
const waysOn = () => screen.queryByRole("group", { name: "Ways on" });

function renderChat(dialogue: Partial<OpenDialogue>, isNewcomer = true) {
  const calls = stubCalls({
    "/api/chat": () => buildJsonResponse({ ...buildChatReply("Look at the end."), is_stuck: true }),
  });
  const view = renderOnPage(
    <ChatScreen
      dialogue={buildDialogue({
        passage: PASSAGE,
        history: [{ sender: "system", message: ASKED }],
        ...dialogue,
      })}
      userId="u-1"
      isNewcomer={isNewcomer}
      ended={false}
      onEnded={() => {}}
      onGoOnLater={() => {}}
      epilogue={null}
      concepts={null}
      renderConceptDrawer={() => null}
    />,
  );
  return { ...calls, ...view };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("under the tutor's turn", () => {
  test("there is nothing while one gets on", () => {
    stubLayout(() => true);
    renderChat({});
    expect(waysOn()).toBeNull();
  });

  test("stand ways on for who is stuck, each sent as a message; the draft stays", async () => {
    stubLayout(() => true);
    const { sentTo } = renderChat({ isStuck: true });
    const box = screen.getByLabelText<HTMLTextAreaElement>("Your answer");
    fireEvent.change(box, { target: { value: "Perhaps" } });
    fireEvent.click(screen.getByRole("button", { name: "A hint" }));
    expect(waysOn()).toBeNull();
    expect(await screen.findByText("Look at the end.")).toBeDefined();
    expect(sentTo("/api/chat")).toMatchObject([{ message: "Give me a hint, please." }]);
    expect(box.value).toBe("Perhaps");
    const names = within(screen.getByRole("group", { name: "Ways on" })).getAllByRole("button");
    expect(names.map(({ textContent }) => textContent)).toEqual([
      "A hint",
      "An example",
      "I don't know",
    ]);
  });

  test("a button leads to the passage beside, where the tutor asks to mark", () => {
    stubLayout(() => true);
    renderChat({ asksToMark: true });
    fireEvent.click(screen.getByRole("button", { name: "Mark it in the passage" }));
    expect(document.activeElement?.textContent).toBe("Keep the bus.");
  });

  test("the same button opens the passage on a phone, with the question in sight", async () => {
    stubLayout(() => false);
    renderChat({ asksToMark: true });
    fireEvent.click(screen.getByRole("button", { name: "Mark it in the passage" }));
    const sheet = await screen.findByRole("dialog");
    expect(within(sheet).getByText(ASKED)).toBeDefined();
    expect(within(sheet).getByRole("button", { name: "Keep the bus." })).toBeDefined();
  });
});

describe("the pen", () => {
  const coach = () => screen.queryByRole("button", { name: "Got it" });

  test("is shown to a newcomer, until that is taken away", () => {
    stubLayout(() => true);
    const { unmount } = renderChat({});
    expect(screen.getByText(/^Your pen: /u)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Got it" }));
    expect(coach()).toBeNull();
    unmount();
    renderChat({});
    expect(coach()).toBeNull();
    const group = screen.getByRole("group", { name: "Sentences of the argument" });
    const hint = document.getElementById(group.getAttribute("aria-describedby") ?? "");
    expect(hint?.textContent).toMatch(/^Select a sentence to mark it\. Arrow keys lead/u);
  });

  test("is no news to who has finished a dialogue", () => {
    stubLayout(() => true);
    renderChat({}, false);
    expect(coach()).toBeNull();
    expect(screen.getByText(/^Select a sentence to mark it\./u)).toBeDefined();
  });

  test("needs no word once something is marked", () => {
    stubLayout(() => true);
    renderChat({});
    const sentence = screen.getByRole("button", { name: "Keep the bus." });
    sentence.focus();
    fireEvent.keyDown(sentence, { key: "c" });
    expect(coach()).toBeNull();
    expect(screen.getByRole("list", { name: "Marks to be sent" }).textContent).toContain("Keep");
  });
});
