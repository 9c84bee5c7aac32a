import { ACCOUNT_MESSAGES } from "@elenchus/domain/account-messages";
import { MESSAGES } from "@elenchus/domain/messages";
import type { Page } from "@playwright/test";
import { waitForLink } from "./account/mailbox.ts";
import { makeLearner, tryLogIn } from "./account/people.ts";
import { checkAccess, checkNarrow } from "./fixtures/check-access.ts";
import { expect, test } from "./fixtures/test.ts";

test.describe.configure({ mode: "serial" });

const robin = { email: "", firstName: "Robin", lastName: "Byron", password: "socrates-asks" };
test.beforeAll(async ({ server }) => {
  robin.email = await makeLearner(server.url);
});
const NEW_PASSWORD = "plato answers at length";
let link = "";

async function openForgotten(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot password" })).toBeFocused();
}

test("a reset link is asked for once in 15 seconds", async ({ page }) => {
  await page.clock.install();
  await openForgotten(page);
  await page.getByRole("button", { name: "Send Reset Email" }).click();
  await expect(page.getByRole("alert")).toHaveText(MESSAGES.emailNeeded);
  await checkAccess(page);
  await checkNarrow(page);
  await page.getByLabel("Email").fill(robin.email);
  await page.getByLabel("Email").press("Enter");
  await expect(page.getByText(ACCOUNT_MESSAGES.resetSent)).toBeVisible();
  const waiting = page.getByRole("button", { name: /^Try again in \d+s$/u });
  await expect(waiting).toBeDisabled();
  await page.getByRole("button", { name: "Back to Login" }).click();
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await expect(waiting).toBeDisabled();
  await checkAccess(page);
  await page.clock.fastForward(5000);
  await expect(waiting).toBeDisabled();
  await page.clock.fastForward(11_000);
  await expect(page.getByRole("button", { name: "Send Reset Email" })).toBeEnabled();
  link = await waitForLink(page, robin.email, "reset_token");
});

test("the link sets a new password, and leads to the log-in", async ({ page, watch }) => {
  watch.expectTrouble("/api/init_chat");
  const carriers: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    const referrer = request.headers()["referer"] ?? "";
    if (`${search}${referrer}`.includes("reset_token")) carriers.push(pathname);
  });
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Reset password" })).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  expect(carriers).toEqual(["/"]);
  const reset = page.getByRole("button", { name: "Reset Password" });
  await reset.click();
  await expect(page.getByRole("alert")).toHaveText(MESSAGES.fieldsNeeded);
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Confirm new password").fill("something else");
  await reset.click();
  await expect(page.getByRole("alert")).toHaveText(ACCOUNT_MESSAGES.passwordsDiffer);
  await page.getByLabel("Confirm new password").fill(NEW_PASSWORD);
  await reset.click();
  await expect(page.getByText(ACCOUNT_MESSAGES.resetDone)).toBeVisible();
  await checkAccess(page);
  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
  await tryLogIn(page, robin);
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password.");
  await tryLogIn(page, { ...robin, password: NEW_PASSWORD });
  await expect(page.getByRole("heading", { name: "Hello, Robin" })).toBeVisible();
});

test("the link works once, and leads to another one", async ({ page, watch }) => {
  watch.expectTrouble("/api/reset_password");
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Confirm new password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByRole("alert")).toContainText("no longer valid");
  await page.getByRole("button", { name: "Get a new link" }).click();
  await expect(page.getByRole("heading", { name: "Forgot password" })).toBeFocused();
});
