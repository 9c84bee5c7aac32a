// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { FormProblem } from "../../lib/form-problem.ts";
import { buildWaysInMark } from "../../testing/build-ways-in.ts";
import { buildSession } from "../../testing/build-session.ts";
import {
  buildJsonResponse,
  buildRefusal,
  PRICE_ANSWER,
  stubCalls,
} from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { LogInScreen } from "./log-in-screen.tsx";

function renderScreen(changes: Partial<Parameters<typeof LogInScreen>[0]> = {}) {
  const props = {
    note: null,
    onAnswer: vi.fn(),
    onForgotten: vi.fn(),
    onRegister: vi.fn(),
    onUnconfirmed: vi.fn(),
    ...changes,
  };
  const { container } = renderOnPage(<LogInScreen {...props} />);
  return { ...props, container };
}

const email = () => screen.getByLabelText<HTMLInputElement>("Email");
const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const logIn = () => fireEvent.click(screen.getByRole("button", { name: "Log In" }));

function fill(address: string, secret: string) {
  fireEvent.change(email(), { target: { value: address } });
  fireEvent.change(password(), { target: { value: secret } });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the log-in screen", () => {
  test("sends email and password and hands the answer on", async () => {
    const { sentTo } = stubCalls({
      ...PRICE_ANSWER,
      "/api/init_chat": () => buildJsonResponse(buildSession()),
    });
    const { onAnswer } = renderScreen();
    fill(" ada@example.org ", "secret");
    logIn();
    await waitFor(() => expect(onAnswer).toHaveBeenCalledOnce());
    expect(onAnswer).toHaveBeenCalledWith(buildSession(), "ada@example.org");
    expect(sentTo("/api/init_chat")).toEqual([
      { user_name: "ada@example.org", user_password: "secret" },
    ]);
  });

  test("shows the server's words under the form, and goes to the password", async () => {
    stubCalls({
      ...PRICE_ANSWER,
      "/api/init_chat": () =>
        buildRefusal(401, "invalid_credentials", "Invalid email or password."),
    });
    renderScreen();
    fill("ada@example.org", "wrong");
    logIn();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Invalid email or password.");
    expect(document.activeElement).toBe(password());
    expect(password().getAttribute("aria-invalid")).toBe("true");
    expect(password().getAttribute("aria-describedby")).toBe(alert.id);
    expect(email().hasAttribute("aria-invalid")).toBe(false);
  });

  test("goes to the first field that is empty, and asks nobody", async () => {
    const { fetchStub } = stubCalls({ ...PRICE_ANSWER });
    renderScreen();
    logIn();
    const alerts = await screen.findAllByRole("alert");
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      "Please enter your email address.",
      "Please enter your password.",
    ]);
    expect(document.activeElement).toBe(email());
    expect(fetchStub).not.toHaveBeenCalledWith("/api/init_chat", expect.anything());
  });

  test("blames no field for a server that cannot be reached", async () => {
    stubCalls({
      ...PRICE_ANSWER,
      "/api/init_chat": () => Promise.reject(new TypeError("offline")),
    });
    renderScreen();
    fill("ada@example.org", "secret");
    logIn();
    expect((await screen.findByRole("alert")).textContent).toContain("could not be reached");
    expect(password().hasAttribute("aria-invalid")).toBe(false);
  });

  test("shows what is wrong with the answer", async () => {
    stubCalls({ ...PRICE_ANSWER, "/api/init_chat": () => buildJsonResponse(buildSession()) });
    const onAnswer = () => {
      throw new FormProblem("The payment page could not be opened.");
    };
    renderScreen({ onAnswer });
    fill("ada@example.org", "secret");
    logIn();
    expect((await screen.findByRole("alert")).textContent).toContain("payment page");
  });

  test("leads to a new password and to a new account", () => {
    const { onForgotten, onRegister } = renderScreen();
    fireEvent.click(screen.getByRole("button", { name: "Forgot password?" }));
    fireEvent.click(screen.getByRole("button", { name: "Create New Account" }));
    expect(onForgotten).toHaveBeenCalledOnce();
    expect(onRegister).toHaveBeenCalledOnce();
  });

  test("says why one is here, and is no alarm", () => {
    renderScreen({ note: "Your access is not open." });
    expect(screen.getByRole("status").textContent).toContain("Your access is not open.");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("says no more why one was there once a log-in is tried", async () => {
    stubCalls({
      ...PRICE_ANSWER,
      "/api/init_chat": () =>
        buildRefusal(401, "invalid_credentials", "Invalid email or password."),
    });
    renderScreen({ note: "Your email address is verified." });
    fill("ada@example.org", "wrong");
    logIn();
    expect(await screen.findByRole("alert")).toBeDefined();
    expect(screen.queryByText("Your email address is verified.")).toBeNull();
  });

  test("hands on what was typed where the address is not confirmed, and shows no error", async () => {
    stubCalls({
      ...PRICE_ANSWER,
      "/api/init_chat": () => buildRefusal(403, "email_not_confirmed", "Not confirmed yet."),
    });
    const { onUnconfirmed } = renderScreen();
    fill("ada@example.org", "secret");
    logIn();
    await waitFor(() => expect(onUnconfirmed).toHaveBeenCalledOnce());
    expect(onUnconfirmed).toHaveBeenCalledWith({
      user_name: "ada@example.org",
      user_password: "secret",
    });
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test.each([
    ["US$29.00", "US$29.00, paid once, opens all seven modules."],
    [null, "Access to all seven modules is free of charge."],
    [undefined, "The Terms of Service say what access costs."],
  ])("says what access costs, before anybody registers: %s", async (price, words) => {
    const unknown = () => buildRefusal(503, "busy", "Please try again.");
    const answer = () => (price === undefined ? unknown() : buildJsonResponse({ price }));
    stubCalls({ "/api/price": answer });
    const { container } = renderScreen();
    await waitFor(() => expect(container.textContent).toContain(words));
  });

  test("has no form where passwords are not used, also while the price is asked for", () => {
    const mark = buildWaysInMark(["School"]);
    onTestFinished(() => mark.remove());
    stubCalls({ "/api/price": () => new Promise<Response>(() => {}) });
    const { container, onRegister } = renderScreen();
    expect(container.querySelector("form, input")).toBeNull();
    const link = screen.getByRole("link", { name: "Continue with School" });
    expect(link.getAttribute("href")).toBe("/api/sign_on/1");
    expect(screen.queryByRole("button", { name: /password|New Account/iu })).toBeNull();
    for (const line of [/night bus/u, /hardly ever/u])
      fireEvent.click(screen.getByRole("button", { name: line }));
    fireEvent.click(screen.getByRole("button", { name: "Try one about what interests you" }));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Log in" }));
    expect(onRegister).not.toHaveBeenCalled();
  });

  test("leads to the sites that let people in, each by a link of ours", async () => {
    const sign_on = [
      { label: "School", path: "/api/sign_on/1" },
      { label: "Google", path: "/api/sign_on/2" },
    ];
    stubCalls({ "/api/price": () => buildJsonResponse({ price: null, sign_on }) });
    renderScreen();
    const links = await screen.findAllByRole("link", { name: /^Continue with / });
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Continue with School", "/api/sign_on/1"],
      ["Continue with Google", "/api/sign_on/2"],
    ]);
  });
});
