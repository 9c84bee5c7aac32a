import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { tryLogIn } from "./account/people.ts";
import { checkAccess } from "./fixtures/check-access.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ serverName: "second-factor" });
test.describe.configure({ mode: "serial" });

const SAM = {
  email: "supervisor@demo.test",
  firstName: "Sam",
  lastName: "Supervisor",
  password: "socrates-asks",
};
let secret = "";
let recoveryCodes: string[] = [];

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const hello = (page: Page) => page.getByRole("heading", { name: "Hello, Sam" });
const codeAt = (timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
const codeNow = () => codeAt(Date.now());
/** A code lets in once, and the next one is taken already. */
const codeNext = () => codeAt(Date.now() + 30_000);

async function confirmPassword(page: Page, action: string): Promise<void> {
  await page.getByLabel("Your password").fill(SAM.password);
  await button(page, action).click();
}

/** From the QR code to the recovery codes, with the eyes of an authenticator app. */
async function connectApp(page: Page): Promise<void> {
  await expect(page.getByRole("img", { name: /^QR code/u })).toBeVisible();
  secret = (await page.locator("code").innerText()).replaceAll(/\s/gu, "");
  await page.getByLabel("Code from the app").fill(codeNow());
  await button(page, "Confirm").click();
  await expect(page.getByRole("heading", { name: "Keep your recovery codes" })).toBeFocused();
  recoveryCodes = await page
    .getByRole("list", { name: "Recovery codes" })
    .getByRole("listitem")
    .allInnerTexts();
  expect(recoveryCodes.length).toBeGreaterThan(4);
}

test("a supervisor sets a second factor up and keeps the codes", async ({ page, watch }) => {
  watch.expectTrouble("/api/begin_second_factor");
  watch.expectTrouble("/api/confirm_second_factor");
  await page.goto("/");
  await tryLogIn(page, SAM);
  await button(page, "Account").click();
  await button(page, "Set up").click();
  await page.getByLabel("Your password").fill("not my password");
  await button(page, "Go on").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Your password")).toBeFocused();
  await confirmPassword(page, "Go on");
  await connectApp(page);
  const download = page.waitForEvent("download");
  await button(page, "Download").click();
  expect((await download).suggestedFilename()).toBe("elenchus-recovery-codes.txt");
  await button(page, "I have kept them").click();
  await expect(page.getByText(/^On\. You log in with/u)).toBeVisible();
  await checkAccess(page);
});

test("the log-in asks for the code", async ({ page, watch }) => {
  watch.expectTrouble("/api/verify_second_factor");
  await page.goto("/");
  await tryLogIn(page, SAM);
  await expect(page.getByRole("heading", { name: "Second step" })).toBeFocused();
  await page.getByLabel("Code").fill("not it");
  await page.getByLabel("Code").press("Enter");
  await expect(page.getByRole("alert")).toContainText("This code is wrong");
  await page.getByLabel("Code").fill(codeNow());
  await page.getByLabel("Code").press("Enter");
  await expect(hello(page)).toBeVisible();
});

test("without the phone a recovery code lets in, once", async ({ page, watch }) => {
  watch.expectTrouble("/api/verify_second_factor");
  await page.goto("/");
  const enter = async () => {
    await tryLogIn(page, SAM);
    await button(page, "Use a recovery code").click();
    await page.getByLabel("Recovery code").fill(recoveryCodes[0] ?? "");
    await page.getByLabel("Recovery code").press("Enter");
  };
  await enter();
  await expect(hello(page)).toBeVisible();
  await button(page, "Sign Out").click();
  await enter();
  await expect(page.getByRole("alert")).toContainText("This code is wrong");
  await button(page, "Use another account").click();
  await expect(page.getByRole("heading", { name: "Log in" })).toBeFocused();
});

test("it is turned off with the password, and can be set up before all else", async ({
  page,
  watch,
}) => {
  await page.goto("/");
  await tryLogIn(page, SAM);
  await page.getByLabel("Code").fill(codeNext());
  await page.getByLabel("Code").press("Enter");
  await button(page, "Account").click();
  await button(page, "Turn off").click();
  await checkAccess(page);
  await confirmPassword(page, "Turn off the second factor");
  await expect(page.getByText(/^Off\. /u)).toBeVisible();
  await button(page, "← Back to Modules").click();
  await expect(hello(page)).toBeVisible();

  // As a server answers that lets no supervisor in without one; the demo's does not ask for it.
  watch.expectTrouble(/403.*\/api\/session/u);
  const body = { error: "Set it up.", code: "second_factor_setup_needed", request_id: "r" };
  await page.route("**/api/session", (route) => route.fulfill({ status: 403, json: body }));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Set up your second factor" })).toBeVisible();
  await checkAccess(page);
  await confirmPassword(page, "Go on");
  await connectApp(page);
  await button(page, "I have kept them").click();
  await expect(hello(page)).toBeVisible();
});
