// @vitest-environment jsdom
import { TERMS_VERSION } from "@elenchus/domain/limits";
import { ACCOUNT_MESSAGES } from "@elenchus/domain/account-messages";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  buildJsonResponse,
  buildRefusal,
  PRICE_ANSWER,
  stubCalls,
} from "../../testing/test-fetch.ts";
import { renderOnPage } from "../../testing/test-render.tsx";
import { RegisterScreen } from "./register-screen.tsx";

const PATH = "/api/register_user";
const RESEND = "/api/resend_confirmation";
const LEGAL = {
  "./static/terms.html": () => new Response("<main><p>The terms.</p></main>"),
  "./static/privacy.html": () => new Response("<main><p>The privacy.</p></main>"),
  "./static/disclaimer.html": () => new Response("<main><p>The disclaimer.</p></main>"),
};

const FILLED = {
  "First name": "Ada",
  "Last name": "Byron",
  Email: "ada@example.org",
  Password: "long enough",
  "Confirm password": "long enough",
  "Month of birth": "12",
  "Year of birth": "1990",
};

function renderScreen(
  answer: () => Response | Promise<Response> = () => Response.error(),
  more: Parameters<typeof stubCalls>[0] = {},
) {
  const calls = stubCalls({ [PATH]: answer, ...more, ...LEGAL, ...PRICE_ANSWER });
  const onBack = vi.fn();
  renderOnPage(<RegisterScreen onBack={onBack} />);
  return { ...calls, onBack };
}

function fill(changes: Partial<typeof FILLED> = {}) {
  for (const [label, value] of Object.entries({ ...FILLED, ...changes })) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

const create = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Creat/ });
const openTerms = () => {
  fireEvent.click(screen.getByRole("button", { name: "Terms and conditions" }));
  return within(screen.getByRole("dialog", { name: "Terms and conditions" }));
};
function agree() {
  const dialog = openTerms();
  fireEvent.click(dialog.getByRole("checkbox"));
  fireEvent.click(dialog.getByRole("button", { name: "Confirm" }));
}

beforeEach(() => {
  // Base UI waits for animations that jsdom does not have.
  Element.prototype.getAnimations = () => [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the terms", () => {
  test("are read in a window and agreed to by checkbox and Confirm", async () => {
    renderScreen();
    expect(screen.getByText("Not agreed")).toBeDefined();
    const dialog = openTerms();
    expect(await dialog.findByText("The terms.")).toBeDefined();
    fireEvent.click(dialog.getByRole("tab", { name: "Privacy Policy" }));
    expect(await dialog.findByText("The privacy.")).toBeDefined();
    fireEvent.click(dialog.getByRole("tab", { name: "Disclaimer" }));
    expect(await dialog.findByText("The disclaimer.")).toBeDefined();
    const confirm = dialog.getByRole<HTMLButtonElement>("button", { name: "Confirm" });
    expect(confirm.disabled).toBe(true);
    fireEvent.click(dialog.getByRole("checkbox"));
    expect(confirm.disabled).toBe(false);
    fireEvent.click(confirm);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByText("Agreed")).toBeDefined();
    expect(create().disabled).toBe(false);
  });

  test("are not agreed to by Cancel", () => {
    renderScreen();
    const dialog = openTerms();
    fireEvent.click(dialog.getByRole("checkbox"));
    fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(screen.getByText("Not agreed")).toBeDefined();
    expect(create().disabled).toBe(true);
  });
});

describe("the register screen", () => {
  test("sends what was filled in, and is replaced by the next step", async () => {
    const { sentTo } = renderScreen(() => buildJsonResponse({ success: true }));
    fill();
    agree();
    fireEvent.click(create());
    expect(create().disabled).toBe(true);
    const text = await screen.findByText(ACCOUNT_MESSAGES.registered);
    await waitFor(() => expect(document.activeElement).toBe(text));
    expect(screen.queryByLabelText("Email")).toBeNull();
    expect(sentTo(PATH)).toEqual([
      {
        first_name: "Ada",
        last_name: "Byron",
        email: "ada@example.org",
        password: "long enough",
        confirm_password: "long enough",
        birth_month: 12,
        birth_year: 1990,
        terms_version: TERMS_VERSION,
      },
    ]);
  });

  test("says where the mail goes, sends it again, and in the demo leads to it", async () => {
    const { sentTo } = renderScreen(() => buildJsonResponse({ success: true }), {
      [RESEND]: () => buildRefusal(401, "invalid_credentials", "Wrong."),
      "/api/registration": () =>
        buildJsonResponse({ is_open: true, who_may: null, mailbox: "/demo/mail" }),
    });
    fill();
    agree();
    fireEvent.click(create());
    expect(await screen.findByText("ada@example.org")).toBeDefined();
    const mailbox = await screen.findByRole("link", { name: /mailbox/u });
    expect(mailbox.getAttribute("href")).toBe("/demo/mail");
    fireEvent.click(screen.getByRole("button", { name: "Send it again" }));
    expect((await screen.findByRole("alert")).textContent).toContain("may have an account already");
    expect(sentTo(RESEND)).toEqual([
      { user_name: "ada@example.org", user_password: "long enough" },
    ]);
  });

  test("shows the server's words under the form, which can be sent again", async () => {
    renderScreen(() => buildRefusal(403, "too_young", "You cannot register."));
    fill();
    agree();
    fireEvent.click(create());
    expect((await screen.findByRole("alert")).textContent).toBe("You cannot register.");
    expect(create().disabled).toBe(false);
    expect(screen.getByLabelText<HTMLInputElement>("First name").value).toBe("Ada");
  });

  test.each([
    [{ "First name": " " }, "Please enter your first name.", "First name"],
    [
      { "First name": "Your account is closed. Pay at evil dot test" },
      "Please write only your first name here. It can have letters, spaces, dots, hyphens and apostrophes.",
      "First name",
    ],
    [{ "Last name": "x".repeat(61) }, "The last name can have at most 60 letters.", "Last name"],
    [{ Email: "ada" }, "Please enter a valid email address.", "Email"],
    [
      { Password: "short", "Confirm password": "short" },
      "Please choose a password of at least 8 characters.",
      "Password",
    ],
    [{ "Confirm password": "long enougj" }, ACCOUNT_MESSAGES.passwordsDiffer, "Confirm password"],
    [{ "Month of birth": "" }, "Please enter your month of birth.", "Month of birth"],
    [{ "Year of birth": "" }, "Please enter your year of birth.", "Year of birth"],
    [{ "Year of birth": "90" }, "Please enter your year of birth.", "Year of birth"],
  ])("%j: %s", async (changes, problem, field) => {
    const { sentTo } = renderScreen();
    fill(changes);
    agree();
    fireEvent.click(create());
    expect((await screen.findByRole("alert")).textContent).toBe(problem);
    const blamed = screen.getByLabelText(field);
    expect(document.activeElement).toBe(blamed);
    expect(blamed.getAttribute("aria-invalid")).toBe("true");
    expect(sentTo(PATH)).toEqual([]);
  });

  test("tells all that is wrong at once, each at its field, and goes to the first", async () => {
    const { sentTo } = renderScreen();
    fill({ Email: "ada", Password: "short", "Confirm password": "other", "Year of birth": "" });
    agree();
    fireEvent.click(create());
    const wrong = {
      Email: "Please enter a valid email address.",
      Password: "Please choose a password of at least 8 characters.",
      "Confirm password": ACCOUNT_MESSAGES.passwordsDiffer,
      "Year of birth": "Please enter your year of birth.",
    };
    const alerts = await screen.findAllByRole("alert");
    expect(alerts.map(({ textContent }) => textContent)).toEqual(Object.values(wrong));
    for (const [index, label] of Object.keys(wrong).entries()) {
      const described = screen.getByLabelText(label).getAttribute("aria-describedby") ?? "";
      expect(described.split(" ")).toContain(alerts[index]?.id);
    }
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
    expect(sentTo(PATH)).toEqual([]);
  });

  test("marks each field that is empty, and goes to the first", async () => {
    const { sentTo } = renderScreen();
    agree();
    fireEvent.click(create());
    const alerts = await screen.findAllByRole("alert");
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      "Please enter your first name.",
      "Please enter your last name.",
      "Please enter your email address.",
      "Please choose a password.",
      "Please enter your password again.",
      "Please enter your month of birth.",
      "Please enter your year of birth.",
    ]);
    for (const [at, label] of Object.keys(FILLED).entries()) {
      const field = screen.getByLabelText(label);
      expect(field.getAttribute("aria-invalid")).toBe("true");
      expect(field.getAttribute("aria-describedby")?.split(" ")).toContain(alerts[at]?.id);
    }
    expect(document.activeElement).toBe(screen.getByLabelText("First name"));
    expect(sentTo(PATH)).toEqual([]);
  });

  test("tells at its field what the server finds wrong, and under the form what has no field", async () => {
    const fields = { password: "Easy to guess.", terms_version: "The terms have changed." };
    const error = Object.values(fields).join(" ");
    renderScreen(() => buildRefusal(400, "invalid_payload", error, fields));
    fill();
    agree();
    fireEvent.click(create());
    const [atField, underForm, ...more] = await screen.findAllByRole("alert");
    expect(atField?.textContent).toBe("Easy to guess.");
    expect(underForm?.textContent).toBe("The terms have changed.");
    expect(more).toEqual([]);
    const position = create().compareDocumentPosition(underForm as HTMLElement);
    expect(position & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(document.activeElement).toBe(screen.getByLabelText("Password"));
  });

  test("has no word of a minimum age", () => {
    renderScreen();
    expect(document.body.textContent).not.toMatch(/years old|at least \d+ years|\bage\b|minimum/i);
  });

  test("leads back to the log-in", () => {
    const { onBack } = renderScreen();
    fireEvent.click(screen.getByRole("button", { name: "Back to Login" }));
    expect(onBack).toHaveBeenCalledOnce();
  });
});
