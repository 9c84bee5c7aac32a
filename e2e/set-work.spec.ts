import { expect, type Page } from "@playwright/test";
import { tryLogIn } from "./account/people.ts";
import { button, lookAt, openSection } from "./fixtures/admin-section.ts";
import { checkAccess, waitUntilAlive } from "./fixtures/check-access.ts";
import { test } from "./fixtures/test.ts";
import { sendAnswer } from "./learner/dialogue-page.ts";

test.use({ serverName: "set-work" });

const DEMO = { firstName: "", lastName: "", password: "socrates-asks" };
const SAM = { ...DEMO, email: "supervisor@demo.test" };
/** Of the evening course. */
const ADA = { ...DEMO, email: "ada@demo.test" };

/** Sets a dialogue about chess to the evening course, by keyboard where a button is pressed. */
async function setWork(page: Page): Promise<string> {
  await openSection(page, "Set work");
  // The first one is the navigation's.
  await button(page, "Set work").nth(1).press("Enter");
  await page.getByLabel("Group", { exact: true }).selectOption("Evening course");
  await page.getByLabel("One dialogue, whatever its outcome").check();
  await page.getByLabel("One issue for all").check();
  await page.getByLabel("Topic").fill("chess");
  await page.getByLabel("Topic").press("Enter");
  const issue = page.getByRole("radio", { name: /\?$/u }).first();
  await issue.check();
  await lookAt(page);
  await button(page, "Set the work").press("Enter");
  await expect(page.getByRole("heading", { name: /^To do \(8\)$/u })).toBeVisible();
  await lookAt(page);
  return (await page.getByRole("definition").nth(2).innerText()).trim();
}

/** The learner is told of it, begins it by one press, and gives up at every step. */
async function doWork(learner: Page, issue: string): Promise<void> {
  await learner.goto("/");
  await waitUntilAlive(learner);
  await tryLogIn(learner, ADA);
  const work = learner.getByRole("region", { name: "Set work" });
  await expect(work).toContainText(issue);
  await expect(work).toContainText(/Due on /u);
  await lookAt(learner);
  await work.getByRole("button", { name: "Begin" }).click();
  for (let answers = 0; !(await sendAnswer(learner, "I don't know")); answers += 1) {
    expect(answers).toBeLessThan(16);
  }
  await button(learner, "Return to Modules").click();
  await expect(work).toContainText("Nothing is to be done at the moment.");
  await expect(work).toContainText(/Done or over/u);
}

/** The supervisor gives points and a comment, and shows them. */
async function markWork(page: Page): Promise<void> {
  await openSection(page, "Gradebook");
  await lookAt(page);
  await button(page, "4 of 10 points, Ada Marchetti").click();
  await page.getByLabel("Your points").fill("6");
  await page.getByLabel("Comment for the student").fill("Do not give up so soon.");
  await checkAccess(page);
  await button(page, "Save").click();
  await expect(button(page, "6 of 10 points, Ada Marchetti")).toBeVisible();
  await button(page, "Show to students: column 1").click();
  await expect(page.getByText("Students see it.")).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download XLSX" }).click();
  expect((await saving).suggestedFilename()).toBe("elenchus-gradebook.xlsx");
}

test("a supervisor sets work, a learner does it, and sees what it was worth", async ({
  page,
  browser,
}) => {
  await page.goto("/");
  await tryLogIn(page, SAM);
  await button(page, "Switch to Admin View").click();
  const issue = await setWork(page);
  const learner = await (await browser.newContext()).newPage();
  await doWork(learner, issue);
  await markWork(page);
  await learner.reload();
  await waitUntilAlive(learner);
  await expect(learner.getByText("6 of 10 points")).toBeVisible();
  await expect(learner.getByText("Do not give up so soon.")).toBeVisible();
  await learner.context().close();
});
