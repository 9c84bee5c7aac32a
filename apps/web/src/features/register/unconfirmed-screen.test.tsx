// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { UnconfirmedScreen } from "./unconfirmed-screen.tsx";

const PATH = "/api/resend_confirmation";
const CREDENTIALS = { user_name: "ada@example.org", user_password: "secret" };

const button = () =>
  screen.getByRole<HTMLButtonElement>("button", { name: /Send a new|Try again/ });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("an address that is not confirmed", () => {
  test("gets a new link for what was typed, says so, and counts down from 15", async () => {
    const { sentTo } = stubCalls({ [PATH]: () => buildJsonResponse({ success: true }) });
    renderOnPage(<UnconfirmedScreen credentials={CREDENTIALS} onBack={() => {}} />);
    expect(screen.getByText(/ada@example.org is not confirmed yet/u)).toBeDefined();
    fireEvent.click(button());
    await wait(0);
    expect(sentTo(PATH)).toEqual([CREDENTIALS]);
    expect(screen.getByRole("status").textContent).toContain("A new link is on its way.");
    expect(button().textContent).toBe("Try again in 15s");
    expect(button().disabled).toBe(true);
    await wait(15_000);
    expect(button().textContent).toBe("Send a new link");
    expect(button().disabled).toBe(false);
  });

  test("is told why there is none", async () => {
    stubCalls({ [PATH]: () => buildRefusal(429, "too_many_requests", "Wait a minute.") });
    const onBack = vi.fn();
    renderOnPage(<UnconfirmedScreen credentials={CREDENTIALS} onBack={onBack} />);
    fireEvent.click(button());
    await wait(0);
    expect(screen.getByRole("alert").textContent).toBe("Wait a minute.");
    fireEvent.click(screen.getByRole("button", { name: "Back to Login" }));
    expect(onBack).toHaveBeenCalledOnce();
  });
});
