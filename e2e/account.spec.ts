import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { waitForMail } from "./account/mailbox.ts";
import { buildPerson, makeAccount, payAndEnter, tryLogIn } from "./account/people.ts";
import { checkAccess, checkNarrow } from "./fixtures/check-access.ts";
import { expect, test } from "./fixtures/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openAccount(page: Page): Promise<void> {
  await button(page, "Account").click();
  await expect(page.getByRole("heading", { name: "Your account", exact: true })).toBeFocused();
}

async function downloadData(page: Page): Promise<string> {
  const download = page.waitForEvent("download");
  await button(page, "Download my data").click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("elenchus-my-data.json");
  return readFileSync(await file.path(), "utf8");
}

test("the account says what is kept, and hands it out", async ({ page }) => {
  const ada = buildPerson("Ada");
  await makeAccount(page, ada);
  await payAndEnter(page, ada);
  await checkNarrow(page);
  await openAccount(page);
  await expect(page.getByRole("definition")).toContainText(["Ada Byron", ada.email]);
  await expect(page.getByRole("definition")).toContainText(["$29.00", "Paid"]);
  await expect(page.getByRole("heading", { name: "Second factor" })).toHaveCount(0);
  expect(await downloadData(page)).toContain(ada.email);
  await button(page, "← Back to Modules").click();
  await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeFocused();
});

test("who withdraws loses the access at once, and keeps the account", async ({ page, watch }) => {
  watch.expectTrouble(/402.*\/api\/session/u);
  const eve = buildPerson("Eve");
  await makeAccount(page, eve);
  await payAndEnter(page, eve);
  await openAccount(page);
  await button(page, "Withdraw from the contract").click();
  const dialog = page.getByRole("alertdialog", { name: "Withdraw from the contract" });
  await expect(dialog).toContainText("Your access ends at once");
  await expect(button(page, "Cancel")).toBeFocused();
  await checkAccess(page);
  await button(page, "Confirm withdrawal").click();
  const heading = page.getByRole("heading", { name: "You have withdrawn from the contract" });
  await expect(heading).toBeFocused();
  await expect(page.getByRole("time")).toBeVisible();
  await expect(page.getByRole("button", { name: /Modules/u })).toHaveCount(0);
  await checkAccess(page);
  await checkNarrow(page);
  expect(await downloadData(page)).toContain(eve.email);
  await waitForMail(page, eve.email, "withdr");

  await page.reload();
  await expect(page.getByText("You do not have access at the moment")).toBeVisible();
  await checkAccess(page);
  await button(page, "Your account and data").click();
  await expect(page.getByRole("definition")).toContainText([eve.email]);
  await expect(button(page, "Withdraw from the contract")).toHaveCount(0);
  await button(page, "Sign Out").click();
  await expect(page.getByRole("heading", { name: "Log in" })).toBeFocused();
  // Whoever had access before may be here for their data: they are asked, and not sent to pay.
  await tryLogIn(page, eve);
  await expect(page.getByRole("heading", { name: "Access to Elenchus" })).toBeFocused();
  await button(page, "Your account and data").click();
  await expect(page.getByRole("definition")).toContainText([eve.email]);
  await button(page, "← Back").click();
  await button(page, "Go to payment").click();
  await button(page, "Pay (test)").click();
  await expect(page.getByRole("heading", { name: "Hello, Eve" })).toBeVisible();
});

test("who deletes the account is gone", async ({ page, watch }) => {
  watch.expectTrouble("/api/delete_account");
  watch.expectTrouble("/api/init_chat");
  const kim = buildPerson("Kim");
  await makeAccount(page, kim);
  await payAndEnter(page, kim);
  await openAccount(page);
  await button(page, "Delete my account").click();
  const dialog = page.getByRole("alertdialog", { name: "Delete your account for good?" });
  await expect(dialog).toContainText("You can still withdraw from the contract");
  await dialog.getByLabel("Your password").fill("not my password");
  await button(page, "Delete for good").click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(dialog.getByLabel("Your password")).toBeFocused();
  await dialog.getByLabel("Your password").fill(kim.password);
  await button(page, "Delete for good").click();
  const note = page.getByText("Your account and everything in it has been deleted.");
  await expect(note).toBeVisible();
  await checkAccess(page);
  await tryLogIn(page, kim);
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password.");
});

test("another one who logs in sees nothing of the one before", async ({ page }) => {
  const demo = { firstName: "", lastName: "", password: "socrates-asks" };
  await page.goto("/");
  await tryLogIn(page, { ...demo, email: "learner@demo.test" });
  await openAccount(page);
  await expect(page.getByText("learner@demo.test")).toBeVisible();
  await button(page, "Sign Out").click();
  await tryLogIn(page, { ...demo, email: "supervisor@demo.test" });
  await openAccount(page);
  await expect(page.getByText("supervisor@demo.test")).toBeVisible();
  await expect(page.getByText("learner@demo.test")).toHaveCount(0);
});
