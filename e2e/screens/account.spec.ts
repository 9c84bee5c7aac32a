import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { waitForLink } from "../account/mailbox.ts";
import { tryLogIn } from "../account/people.ts";
import { expect, test } from "./test.ts";

test.use({ serverName: "screens-account" });
test.describe.configure({ mode: "serial", timeout: 120_000 });

const demo = { firstName: "", lastName: "", password: "socrates-asks" };
const SAM = { ...demo, email: "supervisor@demo.test" };
const NEW_ADDRESS = "dana@demo.test";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("the screens of an account", async ({ page, look }) => {
  await page.goto("/");
  await tryLogIn(page, { ...demo, email: "learner@demo.test" });
  await button(page, "Account").click();
  await expect(page.getByText("learner@demo.test")).toBeVisible();
  await look("account");
  await button(page, "Change name").click();
  await look("account-name");
  await button(page, "Cancel").click();
  await button(page, "Change email address").click();
  await page.getByLabel("New email address").fill(NEW_ADDRESS);
  await page.getByLabel("Your password", { exact: true }).fill(demo.password);
  await look("account-email");
  await button(page, "Send the link").click();
  await expect(page.getByText(`We have sent a link to ${NEW_ADDRESS}.`)).toBeVisible();
  await button(page, "Delete my account").click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await look("account-delete");
  await page.goto(await waitForLink(page, NEW_ADDRESS, "email_token"));
  await expect(page.getByRole("heading", { name: "Your email address" })).toBeVisible();
  await look("new-address");
});

test("the screens of a supervisor and of the second factor", async ({ page, look }) => {
  await page.goto("/");
  await tryLogIn(page, SAM);
  await expect(page.getByText("A student may need help.")).toBeVisible();
  await look("supervisor");
  await button(page, "Account").click();
  await button(page, "Set up").click();
  await page.getByLabel("Your password").fill(SAM.password);
  await look("second-factor-password");
  await button(page, "Go on").click();
  await expect(page.getByRole("img", { name: /^QR code/u })).toBeVisible();
  await look("second-factor-app");
  const secret = (await page.locator("code").innerText()).replaceAll(/\s/gu, "");
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await page.getByLabel("Code from the app").fill(code);
  await button(page, "Confirm").click();
  await expect(page.getByRole("heading", { name: "Keep your recovery codes" })).toBeFocused();
  await look("second-factor-codes");
  await button(page, "I have kept them").click();
  await button(page, "Sign Out").click();
  await tryLogIn(page, SAM);
  await expect(page.getByRole("heading", { name: "Second step" })).toBeFocused();
  await look("second-factor");
});
