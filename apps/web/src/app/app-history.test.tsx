// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildAccount } from "../testing/build-account.ts";
import { OPENED, PROGRESS } from "../testing/build-opened.ts";
import { buildSession } from "../testing/build-session.ts";
import { buildJsonResponse, buildRefusal } from "../testing/test-fetch.ts";
import { stubLayout } from "../testing/test-layout.ts";
import { greetLearner, renderApp } from "./build-app.tsx";

const ISSUE = OPENED.chosen_passage_subtopic;
const answers = {
  "/api/session": greetLearner,
  "/api/account": () => buildJsonResponse(buildAccount()),
  "/api/progress": () => buildRefusal(503, "down", "Not now."),
  "/api/abandon_dialogue": () => buildJsonResponse(PROGRESS),
  "/api/get_passage_subtopics": () =>
    buildJsonResponse({ user_interest: "chess", passage_subtopics: [ISSUE] }),
  "/api/init_module_chat": () => buildJsonResponse(OPENED),
};

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name }));
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const modules = () => heading("Hello, Ada");
/** How many screens the entry stands on, as the browser's history has it. */
const depth = () => (history.state as { elenchus: { trail: unknown[] } }).elenchus.trail.length;
const atModules = () => waitFor(() => expect(depth()).toBe(1));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "");
  stubLayout();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["Account", "Your account"],
  ["See your progress", "Your progress"],
])(
  "the browser's Back leads from %s to the modules, and Forward there again",
  async (by, title) => {
    renderApp(answers);
    await modules();
    await press(by);
    await heading(title);
    expect(depth()).toBe(2);
    history.back();
    await modules();
    history.forward();
    await heading(title);
    await press("← Back to Modules");
    await modules();
    // The screen's own way back leaves nothing behind that Back would have to go through.
    await atModules();
  },
);

test("a reload comes back to the screen that was there", async () => {
  renderApp(answers);
  await modules();
  await press("Account");
  await heading("Your account");
  cleanup();
  renderApp(answers);
  expect(await heading("Your account")).toBeDefined();
  history.back();
  expect(await modules()).toBeDefined();
});

test("Back closes the choice of an issue", async () => {
  renderApp(answers);
  await modules();
  await press(/Module 1/u);
  await screen.findByRole("dialog", { name: "Choose an issue" });
  history.back();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(depth()).toBe(1);
  const moved = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.forward();
  await moved;
  // That choice is over: it is not made anew behind the learner's back.
  await atModules();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("Back leads from the module's info to the modules, and ends the dialogue that was not begun", async () => {
  const { sentTo } = renderApp(answers);
  await modules();
  await press(/Module 1/u);
  await press(ISSUE);
  await screen.findByRole("button", { name: "Begin Dialogue" });
  expect(depth()).toBe(2);
  history.back();
  await modules();
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(sentTo("/api/abandon_dialogue")).toHaveLength(1));
});

test("Back in a dialogue stays there and asks, and Yes leads to the modules' own entry", async () => {
  renderApp(answers);
  await modules();
  await press(/Module 1/u);
  await press(ISSUE);
  await press("Begin Dialogue");
  await screen.findByLabelText("Your answer");
  for (const answer of ["Cancel", "Yes"]) {
    history.back();
    await screen.findByRole("alertdialog");
    await waitFor(() => expect(depth()).toBe(2));
    expect(screen.getByLabelText("Your answer")).toBeDefined();
    await press(answer);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  }
  await modules();
  await atModules();
});

test("a supervisor's Back leads from one side to the other", async () => {
  const session = buildSession({ user_type: "supervisor" });
  const page = { students: [], next_cursor: null, previous_cursor: null };
  renderApp({
    ...answers,
    "/api/session": () => buildJsonResponse(session),
    "/api/admin/flags?state=open": () => buildJsonResponse({ flags: [] }),
    "/api/admin/rights": () => buildJsonResponse({ operations: false }),
    "/api/admin/students?sort=name&direction=asc&limit=25": () => buildJsonResponse(page),
    "/api/admin/student_count": () => buildJsonResponse({ student_total: 0 }),
  });
  await modules();
  await press("Switch to Admin View");
  await heading("Students");
  history.back();
  await modules();
  history.forward();
  await heading("Students");
  await press("Switch to App View");
  await modules();
  history.back();
  expect(await heading("Students")).toBeDefined();
});

test("whoever signs out begins at the modules the next time", async () => {
  renderApp({ ...answers, "/api/init_chat": greetLearner });
  await modules();
  await press("Account");
  await heading("Your account");
  await press("Sign Out");
  await heading("Log in");
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ada@example.org" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "secret" } });
  await press("Log In");
  expect(await modules()).toBeDefined();
});
