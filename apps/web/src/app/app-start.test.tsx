// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readPayment, savePayment } from "../lib/payment-storage.ts";
import { buildAccount } from "../testing/build-account.ts";
import { buildJsonResponse, buildRefusal } from "../testing/test-fetch.ts";
import { stubLocation } from "../testing/test-location.ts";
import { ARRIVAL_NOTES } from "./arrival-notes.ts";
import { greetLearner, renderApp } from "./build-app.tsx";

const PAYMENT = { email: "ada@example.org", sessionId: "cs_1" };
const PAID = { kind: "payment", outcome: "success" } as const;
const CANCELLED = { kind: "payment", outcome: "cancelled" } as const;

const modules = () => screen.findByRole("heading", { name: "Hello, Ada" });
const logIn = () => screen.findByRole("heading", { name: "Log in" });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("coming back from the payment page", () => {
  test("logs the payer in and forgets the payment", async () => {
    savePayment(PAYMENT);
    const { sentTo, fetchStub } = renderApp({ "/api/payment_success": greetLearner }, PAID);
    await modules();
    expect(sentTo("/api/payment_success")).toEqual([
      { user_email: "ada@example.org", stripe_sessionId: "cs_1" },
    ]);
    expect(fetchStub).not.toHaveBeenCalledWith("/api/session", expect.anything());
    expect(readPayment()).toBeNull();
  });

  test("works without the word in the address too", async () => {
    savePayment(PAYMENT);
    renderApp({ "/api/payment_success": greetLearner });
    expect(await modules()).toBeDefined();
  });

  test("unpaid shows no error, says how to go on and forgets the payment", async () => {
    savePayment(PAYMENT);
    const answer = () => buildRefusal(402, "not_paid", "This session is not paid.");
    renderApp({ "/api/payment_success": answer }, PAID);
    await logIn();
    expect(screen.getByText(ARRIVAL_NOTES.paymentUnconfirmed)).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByText(/This session is not paid/)).toBeNull();
    expect(readPayment()).toBeNull();
  });

  test("that another tab has confirmed already finds the payer logged in", async () => {
    savePayment(PAYMENT);
    const answer = () => buildRefusal(409, "used", "Used already.");
    renderApp({ "/api/payment_success": answer, "/api/session": greetLearner }, PAID);
    await modules();
    expect(readPayment()).toBeNull();
  });

  test("without a connection keeps the payment, to be tried again", async () => {
    savePayment(PAYMENT);
    const answers = [() => Promise.reject(new TypeError("offline")), greetLearner];
    renderApp({ "/api/payment_success": () => answers.shift()?.() ?? Response.error() }, PAID);
    expect((await screen.findByRole("alert")).textContent).toContain("could not be reached");
    expect(readPayment()).toEqual(PAYMENT);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await modules();
    expect(readPayment()).toBeNull();
  });

  test("can be given up for the log-in", async () => {
    savePayment(PAYMENT);
    renderApp({ "/api/payment_success": () => buildRefusal(503, "down", "Not now.") }, PAID);
    fireEvent.click(await screen.findByRole("button", { name: "Go to the log-in" }));
    await logIn();
    expect(screen.getByText(ARRIVAL_NOTES.paymentUnconfirmed)).toBeDefined();
    expect(readPayment()).toBeNull();
  });

  test("cancelled confirms nothing, and says that no money was taken", async () => {
    savePayment(PAYMENT);
    const { sentTo } = renderApp({}, CANCELLED);
    await logIn();
    expect(screen.getByText(ARRIVAL_NOTES.paymentCancelled)).toBeDefined();
    expect(sentTo("/api/payment_success")).toEqual([]);
    expect(readPayment()).toBeNull();
  });

  test.each([
    [() => buildRefusal(402, "payment_not_completed", "The payment has not been completed.")],
    [() => buildRefusal(503, "checkout_unreachable", "Not now.")],
    [() => buildRefusal(429, "too_many", "Too often.")],
    [() => Promise.reject(new TypeError("offline"))],
  ])(
    "by Back, unpaid, is the log-in without a word of a payment, which may still be made (%#)",
    async (answer) => {
      savePayment(PAYMENT);
      renderApp({ "/api/payment_success": answer });
      await logIn();
      expect(document.body.textContent).not.toMatch(/your payment|confirmed|money was/i);
      expect(readPayment()).toEqual(PAYMENT);
    },
  );

  test("by Back, of a payment that is none any more, is the log-in without a word, too", async () => {
    savePayment(PAYMENT);
    const answer = () => buildRefusal(403, "payment_not_confirmed", "It could not be confirmed.");
    renderApp({ "/api/payment_success": answer });
    await logIn();
    expect(document.body.textContent).not.toMatch(/your payment|confirmed|money was/i);
    expect(readPayment()).toBeNull();
  });

  test("by Back after a mail's link still tells of the link", async () => {
    savePayment(PAYMENT);
    const answer = () => buildRefusal(402, "payment_not_completed", "Not completed.");
    renderApp({ "/api/payment_success": answer }, { kind: "email-checked", outcome: "verified" });
    await logIn();
    expect(screen.getByText(ARRIVAL_NOTES.verified)).toBeDefined();
  });

  test("in another browser says how to go on", async () => {
    renderApp({}, PAID);
    await logIn();
    expect(screen.getByText(ARRIVAL_NOTES.paymentUnconfirmed)).toBeDefined();
  });

  test("by the browser's back button loads the page anew", async () => {
    const { reload } = stubLocation();
    renderApp();
    await logIn();
    const pageShow = () => dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    pageShow();
    expect(reload).not.toHaveBeenCalled();
    savePayment(PAYMENT);
    pageShow();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe("links in mails", () => {
  test("a verification goes to the server before anything is asked", () => {
    const { replace } = stubLocation();
    const { fetchStub } = renderApp({}, { kind: "confirm-email", token: "a+b/c" });
    expect(replace).toHaveBeenCalledExactlyOnceWith(
      "/api/verify_email?confirmation_token=a%2Bb%2Fc",
    );
    expect(fetchStub).not.toHaveBeenCalled();
  });

  test("a reset opens its form before anything is asked, whoever is logged in", async () => {
    const arrival = { kind: "reset-password", token: "t", owner: "" } as const;
    const { fetchStub } = renderApp({ "/api/session": greetLearner }, arrival);
    await screen.findByRole("heading", { name: "Reset password" });
    expect(fetchStub).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Back to Login" }));
    await modules();
  });

  test("a password manager's way leads to the change of the password, once somebody is there", async () => {
    const account = () => buildJsonResponse(buildAccount({ email: "ada@example.org" }));
    const routes = { "/api/session": greetLearner, "/api/account": account };
    renderApp(routes, { kind: "change-password" });
    await screen.findByLabelText("Old password");
    const heading = screen.getByRole("heading", { name: "Password" });
    expect(document.activeElement).toBe(heading);
  });

  test.each(["verified", "already_verified", "invalid"] as const)(
    "an address that is %s is told of at the log-in",
    async (outcome) => {
      renderApp({}, { kind: "email-checked", outcome });
      await logIn();
      expect(screen.getByText(ARRIVAL_NOTES[outcome])).toBeDefined();
    },
  );
});

describe("who is logged in at the start", () => {
  test("nobody: the log-in, without a note", async () => {
    renderApp();
    await logIn();
    expect(screen.queryByRole("status")).toBeNull();
  });

  test("somebody whose payment was given back: the way to pay, with the account still open", async () => {
    renderApp({
      "/api/session": () => buildRefusal(402, "access_needed", "No access."),
      "/api/account": () => buildJsonResponse(buildAccount()),
    });
    await screen.findByRole("heading", { name: "Access to Elenchus" });
    expect(screen.getByRole("button", { name: "Go to payment" })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Your account and data" }));
    await screen.findByRole("heading", { name: "Your account" });
    fireEvent.click(screen.getByRole("button", { name: "← Back" }));
    await screen.findByRole("heading", { name: "Access to Elenchus" });
  });

  test("a supervisor without the second factor that is asked for: its set-up", async () => {
    const answer = () => buildRefusal(403, "second_factor_setup_needed", "Set it up first.");
    renderApp({ "/api/session": answer });
    await screen.findByRole("heading", { name: "Set up your second factor" });
    expect(screen.getByRole("button", { name: "Sign Out" })).toBeDefined();
  });
});
