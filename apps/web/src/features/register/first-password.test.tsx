// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { buildAccount } from "../../testing/build-account.ts";
import { buildJsonResponse, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { ChangePasswordForm } from "../account/change-password-form.tsx";
import { ConsentScreen } from "./consent-screen.tsx";

const CHANGE = "/api/change_password";
const ASKED = { min_age: 16, too_young_until: null };

function renderScreen(consent: typeof ASKED | null) {
  let mustChange = true;
  const onAgreed = vi.fn<() => void>();
  const { sentTo } = stubCalls({
    "/api/account": () =>
      buildJsonResponse({
        ...buildAccount({ consent, email: "rosa.parks" }),
        ...(mustChange ? { must_change_password: true } : {}),
      }),
    [CHANGE]: () => {
      mustChange = false;
      return buildJsonResponse({ success: true });
    },
  });
  renderOnPage(
    <ConsentScreen PasswordForm={ChangePasswordForm} onAgreed={onAgreed} onAccount={() => {}} />,
  );
  return { onAgreed, sentTo };
}

async function choose() {
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText("Password on the card");
  fill("Password on the card", "kafimo-desuro-47");
  fill("New password", "my own words");
  fill("Confirm new password", "my own words");
  fireEvent.click(screen.getByRole("button", { name: "Save new password" }));
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a password from a card is replaced first, and then terms and age are asked for", async () => {
  const { sentTo, onAgreed } = renderScreen(ASKED);
  await choose();
  expect(await screen.findByLabelText("Month of birth")).toBeDefined();
  expect(sentTo(CHANGE)).toEqual([
    {
      old_password: "kafimo-desuro-47",
      new_password: "my own words",
      confirm_password: "my own words",
    },
  ]);
  expect(onAgreed).not.toHaveBeenCalled();
});

test("who has agreed before goes on at once", async () => {
  const { onAgreed } = renderScreen(null);
  await choose();
  await waitFor(() => expect(onAgreed).toHaveBeenCalledOnce());
});
