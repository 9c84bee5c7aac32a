import type { Page } from "@playwright/test";
import { waitForLink, waitForMail } from "./account/mailbox.ts";
import {
  agreeAndTellAge,
  buildPerson,
  confirmAddress,
  makeAccount,
  payAndEnter,
  registerByFiveFields,
  tryLogIn,
} from "./account/people.ts";
import { checkScreen } from "./fixtures/check-screen.ts";
import { expect, test } from "./fixtures/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

test("whoever registered with five fields is asked once for the rest, and then pays and learns", async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/403.*\/api\/init_chat/u);
  watch.expectTrouble(/40[23].*\/api\/session/u);
  const ada = buildPerson("Ada");
  await registerByFiveFields(page, ada);
  await confirmAddress(page, ada);
  await tryLogIn(page, ada);
  await expect(heading(page, "Before you begin")).toBeFocused();
  await page.reload();
  await expect(heading(page, "Before you begin")).toBeVisible();
  await agreeAndTellAge(page, "1990");
  await expect(heading(page, "Access to Elenchus")).toBeFocused();
  await button(page, "Go to payment").click();
  await button(page, "Pay (test)").click();
  await expect(heading(page, "Hello, Ada")).toBeVisible();
  await button(page, "Sign Out").click();
  await tryLogIn(page, ada);
  await expect(heading(page, "Hello, Ada")).toBeVisible();
});

test("whoever is too young is told from when on, and still has their data", async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/403.*\/api\/(?:init_chat|session|agree_to_terms)/u);
  const kim = buildPerson("Kim");
  await registerByFiveFields(page, kim);
  await confirmAddress(page, kim);
  await tryLogIn(page, kim);
  const year = new Date().getFullYear();
  await agreeAndTellAge(page, String(year - 10));
  await expect(heading(page, "You can begin later")).toBeVisible();
  await expect(page.getByText(new RegExp(`from .*${year + 6} on`, "u"))).toBeFocused();
  await checkScreen(page, "an account of somebody who is too young");
  await button(page, "Sign Out").click();
  await tryLogIn(page, kim);
  await expect(heading(page, "You can begin later")).toBeVisible();
  await button(page, "Your account and data").click();
  await expect(page.getByRole("definition")).toContainText([kim.email]);
  await expect(heading(page, "Your group")).toHaveCount(0);
  const download = page.waitForEvent("download");
  await button(page, "Download my data").click();
  expect((await download).suggestedFilename()).toBe("elenchus-my-data.json");
  await button(page, "Delete my account").click();
  await page.getByRole("alertdialog").getByLabel("Your password").fill(kim.password);
  await button(page, "Delete for good").click();
  await expect(page.getByText("Your account and everything in it has been deleted.")).toBeVisible();
});

test("the right password of an address that is not confirmed gets a new link", async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/40[13].*\/api\/init_chat/u);
  const lou = buildPerson("Lou");
  await registerByFiveFields(page, lou);
  const first = await waitForLink(page, lou.email, "confirmation_token");
  await page.goto("/");
  await tryLogIn(page, { ...lou, password: "another password" });
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password.");
  await tryLogIn(page, lou);
  await expect(heading(page, "Confirm your email address")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button(page, "Send a new link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("A new link is on its way.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Try again in \d+s/u })).toBeDisabled();
  await expect.poll(() => waitForLink(page, lou.email, "confirmation_token")).not.toBe(first);
  await page.goto(first);
  await expect(page.getByText("A newer link was sent to you")).toBeVisible();
  await confirmAddress(page, lou);
});

test("a learner corrects name and address, and the address before can take it back", async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/401.*\/api\/init_chat/u);
  const eve = buildPerson("Eve");
  await makeAccount(page, eve);
  await payAndEnter(page, eve);
  await button(page, "Account").click();
  await button(page, "Change name").click();
  await page.getByLabel("First name").fill("Eva");
  await button(page, "Save name").click();
  await expect(page.getByText("Your name is changed.")).toBeVisible();
  await expect(page.getByRole("definition")).toContainText(["Eva Byron"]);
  await button(page, "Change email address").click();
  const address = `new-${eve.email}`;
  await page.getByLabel("New email address").fill(address);
  await page.getByLabel("Your password", { exact: true }).fill(eve.password);
  await button(page, "Send the link").click();
  await expect(page.getByText(`We have sent a link to ${address}.`)).toBeVisible();
  await waitForMail(page, eve.email, "asked on");
  await page.goto(await waitForLink(page, address, "email_token"));
  await expect(heading(page, "Your email address")).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  await button(page, "Use this address").click();
  await expect(page.getByText(`Your email address is now ${address}.`)).toBeFocused();
  await button(page, "Go on").click();
  await expect(heading(page, "Hello, Eva")).toBeVisible();
  await button(page, "Sign Out").click();
  await tryLogIn(page, { ...eve, email: address });
  await expect(heading(page, "Hello, Eva")).toBeVisible();

  await page.goto(await waitForLink(page, eve.email, "email_token"));
  await button(page, "Use this address").click();
  await expect(page.getByText("Everybody is logged out")).toBeVisible();
  await button(page, "Choose a new password").click();
  await expect(heading(page, "Forgot password")).toBeVisible();
});
