import type { Browser, Page } from "@playwright/test";
import { waitForLink } from "./account/mailbox.ts";
import { agreeAndTellAge, tryLogIn } from "./account/people.ts";
import { button, lookAt, openSection } from "./fixtures/admin-section.ts";
import { checkAccess, waitUntilAlive } from "./fixtures/check-access.ts";
import { withServer, type Server } from "./fixtures/server.ts";
import { expect, test as base } from "./fixtures/test.ts";

const test = base.extend<object, { readonly server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, use) => withServer("class-list", use, { USER_NAMES: "on" }),
    { scope: "worker", timeout: 90_000 },
  ],
});

const DEMO = { firstName: "", lastName: "", password: "socrates-asks" };
const SAM = { ...DEMO, email: "supervisor@demo.test" };
const GRACE = { ...DEMO, email: "grace@school.example", password: "a compiler in 1952" };
const LIST = [
  "Vorname;Nachname;E-Mail",
  "Grace;Hopper;grace@school.example",
  "Alan;Turing;alan@school.example",
  "Rosa;Parks;",
  "Emmy;;emmy@school.example",
].join("\n");
const OWN_PASSWORD = "nobody moves me";

/** Looks at the list, sees what is wrong with it, and adds it by one press; gives the card that is printed. */
async function addList(page: Page): Promise<{ email: string; password: string }> {
  await page.getByLabel("New group").fill("7b");
  await button(page, "Make the group").click();
  await button(page, "Add a class list to 7b").press("Enter");
  await expect(page.getByRole("heading", { name: "Add a class list" })).toBeFocused();
  await lookAt(page);
  await page.getByLabel("Or paste the list").fill(LIST);
  await button(page, "Look at the list").press("Enter");
  await expect(page.getByRole("heading", { name: "This is what happens" })).toBeFocused();
  await expect(page.getByText("2 learners: invited by mail")).toBeVisible();
  await expect(page.getByText("The last name is missing.")).toBeVisible();
  await expect(page.getByLabel("The first line has headings")).toBeChecked();
  await page.getByText("All lines").press("Enter");
  await lookAt(page);
  await button(page, "Add 3 learners to 7b").press("Enter");
  await expect(page.getByRole("heading", { name: "The list is added" })).toBeVisible();
  await lookAt(page);
  const card = page.getByRole("list", { name: "Cards" });
  await page.emulateMedia({ media: "print" });
  await expect(card).toBeVisible();
  await expect(page.getByRole("heading", { name: "The list is added" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  const [, email = "", password = ""] = await card.getByRole("definition").allInnerTexts();
  return { email, password };
}

/** Who has not come yet is listed, and can be withdrawn. */
async function withdrawOne(page: Page): Promise<void> {
  page.once("dialog", (dialog) => void dialog.accept());
  await button(page, "Back to Groups").last().click();
  const group = page.getByRole("region", { name: "7b" });
  await group.getByText("2 invited").press("Enter");
  await expect(group.getByText("Turing, Alan")).toBeVisible();
  await lookAt(page);
  await button(page, /^Withdraw the invitation of Alan Turing/u).press("Enter");
  await expect(group.getByText("1 invited")).toBeVisible();
}

async function openPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** The mail's link makes the account, by a password that nobody else knows. */
async function comeByMail(page: Page, browser: Browser): Promise<void> {
  const learner = await openPage(browser);
  await learner.goto(await waitForLink(page, GRACE.email, "reset_token"));
  await waitUntilAlive(learner);
  await learner.getByLabel("New password", { exact: true }).fill(GRACE.password);
  await learner.getByLabel("Confirm new password").fill(GRACE.password);
  await button(learner, "Reset Password").click();
  await expect(learner.getByLabel("Email")).toBeVisible({ timeout: 15_000 });
  await tryLogIn(learner, GRACE);
  await agreeAndTellAge(learner, "1990");
  await expect(learner.getByRole("heading", { name: "Hello, Grace" })).toBeVisible();
  await learner.context().close();
}

/** The card's password opens nothing but the way to one's own. */
async function comeByCard(
  browser: Browser,
  card: { email: string; password: string },
): Promise<void> {
  const learner = await openPage(browser);
  await learner.goto("/");
  await waitUntilAlive(learner);
  await tryLogIn(learner, { ...DEMO, ...card });
  await learner.getByLabel("Password on the card").fill(card.password);
  await learner.getByLabel("New password", { exact: true }).fill(OWN_PASSWORD);
  await learner.getByLabel("Confirm new password").fill(OWN_PASSWORD);
  await lookAt(learner);
  await button(learner, "Save new password").click();
  await agreeAndTellAge(learner, "1990");
  await expect(learner.getByRole("heading", { name: "Hello, Rosa" })).toBeVisible();
  await learner.context().close();
}

async function giveNewPassword(page: Page): Promise<void> {
  // Who has come meanwhile is counted when one comes back.
  await openSection(page, "Set work");
  await openSection(page, "Groups");
  const group = page.getByRole("region", { name: "7b" });
  await group.getByText("2 students").press("Enter");
  await group.getByRole("button", { name: "Parks, Rosa", exact: true }).click();
  await button(page, "New password").press("Enter");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await checkAccess(page);
  await button(page, "Replace it").click();
  await expect(page.getByRole("list", { name: "Cards" })).toContainText("rosa.parks");
  await lookAt(page);
}

async function readReport(page: Page): Promise<void> {
  await openSection(page, "Class");
  await button(page, "Report without names").press("Enter");
  await expect(page.getByRole("heading", { name: "Class report" })).toBeFocused();
  await page.getByLabel("Group").selectOption("7b");
  await expect(page.getByText(/^A report needs 5 students/u)).toBeVisible();
  await page.getByLabel("Group").selectOption("Evening course");
  await expect(page.getByRole("table").first()).toBeVisible();
  await expect(page.getByText("Marchetti")).toHaveCount(0);
  await lookAt(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Evening course" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Admin" })).toBeHidden();
  await expect(button(page, "Print")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
}

test("a class comes by its list: by mail, and by cards; and its report names nobody", async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto("/");
  await tryLogIn(page, SAM);
  await button(page, "Switch to Admin View").click();
  await openSection(page, "Groups");
  const card = await addList(page);
  expect(card.email).toBe("rosa.parks");
  await withdrawOne(page);
  await comeByMail(page, browser);
  await comeByCard(browser, card);
  await giveNewPassword(page);
  await readReport(page);
});
