// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildAccount } from "../testing/build-account.ts";
import { buildSession } from "../testing/build-session.ts";
import { readPayment } from "../lib/payment-storage.ts";
import { buildJsonResponse } from "../testing/test-fetch.ts";
import { stubLocation } from "../testing/test-location.ts";
import { NOTES } from "./notes.ts";
import { greetLearner, refuseStranger, renderApp } from "./build-app.tsx";

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

async function logIn() {
  await screen.findByRole("heading", { name: "Log in" });
  const change = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  change("Email", "ada@example.org");
  change("Password", "secret");
  press("Log In");
}

const answerLogIn = (reply: unknown) => ({ "/api/init_chat": () => buildJsonResponse(reply) });
const dialogue = (issue: string) => ({
  session_id: issue,
  module_id: 1,
  chosen_passage_subtopic: issue,
  success_or_failure: "success",
  ended_at: "2026-11-19T12:00:00.000Z",
});
const listOf = (issue: string) => () =>
  buildJsonResponse({ dialogues: [dialogue(issue)], transfer_checks: [] });

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "");
  // Base UI waits for animations that jsdom does not have.
  Element.prototype.getAnimations = () => [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("logging in", () => {
  const payment = (checkout_url: string) => ({
    redirect_to_stripe: true,
    sessionId: "cs_1",
    checkout_url,
  });

  test("leads who has not paid to the payment page, and remembers who that was", async () => {
    const { assign } = stubLocation();
    renderApp(answerLogIn(payment("https://pay.example/cs_1")));
    await logIn();
    const link = await screen.findByRole("link", { name: "Open the payment page" });
    expect(link.getAttribute("href")).toBe("https://pay.example/cs_1");
    expect(assign).toHaveBeenCalledExactlyOnceWith("https://pay.example/cs_1");
    expect(readPayment()).toEqual({ email: "ada@example.org", sessionId: "cs_1" });
  });

  test("follows no address but one of the web", async () => {
    const { assign } = stubLocation();
    renderApp(answerLogIn(payment("javascript:alert(1)")));
    await logIn();
    expect((await screen.findByRole("alert")).textContent).toContain("could not be opened");
    expect(assign).not.toHaveBeenCalled();
    expect(readPayment()).toBeNull();
  });

  test("asks a supervisor for the code, and goes back to another account", async () => {
    renderApp({
      ...answerLogIn({ second_factor_needed: true }),
      "/api/verify_second_factor": greetLearner,
    });
    await logIn();
    await screen.findByRole("heading", { name: "Second step" });
    press("Use another account");
    await logIn();
    fireEvent.change(await screen.findByLabelText("Code"), { target: { value: "123456" } });
    press("Log In");
    expect(await screen.findByRole("heading", { name: "Hello, Ada" })).toBeDefined();
  });

  test("leads a supervisor without a second factor to its set-up, and then in", async () => {
    renderApp({
      ...answerLogIn({ second_factor_setup_needed: true }),
      "/api/begin_second_factor": () =>
        buildJsonResponse({
          totp_uri: "otpauth://totp/x",
          secret: "ABCD",
          recovery_codes: ["a-b"],
        }),
      "/api/confirm_second_factor": greetLearner,
    });
    await logIn();
    const password = await screen.findByLabelText("Your password");
    fireEvent.change(password, { target: { value: "secret" } });
    press("Go on");
    const code = await screen.findByLabelText("Code from the app");
    fireEvent.change(code, { target: { value: "123456" } });
    press("Confirm");
    fireEvent.click(await screen.findByRole("button", { name: "I have kept them" }));
    expect(await screen.findByRole("heading", { name: "Hello, Ada" })).toBeDefined();
  });

  test("goes to a new account and to a new password and back", async () => {
    renderApp();
    await screen.findByRole("heading", { name: "Log in" });
    press("Create New Account");
    await screen.findByRole("heading", { name: "Create your account" });
    press("Back to Login");
    press("Forgot password?");
    expect(await screen.findByRole("heading", { name: "Forgot password" })).toBeDefined();
  });
});

test.each([
  ["learner", "/api/lti/tasks", "See your tasks"],
  ["supervisor", "/api/lti/courses", "See your courses and their marks"],
] as const)("a %s with courses gets to them at %s", async (user_type, course_page, name) => {
  const session = buildSession({ user_type, course_page });
  renderApp({ "/api/session": () => buildJsonResponse(session) });
  const link = await screen.findByRole("link", { name });
  expect(link.getAttribute("href")).toBe(course_page);
});

test("nobody is told of courses who has none", async () => {
  renderApp({ "/api/session": greetLearner });
  await screen.findByRole("heading", { name: "Hello, Ada" });
  expect(screen.queryByText(/course/iu)).toBeNull();
});

test.each([
  ["https://login.school.example/logout", ["https://login.school.example/logout"]],
  [undefined, []],
  ["javascript:alert(1)", []],
])("whoever signs out goes on to %s of the site that let them in", async (sign_out_url, gone) => {
  const { assign } = stubLocation();
  renderApp({
    "/api/session": greetLearner,
    "/api/sign_out": () => buildJsonResponse({ success: true, sign_out_url }),
  });
  await screen.findByRole("heading", { name: "Hello, Ada" });
  press("Sign Out");
  await screen.findByRole("heading", { name: "Log in" });
  await waitFor(() => expect(assign.mock.calls.flat()).toEqual(gone));
});

test("whoever signs out leaves what is still being asked for", async () => {
  const { fetchStub } = renderApp({
    "/api/session": greetLearner,
    "/api/my_work": () => new Promise(() => {}),
    "/api/sign_out": () => new Promise(() => {}),
  });
  await screen.findByRole("heading", { name: "Hello, Ada" });
  const asked = await waitFor(() => {
    const call = fetchStub.mock.calls.find(([path]) => path === "/api/my_work");
    if (call === undefined) throw new Error("Nobody has asked yet.");
    return call;
  });
  press("Sign Out");
  await waitFor(() => expect(fetchStub.mock.calls.at(-1)?.[0]).toBe("/api/sign_out"));
  expect(asked[1]?.signal?.aborted).toBe(true);
});

describe("what one person read", () => {
  test("is gone when another one logs in after signing out", async () => {
    let list = listOf("Ada's issue?");
    renderApp({
      "/api/session": greetLearner,
      "/api/dialogues": () => list(),
      ...answerLogIn(buildSession({ user_id: "u-2", user_first_name: "Eve" })),
    });
    await screen.findByText("Ada's issue?");
    press("Sign Out");
    list = listOf("Eve's issue?");
    await logIn();
    await screen.findByRole("heading", { name: "Hello, Eve" });
    expect(screen.queryByText("Ada's issue?")).toBeNull();
    await screen.findByText("Eve's issue?");
  });

  test("is gone when another one logs in after the session was lost", async () => {
    let list: () => Response = listOf("Ada's issue?");
    renderApp({
      "/api/session": greetLearner,
      "/api/dialogues": () => list(),
      "/api/add_interest": refuseStranger,
      ...answerLogIn(buildSession({ user_id: "u-2", user_first_name: "Eve" })),
    });
    await screen.findByText("Ada's issue?");
    fireEvent.change(screen.getByLabelText("Add an interest"), { target: { value: "go" } });
    press("Add");
    await screen.findByText(NOTES.sessionLost);
    list = listOf("Eve's issue?");
    await logIn();
    await screen.findByRole("heading", { name: "Hello, Eve" });
    expect(screen.queryByText("Ada's issue?")).toBeNull();
    await screen.findByText("Eve's issue?");
  });
});

describe("the account", () => {
  const account = {
    "/api/session": greetLearner,
    "/api/account": () => buildJsonResponse(buildAccount()),
  };

  test("opens from the header and leads back", async () => {
    renderApp(account);
    fireEvent.click(await screen.findByRole("button", { name: "Account" }));
    const heading = await screen.findByRole("heading", { name: "Your account" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await screen.findByText("ada@example.org");
    const there = history.state as unknown;
    press("← Back to Modules");
    await screen.findByRole("heading", { name: "Hello, Ada" });
    // The browser is back there a little later: the next test is not to begin before.
    await waitFor(() => expect(history.state).not.toEqual(there));
  });

  test("ends the access on withdrawal, and stays open for data and deletion", async () => {
    const at = "2026-11-20T10:00:00.000Z";
    renderApp({
      ...account,
      "/api/withdraw": () => buildJsonResponse({ success: true, withdrawn_at: at }),
      "/api/delete_account": () => buildJsonResponse({ success: true }),
    });
    fireEvent.click(await screen.findByRole("button", { name: "Account" }));
    fireEvent.click(await screen.findByRole("button", { name: "Withdraw from the contract" }));
    press("Confirm withdrawal");
    await screen.findByRole("heading", { name: "You have withdrawn from the contract" });
    expect(screen.queryByRole("button", { name: /Modules/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Sign Out" })).toBeDefined();
    press("Delete my account");
    fireEvent.change(screen.getByLabelText("Your password"), { target: { value: "secret" } });
    press("Delete for good");
    await screen.findByText(NOTES.accountDeleted);
    expect(screen.queryByRole("button", { name: "Sign Out" })).toBeNull();
  });
});
