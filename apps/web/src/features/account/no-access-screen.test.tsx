// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildAccount } from "../../testing/build-account.ts";
import { buildSession } from "../../testing/build-session.ts";
import {
  buildJsonResponse,
  buildRefusal,
  PRICE_ANSWER,
  stubCalls,
} from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { NoAccessScreen } from "./no-access-screen.tsx";

const CHECKOUT = {
  redirect_to_stripe: true,
  sessionId: "cs_1",
  checkout_url: "https://pay.example/1",
};

function renderScreen(answer: () => Response) {
  stubCalls({
    ...PRICE_ANSWER,
    "/api/account": () => buildJsonResponse(buildAccount()),
    "/api/open_checkout": answer,
  });
  const props = { note: null, onAnswer: vi.fn(), onAccount: vi.fn() };
  renderOnPage(<NoAccessScreen {...props} />);
  return props;
}

const pay = () => fireEvent.click(screen.getByRole("button", { name: "Go to payment" }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("who is known and has no access", () => {
  test("goes to the checkout, also who has paid before", async () => {
    const { onAnswer } = renderScreen(() => buildJsonResponse({ ...CHECKOUT, paid_before: true }));
    pay();
    await waitFor(() => expect(onAnswer).toHaveBeenCalledOnce());
    expect(onAnswer).toHaveBeenCalledWith(
      { ...CHECKOUT, paid_before: false },
      buildAccount().email,
    );
  });

  test("is let in where it turns out to be paid", async () => {
    const session = buildSession();
    const { onAnswer } = renderScreen(() => buildJsonResponse(session));
    pay();
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(session, buildAccount().email));
  });

  test("is told why the payment page does not open, and reaches the account all the same", async () => {
    const { onAccount } = renderScreen(() =>
      buildRefusal(400, "checkout_unreachable", "The payment page cannot be reached right now."),
    );
    pay();
    expect((await screen.findByRole("alert")).textContent).toContain("cannot be reached");
    fireEvent.click(screen.getByRole("button", { name: "Your account and data" }));
    expect(onAccount).toHaveBeenCalledOnce();
  });
});
