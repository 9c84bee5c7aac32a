import { ACCOUNT_MESSAGES } from "@elenchus/domain/account-messages";
import type { Page } from "@playwright/test";
import { waitForLink } from "./account/mailbox.ts";
import { buildPerson, tryLogIn, type Person } from "./account/people.ts";
import { checkAccess } from "./fixtures/check-access.ts";
import { expect, test } from "./fixtures/test.ts";

async function openForm(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Create New Account" }).click();
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeFocused();
}

async function fill(page: Page, person: Person, birthYear = "1990"): Promise<void> {
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm password").fill(person.password);
  await page.getByLabel("Month of birth").selectOption("March");
  await page.getByLabel("Year of birth").fill(birthYear);
}

async function agree(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Terms and conditions" }).click();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
}

const create = (page: Page) => page.getByRole("button", { name: "Create Account" });

test("who registers gets a link, and can log in once it is clicked", async ({ page }) => {
  // The test checkout's pages have no icon.
  const ada = buildPerson("Ada");
  await openForm(page);
  await fill(page, ada);
  await expect(page.getByText("Not agreed")).toBeVisible();
  await expect(create(page)).toBeDisabled();
  await agree(page);
  await expect(page.getByText("Agreed", { exact: true })).toBeVisible();
  await create(page).click();
  await expect(page.getByText(ACCOUNT_MESSAGES.registered)).toBeFocused();

  const link = await waitForLink(page, ada.email, "confirmation_token");
  const carriers: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    const referrer = request.headers()["referer"] ?? "";
    if (`${search}${referrer}`.includes("confirmation_token")) carriers.push(pathname);
  });
  await page.goto(link);
  await expect(page.getByText("Your email address is verified.")).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  expect(carriers).toEqual(["/", "/api/verify_email"]);
  await tryLogIn(page, ada);
  await expect(page.getByRole("button", { name: "Pay (test)" })).toBeVisible();
});

test("a link that was clicked already says so, and one that is unknown too", async ({ page }) => {
  const eve = buildPerson("Eve");
  await openForm(page);
  await fill(page, eve);
  await agree(page);
  await create(page).click();
  await expect(page.getByText(ACCOUNT_MESSAGES.registered)).toBeVisible();
  const link = await waitForLink(page, eve.email, "confirmation_token");
  await page.goto(link);
  await expect(page.getByText("Your email address is verified.")).toBeVisible();
  await page.goto(link);
  await expect(page.getByText("This email address is already verified.")).toBeVisible();
  await page.goto("/?confirmation_token=nobody-has-this-one");
  await expect(page.getByText("This verification link is no longer valid.")).toBeVisible();
});

test("what is wrong is said under the form, at the field", async ({ page, watch }) => {
  watch.expectTrouble("/api/register_user");
  await openForm(page);
  await fill(page, { ...buildPerson("Kim"), password: "short" });
  await agree(page);
  await create(page).click();
  await expect(page.getByRole("alert")).toHaveText(/at least 8 characters/u);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await fill(page, { ...buildPerson("Kim"), password: "password123" });
  await create(page).click();
  await expect(page.getByRole("alert")).toHaveText(/easy to guess/u);
  await fill(page, buildPerson("Kim"), String(new Date().getFullYear() - 5));
  await create(page).click();
  await expect(page.getByRole("alert")).toHaveText(/You must be at least/u);
});

test("the terms are for everybody, and can be closed without agreeing", async ({ page }) => {
  await openForm(page);
  await page.getByRole("button", { name: "Terms and conditions" }).click();
  const dialog = page.getByRole("dialog", { name: "Terms and conditions" });
  for (const name of ["Terms of Service", "Privacy Policy", "Disclaimer"]) {
    await dialog.getByRole("tab", { name }).click();
    await expect(dialog.getByRole("tabpanel").getByRole("paragraph").first()).toBeVisible();
    await checkAccess(page);
  }
  await expect(dialog.getByRole("button", { name: "Confirm" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Terms and conditions" })).toBeFocused();
  await expect(page.getByText("Not agreed")).toBeVisible();
});
