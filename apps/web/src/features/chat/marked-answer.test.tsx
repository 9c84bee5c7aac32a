// @vitest-environment jsdom
import type { ChatMessage } from "@elenchus/contract/fields";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildDialogue } from "../../testing/build-dialogue.ts";
import type { OpenDialogue } from "../../lib/open-dialogue.ts";
import {
  buildChatReply,
  buildJsonResponse,
  buildRefusal,
  stubCalls,
} from "../../testing/test-fetch.ts";
import { stubLayout } from "../../testing/test-layout.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { ChatScreen } from "./chat-screen.tsx";

const PASSAGE = "Keep the bus. People need it. It is blue.";
const first: ChatMessage = { sender: "system", message: "First." };
const box = () => screen.getByLabelText<HTMLTextAreaElement>("Your answer");
const log = () => screen.getByRole("log");
const chips = () => screen.queryByRole("list", { name: "Marks to be sent" });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

function renderChat(
  dialogue: Partial<OpenDialogue>,
  ...answers: (() => Response | Promise<Response>)[]
) {
  const calls = stubCalls({ "/api/chat": () => answers.shift()?.() ?? Response.error() });
  const view = renderOnPage(
    <ChatScreen
      dialogue={buildDialogue({ passage: PASSAGE, ...dialogue })}
      userId="u-1"
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

async function mark(sentence: RegExp, role: string) {
  fireEvent.click(screen.getByRole("button", { name: sentence }));
  fireEvent.click(await screen.findByRole("menuitemradio", { name: role }));
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stubLayout(() => true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("marks", () => {
  test("go with Send, without a text, and come back with what the tutor found", async () => {
    const marks = [
      { sentence: 0, role: "conclusion", standing: "right" },
      { sentence: 1, role: "neither", standing: "wrong" },
    ] as const;
    const history = [
      first,
      { sender: "user", message: "", marks: [...marks] },
      { sender: "system", message: "Well marked." },
    ];
    const { sentTo } = renderChat({ history: [first] }, () =>
      buildJsonResponse({ ...buildChatReply("Well marked."), history }),
    );
    await mark(/^Keep/u, "Conclusion");
    await mark(/^People/u, "Neither");
    press("Send");
    expect(chips()).toBeNull();
    await within(log()).findByText("Well marked.");
    expect(sentTo("/api/chat")).toMatchObject([
      { message: "", marks: marks.map(({ sentence, role }) => ({ sentence, role })) },
    ]);
    const bubble = within(log()).getByRole("list", { name: "Marked sentences" });
    expect(
      within(bubble)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "conclusion, which is right Keep the bus.",
      "neither, which is not right People need it.",
    ]);
    expect(screen.getByRole("button", { name: /^Keep/u }).textContent).toContain("which is right");
  });

  test("are taken away one by one, and survive a reload and a refusal", async () => {
    const { unmount } = renderChat({});
    await mark(/^Keep/u, "Conclusion");
    await mark(/^It is/u, "Reason");
    press("Take away: Conclusion, “Keep the bus.”");
    expect(document.activeElement).toBe(
      screen.getByRole("button", { name: /^Take away: Reason/u }),
    );
    unmount();
    const again = renderChat({}, () => buildRefusal(422, "invalid", "No."));
    expect(chips()?.textContent).toContain("It is blue.");
    fireEvent.change(box(), { target: { value: "This one." } });
    press("Send");
    await screen.findByRole("alert");
    expect(again.sentTo("/api/chat")).toMatchObject([
      { message: "This one.", marks: [{ sentence: 2, role: "reason" }] },
    ]);
    expect(box().value).toBe("This one.");
    press(/^Take away: Reason/u);
    expect(document.activeElement).toBe(box());
    expect(chips()).toBeNull();
  });

  test("can be of where it goes wrong from the third step on", async () => {
    for (const [stepNumber, count] of [
      [2, 3],
      [3, 4],
    ] as const) {
      renderChat({ stepNumber });
      fireEvent.click(screen.getByRole("button", { name: /^Keep/u }));
      await screen.findByRole("menu");
      expect(screen.getAllByRole("menuitemradio")).toHaveLength(count);
      cleanup();
    }
  });
});

describe("choices", () => {
  test("are buttons; one is sent, what is typed stays, and they go", async () => {
    const { sentTo } = renderChat({ choices: ["The bus is blue.", "People need it."] }, () =>
      buildJsonResponse(buildChatReply("Well chosen.")),
    );
    fireEvent.change(box(), { target: { value: "half a thought" } });
    press("B People need it.");
    expect(screen.queryByRole("list", { name: "Choose one" })).toBeNull();
    await within(log()).findByText("Well chosen.");
    expect(sentTo("/api/chat")).toMatchObject([{ message: "People need it." }]);
    expect(box().value).toBe("half a thought");
    expect(screen.queryByRole("list", { name: "Choose one" })).toBeNull();
  });

  test("that the message lists are hidden in it for who sees them below", () => {
    const choices = ["The bus is blue.", "People need it.", "It is late."];
    const listed = "Which one?\n\nA) The bus is blue.\n\nB) People need it.\n\nC) It is late.";
    for (const [message, offers] of [
      [listed, "3"],
      ["Which one?", undefined],
    ] as const) {
      renderChat({ choices, history: [{ sender: "system", message }] });
      const bubble = within(log()).getByText("Which one?").closest<HTMLElement>(".message");
      expect(bubble?.dataset["offers"]).toBe(offers);
      cleanup();
    }
  });

  test("are there again when nothing came of it", async () => {
    renderChat({ choices: ["The bus is blue."] }, () => Response.error());
    press("A The bus is blue.");
    await screen.findByRole("alert");
    press("Edit message");
    expect(screen.getByRole("button", { name: "A The bus is blue." })).toBeDefined();
  });
});
