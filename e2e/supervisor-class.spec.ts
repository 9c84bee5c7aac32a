import type { Browser, Locator, Page } from "@playwright/test";
import { tryLogIn } from "./account/people.ts";
import { checkAccess, checkNarrow } from "./fixtures/check-access.ts";
import { expect, test } from "./fixtures/test.ts";
import { addInterest, beginDialogue, logIn, sendAnswer } from "./learner/dialogue-page.ts";

test.use({ serverName: "supervisor-class" });

const SAM = {
  email: "supervisor@demo.test",
  firstName: "Sam",
  lastName: "Supervisor",
  password: "socrates-asks",
};
const REASON = "The conclusion was named, in other words.";
/** Three times running on each of three steps, and a little more. */
const MOST_ANSWERS = 12;

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Admin" }).getByRole("button", { name }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeFocused();
}

async function openAdminView(page: Page): Promise<void> {
  await page.goto("/");
  await tryLogIn(page, SAM);
  await expect(button(page, "Sign Out")).toBeVisible();
  const adminView = button(page, "Switch to Admin View");
  if (await adminView.isVisible()) await adminView.click();
}

/** Makes a group; gives its code. */
async function makeGroup(page: Page, name: string): Promise<string> {
  await openSection(page, "Groups");
  await page.getByLabel("New group").fill(name);
  await button(page, "Make the group").click();
  const group = page.getByRole("region", { name });
  await expect(group).toContainText("Nobody has joined yet.");
  return group.locator("code").innerText();
}

/** How the legend draws a series: its border tells it apart where colours do not. */
async function borderOf(figure: Locator, series: string): Promise<string> {
  const swatch = figure.getByRole("listitem").filter({ hasText: series }).locator(".figure-swatch");
  return swatch.first().evaluate((element) => getComputedStyle(element).borderTopStyle);
}

async function joinGroup(page: Page, code: string, name: string): Promise<void> {
  await button(page, "Account").click();
  await page.getByLabel("Code of the group").fill(` ${code.toLowerCase()} `);
  await button(page, "Join").click();
  await expect(page.getByText(`You are in ${name}.`)).toBeVisible();
  await checkAccess(page);
  await checkNarrow(page);
  await button(page, "← Back to Modules").click();
}

/** Knows nothing until the dialogue fails; asks for a review where the summary says so. */
async function failAndAskForReview(page: Page): Promise<void> {
  await addInterest(page, "chess");
  await beginDialogue(page);
  for (let answers = 0; !(await sendAnswer(page, "I don't know")); answers += 1) {
    expect(answers).toBeLessThan(MOST_ANSWERS);
  }
  const summary = page.getByRole("dialog", { name: "Performance Summary" });
  await summary.getByRole("button", { name: "Ask for a review" }).click();
  await summary.getByLabel(/^What should the supervisor look at/u).fill("I named it.");
  await summary.getByRole("button", { name: "Send to a supervisor" }).click();
  await expect(summary.getByText(/^You have asked for a review/u)).toBeFocused();
  await summary.getByRole("button", { name: "Return to Modules" }).click();
  await expect(page.getByText("0/2 dialogues completed").first()).toBeVisible();
}

async function readClass(page: Page, group: string): Promise<void> {
  await openSection(page, "Class");
  await page.getByLabel("Group").selectOption(group);
  await expect(page.getByRole("img", { name: /^Bar chart: Modules/u })).toBeVisible();
  const figure = page.getByRole("region", { name: "Modules", exact: true });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await borderOf(figure, "Locked"), colorScheme).not.toBe(
      await borderOf(figure, "Not started"),
    );
  }
  const failures = page.getByRole("region", { name: "Where dialogues fail" });
  await page.emulateMedia({ forcedColors: "active" });
  expect(await borderOf(failures, "Failed here"), "in forced colours").not.toBe(
    await borderOf(figure, "Completed"),
  );
  await page.emulateMedia({ forcedColors: null });
  await figure.getByText("Show the figures as a table").press("Enter");
  const row = figure.getByRole("row", { name: /^1\. Identifying/u });
  await expect(row).toHaveText(/Reasons0100$/u);
}

async function overturn(page: Page): Promise<void> {
  await openSection(page, "Reviews");
  const reviews = button(page, /^Overturn the outcome/u);
  await expect(reviews).toHaveCount(2);
  await expect(page.getByText("I named it.")).toBeVisible();
  const asked = page.getByRole("listitem").filter({ hasText: "I named it." });
  await asked.getByRole("button", { name: /^Overturn the outcome/u }).click();
  await page.getByLabel("Reason").fill(REASON);
  await button(page, "Decide").click();
  await expect(reviews).toHaveCount(1);
  await expect(page.getByText("I named it.")).toBeHidden();
  await expect(page.getByText(/^Supervisors confirmed 3 of 5 .*\(60%\)\.$/u)).toBeVisible();
}

async function download(page: Page): Promise<void> {
  await openSection(page, "Export");
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV: Dialogues" }).click();
  expect((await saving).suggestedFilename()).toBe("elenchus-dialogues.csv");
}

async function lookAtOperations(page: Page): Promise<void> {
  await openSection(page, "Operations");
  await expect(page.getByText("PGlite")).toBeVisible();
  await page.getByLabel("Days").selectOption("Last 90 days");
  await expect(page.getByRole("img", { name: /^Bar chart: Turns/u })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "Spring" })).toBeVisible();
  await checkAccess(page);
  await checkNarrow(page);
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  expect((await saving).suggestedFilename()).toMatch(/^elenchus-usage-.*[.]csv$/u);
}

async function openLearner(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, url);
  return page;
}

test("a group is joined, its class is read, and an outcome is overturned on request", async ({
  page,
  browser,
  server,
}) => {
  await openAdminView(page);
  const code = await makeGroup(page, "Spring");

  const learner = await openLearner(browser, server.url);
  await joinGroup(learner, code, "Spring");
  await failAndAskForReview(learner);

  await readClass(page, "Spring");
  await overturn(page);
  await openSection(page, "Flags");
  await button(page, /^Mark as handled/u).click();
  await expect(page.getByText("Every flag is handled.")).toBeVisible();
  await checkAccess(page);
  await checkNarrow(page);
  await download(page);
  await lookAtOperations(page);

  await learner.reload();
  await expect(learner.getByText(/overturned the outcome.*counts as completed/u)).toBeVisible();
  await expect(learner.getByText(REASON)).toBeVisible();
  await expect(learner.getByText("1/2 dialogues completed").first()).toBeVisible();
  await checkAccess(learner);
  await learner.context().close();
});
