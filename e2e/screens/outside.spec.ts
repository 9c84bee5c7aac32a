import { ACCOUNT_MESSAGES } from "@elenchus/domain/account-messages";
import { MESSAGES } from "@elenchus/domain/messages";
import type { Page } from "@playwright/test";
import { waitForLink } from "../account/mailbox.ts";
import {
  agreeAndTellAge,
  buildPerson,
  confirmAddress,
  makeAccount,
  registerByFiveFields,
  tryLogIn,
} from "../account/people.ts";
import { expect, test } from "./test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("the screens of the log-in and of a forgotten password", async ({ page, look, watch }) => {
  watch.expectTrouble("/api/init_chat");
  await page.goto("/");
  await expect(button(page, "Log In")).toBeVisible();
  await look("log-in");
  const tips = page.getByRole("contentinfo").getByText("Tips for judging figures");
  await tips.click();
  await look("footer-tips");
  await tips.click();
  await tryLogIn(page, buildPerson("Nobody"));
  await expect(page.getByRole("alert")).toBeVisible();
  await look("log-in-refused");

  await button(page, "Forgot password?").click();
  await look("forgot-password");
  await page.getByLabel("Email").fill("nobody@example.org");
  await button(page, "Send Reset Email").click();
  await expect(page.getByText(ACCOUNT_MESSAGES.resetSent)).toBeVisible();
  await look("forgot-password-sent");
});

test("the screens of a new password", async ({ page, look, watch }) => {
  watch.expectTrouble("/api/reset_password");
  await page.goto("/?reset_token=nobody-has-this-one");
  await expect(button(page, "Reset Password")).toBeVisible();
  await look("reset-password");
  await button(page, "Reset Password").click();
  await expect(page.getByRole("alert")).toHaveText(MESSAGES.fieldsNeeded);
  await look("reset-password-problem");
  await page.getByLabel("New password", { exact: true }).fill("plato answers at length");
  await page.getByLabel("Confirm new password").fill("plato answers at length");
  await button(page, "Reset Password").click();
  await expect(page.getByRole("alert")).toContainText("no longer valid");
  await look("reset-password-refused");
});

test("the screens of registering", async ({ page, look, watch }) => {
  watch.expectTrouble("/api/register_user");
  const ada = buildPerson("Ada");
  await page.goto("/");
  await button(page, "Create New Account").click();
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeFocused();
  await look("register");
  await button(page, "Terms and conditions").click();
  const terms = page.getByRole("dialog", { name: "Terms and conditions" });
  await expect(terms.getByRole("tabpanel").getByRole("paragraph").first()).toBeVisible();
  await look("register-terms");
  await page.getByRole("checkbox").check();
  await button(page, "Confirm").click();
  await page.getByLabel("First name").fill(ada.firstName);
  await page.getByLabel("Last name").fill(ada.lastName);
  await page.getByLabel("Email").fill(ada.email);
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel("Confirm password").fill("short");
  await page.getByLabel("Month of birth").selectOption("March");
  await page.getByLabel("Year of birth").fill("1990");
  await button(page, "Create Account").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await look("register-problem");
  await page.getByLabel("Password", { exact: true }).fill(ada.password);
  await page.getByLabel("Confirm password").fill(ada.password);
  await button(page, "Create Account").click();
  await expect(page.getByText(ACCOUNT_MESSAGES.registered)).toBeVisible();
  await look("register-done");
  await page.goto(await waitForLink(page, ada.email, "confirmation_token"));
  await expect(page.getByText("Your email address is verified.")).toBeVisible();
  await look("email-verified");
});

test("the screens between registering with five fields and the payment", async ({
  page,
  look,
  watch,
}) => {
  watch.expectTrouble(/403.*\/api\/init_chat/u);
  watch.expectTrouble(/40[23].*\/api\/session/u);
  const kim = buildPerson("Kim");
  await registerByFiveFields(page, kim);
  await page.goto("/");
  await tryLogIn(page, kim);
  await expect(page.getByRole("heading", { name: "Confirm your email address" })).toBeFocused();
  await look("unconfirmed");
  await confirmAddress(page, kim);
  await tryLogIn(page, kim);
  await expect(page.getByRole("heading", { name: "Before you begin" })).toBeFocused();
  await look("consent");
  await agreeAndTellAge(page, "1990");
  await expect(page.getByRole("heading", { name: "Access to Elenchus" })).toBeFocused();
  await look("no-access");
});

test("the screens of the legal texts", async ({ page, look, watch }) => {
  await page.goto("/");
  const open = (title: string) =>
    page.getByRole("contentinfo").getByRole("button", { name: title }).click();
  for (const [name, title] of [
    ["terms", "Terms of Service"],
    ["privacy", "Privacy Policy"],
    ["disclaimer", "Disclaimer"],
  ] as const) {
    await open(title);
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog.getByRole("paragraph").first()).toBeVisible();
    await look(`legal-${name}`);
    await dialog.getByRole("button", { name: "Close" }).click();
  }
  watch.expectTrouble("terms.html");
  await page.route("**/static/terms.html", (route) => route.abort("connectionfailed"));
  await page.reload();
  await open("Terms of Service");
  await expect(page.getByText(MESSAGES.contentFailed)).toBeVisible();
  await look("legal-failed");
  await page.goto("/static/about.html");
  await look("about");
});

test("the screens on the way to a payment", async ({ page, look, watch }) => {
  watch.expectTrouble("/api/payment_success");
  watch.expectTrouble(/402.*\/api\/session/u);
  const eve = buildPerson("Eve");
  await makeAccount(page, eve);
  await page.goto("/");
  await tryLogIn(page, eve);
  await expect(button(page, "Pay (test)")).toBeVisible();
  await look("payment");
  await button(page, "Cancel").click();
  await expect(page.getByText("The payment was cancelled. No money was taken.")).toBeVisible();
  await look("payment-cancelled");
  await page.route("**/api/payment_success", (route) => route.abort("connectionfailed"));
  await button(page, "Go to payment").click();
  await button(page, "Pay (test)").click();
  await expect(page.getByRole("alert")).toContainText("could not be confirmed yet");
  await look("payment-unconfirmed");
});

test("the screen where the server cannot be reached", async ({ page, look, watch }) => {
  watch.expectTrouble("/api/session");
  await page.route("**/api/session", (route) => route.abort("connectionfailed"));
  await page.goto("/?from=elsewhere");
  await expect(button(page, "Try again")).toBeVisible();
  await look("unreachable");
});
