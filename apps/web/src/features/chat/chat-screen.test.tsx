// @vitest-environment jsdom
import type { ChatMessage } from "@elenchus/contract/fields";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { yieldToPaint } from "../../lib/yield-to-paint.ts";
import { buildDialogue } from "../../testing/build-dialogue.ts";
import type { OpenDialogue } from "../../lib/open-dialogue.ts";
import {
  buildChatReply,
  buildEventResponse,
  buildJsonResponse,
  buildRefusal,
  stubCalls,
} from "../../testing/test-fetch.ts";
import { stubLayout } from "../../testing/test-layout.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { ChatScreen } from "./chat-screen.tsx";

type Answer = () => Response | Promise<Response>;

/** So many messages, the tutor's first. */
const talk = (count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, index) => ({
    sender: index % 2 === 0 ? "system" : "user",
    message: `Message ${index + 1}.`,
  }));
const reply = (text: string, more = {}) => buildJsonResponse({ ...buildChatReply(text), ...more });
const never: Answer = () => new Promise(() => {});

function renderChat(dialogue: Partial<OpenDialogue>, ...answers: Answer[]) {
  const calls = stubCalls({ "/api/chat": () => answers.shift()?.() ?? Response.error() });
  const onEnded = vi.fn<() => void>();
  const view = renderOnPage(
    <ChatScreen
      dialogue={buildDialogue(dialogue)}
      userId="u-1"
      ended={dialogue.ended ?? false}
      onEnded={onEnded}
      onGoOnLater={() => {}}
      epilogue={null}
      concepts="The concepts beside."
      renderConceptDrawer={(close) => (
        <button type="button" onClick={close}>
          Close the drawer
        </button>
      )}
    />,
  );
  return { ...calls, ...view, onEnded };
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>("Your answer");
function press(name: string) {
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
}
const log = () => screen.getByRole("log");
function send(text: string) {
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.keyDown(box(), { key: "Enter" });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stubLayout();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the chat", () => {
  test("counts the time on from where it stood, in a silent timer", () => {
    vi.useFakeTimers();
    renderChat({ elapsedSeconds: 65 });
    const timer = screen.getByRole("timer", { name: "Session time" });
    expect(timer.textContent).toBe("01:05");
    act(() => void vi.advanceTimersByTime(3600_000));
    expect(timer.textContent).toBe("61:05");
    expect(timer.getAttribute("aria-live")).toBe("off");
  });

  test.each([
    [1, false, "0", "0 replies"],
    [3, false, "12", "1 reply"],
    [9, false, "48", "4 replies"],
    [19, false, "97", "9 replies"],
    [9, true, "100", "4 replies"],
  ])("shows how far it is: %i messages, ended %s: %s per cent", (count, ended, percent, told) => {
    renderChat({ history: talk(count), ended });
    const bar = screen.getByRole("progressbar", { name: "Dialogue progress" });
    expect(bar.getAttribute("aria-valuenow")).toBe(percent);
    expect(bar.getAttribute("aria-valuetext")).toBe(told);
  });

  test("names the step where the dialogue stands, after each turn", async () => {
    const step = { module_title: "M", steps: ["Conclusion", "Reasons"], step_title: "Conclusion" };
    renderChat({ step }, () =>
      reply("Well said.", {
        submodule_number: 2,
        module_submodule_context_dict: { ...step, step_title: "Reasons" },
      }),
    );
    const shown = () => screen.getByText(/^Step \d of 2$/u).nextElementSibling?.textContent;
    expect(shown()).toBe("Conclusion");
    send("Hello.");
    await within(log()).findByText("Well said.");
    expect(screen.getByText("Step 2 of 2")).toBeDefined();
    expect(shown()).toBe("Reasons");
  });

  test("has a box of five rows and says that one talks to an AI", () => {
    renderChat({});
    expect(box().rows).toBe(5);
    expect(screen.getByText(/^You are talking to an AI/u)).toBeDefined();
  });

  test("shows the first message again from five messages on, in a window that Escape closes", async () => {
    renderChat({ history: talk(4) });
    expect(screen.queryByRole("button", { name: "Show First Message" })).toBeNull();
    cleanup();
    renderChat({ history: talk(5), firstMessage: "What is the **conclusion**?" });
    press("Show First Message");
    const window = await screen.findByRole("dialog", { name: "First message" });
    expect(within(window).getByText("conclusion").tagName).toBe("STRONG");
    fireEvent.keyDown(window, { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("what there is no room for", () => {
  test("on a phone, the argument and the concepts open by buttons", async () => {
    renderChat({ passage: "The passage.", issue: "Should the hall close?" });
    expect(screen.queryByText("The concepts beside.")).toBeNull();
    fireEvent.change(box(), { target: { value: "half a thought" } });
    for (const opener of ["Argument", "Read the passage"]) {
      press(opener);
      const sheet = await screen.findByRole("dialog", { name: "Should the hall close?" });
      expect(within(sheet).getByText("The passage.")).toBeDefined();
      fireEvent.keyDown(sheet, { key: "Escape" });
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      expect(document.activeElement?.textContent?.trim()).toBe(opener);
    }
    expect(box().value).toBe("half a thought");
    press("Concepts");
    press("Close the drawer");
    expect(screen.queryByRole("button", { name: "Close the drawer" })).toBeNull();
  });

  test("on a wide screen stands beside the talk", () => {
    stubLayout(() => true);
    renderChat({});
    expect(screen.getByRole("complementary").textContent).toContain("The concepts beside.");
    for (const name of ["Argument", "Read the passage", "Concepts"]) {
      expect(screen.queryByRole("button", { name }), name).toBeNull();
    }
  });

  test("leads to the argument beside the first message only", () => {
    renderChat({ history: talk(3) });
    expect(screen.getByRole("button", { name: "Argument" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Read the passage" })).toBeNull();
  });
});

describe("a turn", () => {
  test("goes by Enter, trimmed; nothing goes where nothing is written", async () => {
    const { sentTo } = renderChat({}, () => reply("Well said."));
    send("   ");
    expect(sentTo("/api/chat")).toEqual([]);
    send("  Hello.  ");
    await within(log()).findByText("Well said.");
    expect(sentTo("/api/chat")).toMatchObject([{ session_id: "s-1", message: "Hello." }]);
    expect(box().value).toBe("");
  });

  test("can be stopped: the request ends, the message stays and goes again under its id", async () => {
    const { sentTo, fetchStub } = renderChat({}, never, () => reply("Well said."));
    send("Hello.");
    expect(screen.getByRole("status").textContent).toBe("The tutor is writing.");
    expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
    await waitFor(() => expect(fetchStub).toHaveBeenCalledOnce());
    press("Stop");
    expect(fetchStub.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(screen.getByRole("status").textContent).toBe(
      "You stopped the reply. Your message is kept.",
    );
    expect(within(log()).getByText("Hello.")).toBeDefined();
    expect(document.activeElement).toBe(box());
    press("Retry");
    expect(document.activeElement).toBe(box());
    await within(log()).findByText("Well said.");
    const [first, second] = sentTo("/api/chat") as { message_id: string }[];
    expect(first?.message_id).toMatch(/^[\da-f-]{36}$/u);
    expect(second).toEqual(first);
  });

  test("that was stopped can be changed: the message is in the box, and goes under the same id", async () => {
    const answered = reply("Well said.", {
      history: [
        { sender: "system", message: "First." },
        { sender: "user", message: "Hello, tutor." },
        { sender: "system", message: "Well said." },
      ],
    });
    const { sentTo, fetchStub } = renderChat({}, never, () => answered);
    send("Hello.");
    await waitFor(() => expect(fetchStub).toHaveBeenCalledOnce());
    press("Stop");
    press("Edit message");
    expect(box().value).toBe("Hello.");
    expect(document.activeElement).toBe(box());
    expect(within(log()).queryByText("Hello.")).toBeNull();
    expect(screen.getByRole("status").textContent).toContain("back in the box");
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
    send("Hello, tutor.");
    await within(log()).findByText("Well said.");
    expect(within(log()).getByText("Hello, tutor.")).toBeDefined();
    expect(screen.getByRole("status").textContent).toBe("");
    const [first, second] = sentTo("/api/chat") as Record<string, unknown>[];
    expect(first).not.toHaveProperty("revises");
    expect(second).toEqual({ ...first, message: "Hello, tutor.", revises: true });
  });

  test("that is stopped before its request was opened opens none", async () => {
    const { fetchStub } = renderChat({}, () => reply("Well said."));
    send("Hello.");
    press("Stop");
    await yieldToPaint();
    expect(fetchStub).not.toHaveBeenCalled();
    press("Retry");
    await within(log()).findByText("Well said.");
    expect(fetchStub).toHaveBeenCalledOnce();
  });

  test("that fails says what happened, keeps the text and goes again", async () => {
    const refuse = () => buildRefusal(503, "tutor_failed", "The tutor cannot answer now.");
    renderChat({}, refuse, () => reply("Well said."));
    send("Hello.");
    expect((await screen.findByRole("alert")).textContent).toContain("cannot answer now");
    expect(within(log()).getByText("Hello.")).toBeDefined();
    fireEvent.change(box(), { target: { value: "next" } });
    press("Retry");
    await within(log()).findByText("Well said.");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(box().value).toBe("next");
  });

  test.each([
    ["whose reply breaks off", () => buildEventResponse('event: delta\ndata: {"text":"Wel"}\n\n')],
    ["that a proxy finds no server for", () => new Response("<h1>Bad Gateway", { status: 502 })],
  ])("%s goes again by itself, once, under its id", async (_what, cut) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
    const { sentTo } = renderChat({}, cut, () => reply("Well said."), cut, cut);
    send("Hello.");
    await within(log()).findByText("Well said.");
    expect(screen.queryByText("Wel")).toBeNull();
    const [first, second] = sentTo("/api/chat") as { message_id: string }[];
    expect(first?.message_id).toMatch(/^[\da-f-]{36}$/u);
    expect(second).toEqual(first);
    send("And now?");
    expect(await screen.findByRole("button", { name: "Retry" })).toBeDefined();
    expect(sentTo("/api/chat")).toHaveLength(4);
  });

  test("that the tutor can take only later counts down to it", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const rest = () =>
      buildJsonResponse(
        { error: "Again in 30 seconds.", code: "tutor_failed", request_id: "r", retry_after: 30 },
        502,
      );
    renderChat({}, rest, () => reply("Well said."));
    send("Hello.");
    const alert = await screen.findByRole("alert");
    const retry = screen.getByRole<HTMLButtonElement>("button", {
      name: /^Retry in (?:30|2\d) s/u,
    });
    expect(retry.disabled).toBe(true);
    // What ticks within an alert is read out each second.
    expect(alert.contains(retry)).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    vi.useRealTimers();
    press("Retry");
    await within(log()).findByText("Well said.");
  });

  test("that the tutor can take in hours only may be tried at any time, as a clock may have slept", async () => {
    const rest = () =>
      buildJsonResponse(
        { error: "In 5 hours.", code: "daily_budget_spent", request_id: "r", retry_after: 18_000 },
        429,
      );
    renderChat({}, rest, () => reply("Well said."));
    send("Hello.");
    expect((await screen.findByRole("alert")).textContent).toContain("In 5 hours.");
    press("Retry");
    await within(log()).findByText("Well said.");
  });

  test("that is refused for good gives the text back to be changed", async () => {
    renderChat({}, () => buildRefusal(400, "bad_request", "Not like this."));
    send("Hello.");
    expect((await screen.findByRole("alert")).textContent).toContain("Not like this.");
    expect(box().value).toBe("Hello.");
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  });

  test("with the tutor's last word ends the dialogue", async () => {
    const { onEnded } = renderChat({}, () => reply("Goodbye.", { exit_message: "Done." }));
    send("Hello.");
    await waitFor(() => expect(onEnded).toHaveBeenCalledOnce());
  });
});

test("a dialogue that has ended in another window says so, and is over here too", async () => {
  const { onEnded } = renderChat({}, () =>
    buildRefusal(409, "dialogue_ended", "This dialogue has ended."),
  );
  send("Hello.");
  expect((await screen.findByRole("alert")).textContent).toContain("perhaps in another window");
  expect(onEnded).toHaveBeenCalledOnce();
  expect(box().value).toBe("Hello.");
});

describe("a reload", () => {
  test("finds the draft, and sends again what has no reply yet", async () => {
    const first = renderChat({}, never);
    send("Hello.");
    await waitFor(() => expect(first.fetchStub).toHaveBeenCalledOnce());
    fireEvent.change(box(), { target: { value: "half a thought" } });
    first.unmount();
    const again = renderChat({}, () => reply("Well said."));
    expect(box().value).toBe("half a thought");
    await within(log()).findByText("Well said.");
    expect(again.sentTo("/api/chat")).toEqual(first.sentTo("/api/chat"));
    expect(box().value).toBe("half a thought");
  });
});
