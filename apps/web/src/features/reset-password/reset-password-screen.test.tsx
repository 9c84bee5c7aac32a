// @vitest-environment jsdom
import { ACCOUNT_MESSAGES } from "@elenchus/domain/account-messages";
import { MESSAGES } from "@elenchus/domain/messages";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { stubLocation } from "../../testing/test-location.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { ResetPasswordScreen } from "./reset-password-screen.tsx";

const PATH = "/api/reset_password";

function renderScreen() {
  const props = { onNewLink: vi.fn(), onBack: vi.fn() };
  renderOnPage(<ResetPasswordScreen token="t-1" owner="ada%40example.org" {...props} />);
  return props;
}

const password = () => screen.getByLabelText<HTMLInputElement>("New password");
const again = () => screen.getByLabelText<HTMLInputElement>("Confirm new password");
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function reset(first: string, second: string) {
  fireEvent.change(password(), { target: { value: first } });
  fireEvent.change(again(), { target: { value: second } });
  fireEvent.click(screen.getByRole("button", { name: "Reset Password" }));
  await wait(0);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the reset password screen", () => {
  test.each([
    ["", "", MESSAGES.fieldsNeeded, "New password"],
    ["long enough", "", MESSAGES.fieldsNeeded, "Confirm new password"],
    ["long enough", "long enougj", ACCOUNT_MESSAGES.passwordsDiffer, "Confirm new password"],
    ["short", "short", "Please choose a password of at least 8 characters.", "New password"],
  ])("%j and %j: %s", async (first, second, problem, field) => {
    const { fetchStub } = stubCalls({});
    renderScreen();
    await reset(first, second);
    expect(screen.getByRole("alert").textContent).toBe(problem);
    expect(document.activeElement).toBe(screen.getByLabelText(field));
    expect(fetchStub).not.toHaveBeenCalled();
  });

  test("sets the password and goes to the root after 3.5 seconds", async () => {
    const { replace } = stubLocation();
    const { sentTo } = stubCalls({ [PATH]: () => buildJsonResponse({ success: true }) });
    renderScreen();
    await reset("long enough", "long enough");
    expect(sentTo(PATH)).toEqual([{ token: "t-1", new_password: "long enough" }]);
    expect(screen.getByRole("status").textContent).toBe(ACCOUNT_MESSAGES.resetDone);
    const link = screen.getByRole("link", { name: "Log in now" });
    expect(link.getAttribute("href")).toBe("/");
    expect(document.activeElement).toBe(link);
    await wait(3499);
    expect(replace).not.toHaveBeenCalled();
    await wait(1);
    expect(replace).toHaveBeenCalledExactlyOnceWith("/");
  });

  test.each([
    [() => buildRefusal(400, "bad_token", "This link is not valid any more."), /^This link is not/],
    [() => buildJsonResponse({ success: false, error: "Too late." }), /^Too late\.$/],
    [() => buildJsonResponse({ success: false }), /^Reset failed\.$/],
    [() => buildJsonResponse({ success: false, error: "" }), /^Reset failed\.$/],
    [() => new Response("<h1>Bad gateway</h1>", { status: 502 }), /^Reset failed\.$/],
    [() => Promise.reject(new TypeError("offline")), /^Error resetting password\.$/],
  ])("says why it failed (%#)", async (answer, words) => {
    stubCalls({ [PATH]: answer });
    renderScreen();
    await reset("long enough", "long enough");
    expect(screen.getByRole("alert").textContent).toMatch(words);
  });

  test("shows and hides what is typed", () => {
    renderScreen();
    fireEvent.click(screen.getByRole("button", { name: "Show new password" }));
    expect(password().type).toBe("text");
    expect(again().type).toBe("password");
    fireEvent.click(screen.getByRole("button", { name: "Hide new password" }));
    expect(password().type).toBe("password");
  });

  test("leads to another link and back", () => {
    const { onNewLink, onBack } = renderScreen();
    fireEvent.click(screen.getByRole("button", { name: "Get a new link" }));
    fireEvent.click(screen.getByRole("button", { name: "Back to Login" }));
    expect(onNewLink).toHaveBeenCalledOnce();
    expect(onBack).toHaveBeenCalledOnce();
  });
});
