// @vitest-environment jsdom
import { ACCOUNT_MESSAGES } from "@elenchus/domain/account-messages";
import { MESSAGES } from "@elenchus/domain/messages";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { ForgotPasswordScreen } from "./forgot-password-screen.tsx";

const PATH = "/api/send_reset_email";

/** The page, which remembers when a link was asked for. */
function Page() {
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const [away, setAway] = useState(false);
  if (away) return <Button onClick={() => setAway(false)}>Forgot password?</Button>;
  return <ForgotPasswordScreen askedAt={askedAt} onAsk={setAskedAt} onBack={() => setAway(true)} />;
}

const button = () => screen.getByRole<HTMLButtonElement>("button", { name: /Send|Try again/ });
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: text } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const ask = async () => {
  fireEvent.click(button());
  await wait(0);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the forgot password screen", () => {
  test("asks for a link, says so, and counts down from 15", async () => {
    const { sentTo } = stubCalls({ [PATH]: () => buildJsonResponse({ success: true }) });
    renderOnPage(<Page />);
    type("ada@example.org");
    await ask();
    expect(sentTo(PATH)).toEqual([{ email: "ada@example.org" }]);
    expect(screen.getByRole("status").textContent).toBe(ACCOUNT_MESSAGES.resetSent);
    expect(button().textContent).toBe("Try again in 15s");
    expect(button().disabled).toBe(true);
    await wait(1000);
    expect(button().textContent).toBe("Try again in 14s");
    await wait(13_000);
    expect(button().textContent).toBe("Try again in 1s");
    await wait(1000);
    expect(button().textContent).toBe("Send Reset Email");
    expect(button().disabled).toBe(false);
  });

  test("goes on counting while one is away", async () => {
    stubCalls({ [PATH]: () => buildJsonResponse({ success: true }) });
    renderOnPage(<Page />);
    type("ada@example.org");
    await ask();
    fireEvent.click(screen.getByRole("button", { name: "Back to Login" }));
    await wait(5000);
    fireEvent.click(screen.getByRole("button", { name: "Forgot password?" }));
    expect(button().textContent).toBe("Try again in 10s");
    expect(button().disabled).toBe(true);
  });

  test("needs an address, and waits for nothing without one", async () => {
    const { fetchStub } = stubCalls({});
    renderOnPage(<Page />);
    type("   ");
    await ask();
    expect(screen.getByRole("alert").textContent).toBe(MESSAGES.emailNeeded);
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
    expect(button().disabled).toBe(false);
    expect(fetchStub).not.toHaveBeenCalled();
  });

  test.each([
    [() => buildRefusal(429, "too_many_requests", "Wait a minute."), "Wait a minute."],
    [() => buildJsonResponse({ success: false, error: "No such luck." }), "No such luck."],
    [() => buildJsonResponse({ success: false, error: "" }), ACCOUNT_MESSAGES.resetFailed],
    [() => buildJsonResponse({ success: false }), ACCOUNT_MESSAGES.resetFailed],
  ])("shows the server's words, and no word of success (%#)", async (answer, words) => {
    stubCalls({ [PATH]: answer });
    renderOnPage(<Page />);
    type("ada@example.org");
    await ask();
    expect(screen.getByRole("alert").textContent).toBe(words);
    expect(screen.queryByRole("status")).toBeNull();
  });
});
