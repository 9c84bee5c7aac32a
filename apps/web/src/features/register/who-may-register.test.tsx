// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { buildJsonResponse, PRICE_ANSWER, stubCalls } from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { RegisterScreen } from "./register-screen.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderScreen(registration: () => Response) {
  stubCalls({ "/api/registration": registration, ...PRICE_ANSWER });
  renderOnPage(<RegisterScreen onBack={vi.fn()} />);
}
const create = () => screen.queryByRole("button", { name: "Create Account" });

test("where nobody may register, the screen says what leads in instead of the form", async () => {
  const who_may = "Accounts here are made by invitation.";
  renderScreen(() => buildJsonResponse({ is_open: false, who_may }));
  expect(await screen.findByText(who_may)).toBeDefined();
  expect(create()).toBeNull();
  expect(screen.queryByLabelText("Email")).toBeNull();
  expect(screen.getByRole("button", { name: "Back to Login" })).toBeDefined();
});

test("where some may, the form has said before which addresses", async () => {
  const who_may = "Only email addresses at school.example can register here.";
  renderScreen(() => buildJsonResponse({ is_open: true, who_may }));
  expect(await screen.findByText(who_may)).toBeDefined();
  expect(create()).not.toBeNull();
});

test("where the server does not say, the form is there", async () => {
  renderScreen(() => new Response("<h1>Not found</h1>", { status: 404 }));
  expect(await screen.findByText("US$29.00, paid once,")).toBeDefined();
  expect(create()).not.toBeNull();
});
