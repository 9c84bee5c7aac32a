// @vitest-environment jsdom
import { MESSAGES } from "@elenchus/domain/messages";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { OPENED, PROGRESS, RESUMED } from "../testing/build-opened.ts";
import { buildSession } from "../testing/build-session.ts";
import { buildChatReply, buildJsonResponse, buildRefusal } from "../testing/test-fetch.ts";
import { stubLayout } from "../testing/test-layout.ts";
import { stackEntry } from "../lib/history-stack.ts";
import { NOTES } from "./notes.ts";
import { greetLearner, refuseStranger, renderApp } from "./build-app.tsx";

const ISSUE = OPENED.chosen_passage_subtopic;
const active_dialogue = {
  session_id: "s-1",
  module_id: 1 as const,
  chosen_passage_subtopic: ISSUE,
};
const greetInDialogue = () => buildJsonResponse(buildSession({ active_dialogue }));
const inDialogue = {
  "/api/session": greetInDialogue,
  "/api/resume_dialogue": () => buildJsonResponse(RESUMED),
  "/api/abandon_dialogue": () => buildJsonResponse(PROGRESS),
  "/api/account": () => buildRefusal(503, "down", "Not now."),
};
const outside = {
  "/api/session": greetLearner,
  "/api/get_passage_subtopics": () =>
    buildJsonResponse({ user_interest: "chess", passage_subtopics: [ISSUE] }),
  "/api/init_module_chat": () => buildJsonResponse(OPENED),
};

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const chat = () => screen.findByLabelText<HTMLTextAreaElement>("Your answer");
const modules = () => screen.findByRole("heading", { name: "Hello, Ada" });
const question = () => screen.findByRole("alertdialog");

/** Whether the browser would ask before it leaves the page. */
function warns(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

/** Resolves once the page is guarded against being left. */
const guard = () => waitFor(() => expect(warns()).toBe(true));
const noGuard = () => waitFor(() => expect(warns()).toBe(false));

async function chooseIssue() {
  await modules();
  press(/Module 1/u);
  fireEvent.click(await screen.findByRole("button", { name: ISSUE }));
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "");
  stubLayout();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the way into a dialogue", () => {
  test("needs an interest: says so and leads to the box", async () => {
    const greet = () => buildJsonResponse(buildSession({ interests: [] }));
    const { sentTo } = renderApp({ ...outside, "/api/session": greet });
    await modules();
    press(/Module 1/u);
    expect(screen.getByRole("alert").textContent).toBe(MESSAGES.interestNeeded);
    expect(document.activeElement).toBe(screen.getByLabelText("Add an interest"));
    expect(sentTo("/api/get_passage_subtopics")).toEqual([]);
  });

  test("goes by module, issue and info to the chat", async () => {
    const { sentTo } = renderApp(outside);
    await chooseIssue();
    fireEvent.click(await screen.findByRole("button", { name: "Begin Dialogue" }));
    await chat();
    expect(screen.getByRole("timer").textContent).toBe("00:00");
    expect(sentTo("/api/init_module_chat")).toEqual([
      {
        user_id: "u-1",
        session_id: expect.any(String),
        module_id: 1,
        chosen_passage_subtopic: ISSUE,
      },
    ]);
  });

  test("is one press for who has an interest: the first issue about it, and no second Begin", async () => {
    const { sentTo } = renderApp(outside);
    await modules();
    press("Talk about chess");
    await chat();
    expect(sentTo("/api/get_passage_subtopics")).toEqual([{ user_id: "u-1", interest: "chess" }]);
    expect(sentTo("/api/init_module_chat")).toEqual([
      expect.objectContaining({ module_id: 1, chosen_passage_subtopic: ISSUE }),
    ]);
    expect(await screen.findByRole("button", { name: /^An example in a minute/u })).toBeDefined();
  });

  test("leads to the list where no argument is written about the interest", async () => {
    const { sentTo } = renderApp({
      ...outside,
      "/api/get_passage_subtopics": () =>
        buildJsonResponse({ passage_subtopics: [ISSUE], note: "Sorry.", other_interests: ["go"] }),
    });
    await modules();
    press("Talk about chess");
    expect(await screen.findByRole("button", { name: "go" })).toBeDefined();
    expect(sentTo("/api/init_module_chat")).toEqual([]);
  });

  test("is one press on what others are discussing, in the module that comes next", async () => {
    const session = buildSession({
      latest_passage_subtopics: ["Should bells ring?"],
      completed_modules: [1],
      accessible_modules: [1, 2, 3],
    });
    const { sentTo } = renderApp({ ...outside, "/api/session": () => buildJsonResponse(session) });
    await modules();
    press(/Should bells ring\?/u);
    await chat();
    expect(sentTo("/api/init_module_chat")).toEqual([
      expect.objectContaining({ module_id: 2, chosen_passage_subtopic: "Should bells ring?" }),
    ]);
  });

  test("goes on at the info screen after a reload there: nothing has begun", async () => {
    history.replaceState(stackEntry("u-1", [{ name: "modules" }, { name: "info" }]), "");
    const opening = { ...RESUMED, history: RESUMED.history.slice(0, 1), elapsed_seconds: 75 };
    const { sentTo } = renderApp({
      ...inDialogue,
      "/api/resume_dialogue": () => buildJsonResponse(opening),
    });
    const begin = await screen.findByRole("button", { name: "Begin Dialogue" });
    expect(screen.queryByRole("timer")).toBeNull();
    expect(warns()).toBe(false);
    fireEvent.click(begin);
    await chat();
    expect(screen.getByRole("timer").textContent).toBe("00:00");
    expect(sentTo("/api/init_module_chat")).toEqual([]);
  });

  test("shows the issue that the argument is about, where that is not the chosen one", async () => {
    const other = "Should a library stop fining its readers?";
    renderApp({
      ...outside,
      "/api/init_module_chat": () =>
        buildJsonResponse({ ...OPENED, chosen_passage_subtopic: other }),
    });
    await chooseIssue();
    await screen.findByRole("button", { name: "Begin Dialogue" });
    expect(screen.getByText(other)).toBeDefined();
    expect(screen.queryByText(ISSUE)).toBeNull();
  });

  test("can be left while the tutor loads, which ends the request", async () => {
    const { fetchStub } = renderApp({
      ...outside,
      "/api/init_module_chat": () => new Promise(() => {}),
    });
    await chooseIssue();
    await screen.findByText("Loading tutor...");
    expect(warns()).toBe(false);
    press("← Back to Modules");
    await modules();
    const call = fetchStub.mock.calls.find(([path]) => path === "/api/init_module_chat");
    expect(call?.[1]?.signal?.aborted).toBe(true);
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});

describe("leaving a dialogue", () => {
  test.each([
    ["Sign Out", "Log in"],
    ["← Back to Modules", "Hello, Ada"],
    ["Account", "Your account"],
  ])("by %s asks first; Yes leads to %s", async (button, heading) => {
    const { sentTo } = renderApp(inDialogue);
    await chat();
    press(button);
    expect(within(await question()).getByText(MESSAGES.leaveDialogue)).toBeDefined();
    press("Cancel");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(sentTo("/api/abandon_dialogue")).toEqual([]);
    press(button);
    await question();
    press("Yes");
    await screen.findByRole("heading", { name: heading });
    expect(sentTo("/api/abandon_dialogue")).toEqual([{ session_id: "s-1", user_id: "u-1" }]);
  });

  test("can be called off by Escape, and the harmless answer has the focus", async () => {
    renderApp(inDialogue);
    await chat();
    press("Sign Out");
    const dialog = await question();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" })),
    );
    fireEvent.keyDown(dialog, { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(await chat()).toBeDefined();
  });

  test("by the browser's back button asks first, each time", async () => {
    renderApp(inDialogue);
    await chat();
    await guard();
    for (const time of [1, 2]) {
      history.back();
      expect(await question(), `time ${time}`).toBeDefined();
      press("Cancel");
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    }
  });

  test("makes the browser warn, but neither before nor after the dialogue", async () => {
    renderApp({ ...outside, ...inDialogue, "/api/session": greetLearner });
    await chooseIssue();
    const begin = await screen.findByRole("button", { name: "Begin Dialogue" });
    expect(warns()).toBe(false);
    fireEvent.click(begin);
    await chat();
    await guard();
    press("← Back to Modules");
    await question();
    press("Yes");
    await modules();
    await noGuard();
    press("Sign Out");
    expect(await screen.findByRole("heading", { name: "Log in" })).toBeDefined();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  test("whose day's share is spent asks nothing and ends nothing: it is gone on with another day", async () => {
    const spent = { error: "Spent.", code: "daily_budget_spent", retry_after: 18_000 };
    const pending_message = { message_id: "m-1", message: "Hello.", refusal: spent };
    const { sentTo } = renderApp({
      ...inDialogue,
      "/api/resume_dialogue": () => buildJsonResponse({ ...RESUMED, pending_message }),
    });
    await chat();
    press("Sign out and continue later");
    expect(await screen.findByRole("heading", { name: "Log in" })).toBeDefined();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(sentTo("/api/sign_out")).toHaveLength(1);
    expect(sentTo("/api/abandon_dialogue")).toEqual([]);
    expect(sentTo("/api/chat")).toEqual([]);
    await noGuard();
  });

  test("that fails says why and can be tried again", async () => {
    const answers = [() => buildRefusal(503, "down", "Not now.")];
    renderApp({
      ...inDialogue,
      "/api/abandon_dialogue": () => answers.shift()?.() ?? buildJsonResponse(PROGRESS),
    });
    await chat();
    press("← Back to Modules");
    await question();
    press("Yes");
    expect((await screen.findByRole("alert")).textContent).toContain("Not now.");
    press("Yes");
    expect(await modules()).toBeDefined();
  });
});

test("a session that ends in a dialogue is followed by log-in, the draft, and the message once more", async () => {
  const answers = [refuseStranger];
  const { sentTo } = renderApp({
    ...inDialogue,
    "/api/chat": () => answers.shift()?.() ?? buildJsonResponse(buildChatReply("Well said.")),
    "/api/init_chat": greetInDialogue,
  });
  const box = await chat();
  fireEvent.change(box, { target: { value: "Hello." } });
  fireEvent.keyDown(box, { key: "Enter" });
  fireEvent.change(box, { target: { value: "half a thought" } });
  await screen.findByText(NOTES.sessionLost);
  await noGuard();
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ada@example.org" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "secret" } });
  press("Log In");
  expect((await chat()).value).toBe("half a thought");
  await within(screen.getByRole("log")).findByText("Well said.");
  const [first, second] = sentTo("/api/chat");
  expect(second).toEqual(first);
  expect(screen.getByRole("timer").textContent).toMatch(/^01:0\d$/u);
});
