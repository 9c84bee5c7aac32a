// @vitest-environment jsdom
import { TERMS_VERSION } from "@elenchus/domain/limits";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildAccount } from "../../testing/build-account.ts";
import { buildJsonResponse, buildRefusal, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { ConsentScreen } from "./consent-screen.tsx";

const AGREE = "/api/agree_to_terms";
const ASKED = { min_age: 16, too_young_until: null };
const TOO_YOUNG = { min_age: 16, too_young_until: "2031-03-01T00:00:00.000Z" };
const LEGAL = () => new Response("<h1>Terms</h1>", { headers: { "content-type": "text/html" } });

function renderScreen(answer: () => Response) {
  let consent: typeof ASKED | typeof TOO_YOUNG = ASKED;
  const props = { onAgreed: vi.fn(), onAccount: vi.fn() };
  const calls = stubCalls({
    "/api/account": () => buildJsonResponse(buildAccount({ consent })),
    "./static/terms.html": LEGAL,
    "./static/privacy.html": LEGAL,
    "./static/disclaimer.html": LEGAL,
    [AGREE]: answer,
  });
  renderOnPage(<ConsentScreen PasswordForm={() => null} {...props} />);
  return { ...props, ...calls, makeTooYoung: () => void (consent = TOO_YOUNG) };
}

async function fillIn(year = "1990"): Promise<void> {
  fireEvent.change(await screen.findByLabelText("Month of birth"), { target: { value: "3" } });
  fireEvent.change(screen.getByLabelText("Year of birth"), { target: { value: year } });
  fireEvent.click(screen.getByRole("button", { name: "Terms and conditions" }));
  fireEvent.click(await screen.findByRole("checkbox"));
  fireEvent.click(screen.getByRole("button", { name: "Confirm" }));
}

const goOn = () => screen.getByRole<HTMLButtonElement>("button", { name: "Continue" });

beforeEach(() => {
  // Base UI waits for animations that jsdom does not have.
  Element.prototype.getAnimations = () => [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("terms and age, asked before the first use", () => {
  test("are sent once agreed to, and lead on", async () => {
    const { onAgreed, sentTo } = renderScreen(() => buildJsonResponse({ success: true }));
    await screen.findByLabelText("Month of birth");
    expect(goOn().disabled).toBe(true);
    await fillIn();
    fireEvent.click(goOn());
    await waitFor(() => expect(onAgreed).toHaveBeenCalledOnce());
    expect(sentTo(AGREE)).toEqual([
      { birth_month: 3, birth_year: 1990, terms_version: TERMS_VERSION },
    ]);
  });

  test("are told at the field where they are wrong, without asking the server", async () => {
    const { onAgreed, sentTo } = renderScreen(() => buildJsonResponse({ success: true }));
    await fillIn("19");
    fireEvent.click(goOn());
    await waitFor(() =>
      expect(screen.getByLabelText("Year of birth")).toBe(document.activeElement),
    );
    expect(onAgreed).not.toHaveBeenCalled();
    expect(sentTo(AGREE)).toEqual([]);
  });

  test("tell whoever is too young from when on they may begin, and ask no more", async () => {
    const refusal = () => buildRefusal(403, "age_not_reached", "Too young.");
    const { onAgreed, onAccount, makeTooYoung } = renderScreen(refusal);
    await fillIn("2015");
    makeTooYoung();
    fireEvent.click(goOn());
    await screen.findByRole("heading", { name: "You can begin later" });
    expect(screen.getByText(/at least 16 years old/u).textContent).toContain("2031");
    expect(screen.queryByLabelText("Year of birth")).toBeNull();
    expect(onAgreed).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Your account and data" }));
    expect(onAccount).toHaveBeenCalledOnce();
  });
});
