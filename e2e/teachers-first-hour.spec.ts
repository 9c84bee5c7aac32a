import { expect, type Browser, type Page } from "@playwright/test";
import { makeLearner, tryLogIn } from "./account/people.ts";
import { button, lookAt, openSection } from "./fixtures/admin-section.ts";
import { waitUntilAlive } from "./fixtures/check-access.ts";
import { test } from "./fixtures/test.ts";
import { answerProbe } from "./learner/answers.ts";
import { sendAnswer, tutorMessages } from "./learner/dialogue-page.ts";
import { bringText, TITLE, WAYS } from "./teacher/bring-text.ts";
import { readSpreadsheet } from "./teacher/read-spreadsheet.ts";

test.use({ serverName: "teachers-first-hour" });

const PASSWORD = "socrates-asks";
const SAM = { email: "supervisor@demo.test", firstName: "", lastName: "", password: PASSWORD };
/** A name that spreadsheets take for a day in April. */
const GROUP = "3-4";
const JUERGEN = { firstName: "Jürgen", lastName: "Öztürk" };
const ZOE = { firstName: "Zoë", lastName: "Groß" };
const REASON = "She did name the conclusion, in words of her own.";
/** A text that a spreadsheet would reckon with. */
const COMMENT = "=1+1";
const DAY_MS = 86_400_000;

/** Makes a group with a link to join, and looks at its QR code; gives the link. */
async function makeGroup(page: Page, url: string): Promise<string> {
  await openSection(page, "Groups");
  await page.getByLabel("New group").fill(GROUP);
  await button(page, "Make the group").click();
  await button(page, `Make a link to join ${GROUP}`).click();
  const group = page.getByRole("region", { name: GROUP });
  await group.getByText("QR code").click();
  const image = page.getByAltText(`QR code of the link to join ${GROUP}`);
  await expect
    .poll(() => image.evaluate((drawn) => (drawn as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await lookAt(page);
  return group.getByText(`${url}/?join=`).innerText();
}

/** The link asks whoever comes by it, once, after the log-in. */
async function joinBy(browser: Browser, link: string, email: string): Promise<Page> {
  const learner = await (await browser.newContext()).newPage();
  await learner.goto(link);
  await waitUntilAlive(learner);
  await expect(learner).not.toHaveURL(/join=/u);
  await tryLogIn(learner, { ...SAM, email });
  await expect(learner.getByRole("heading", { name: `Join ${GROUP}?` })).toBeVisible();
  await button(learner, "Join").click();
  await expect(learner.getByText(`You joined ${GROUP}.`)).toBeVisible();
  return learner;
}

/** A moment in the form of a field for a day and time. */
function toLocalInput(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

async function setText(page: Page): Promise<void> {
  await openSection(page, "Set work");
  await button(page, "Set work").nth(1).press("Enter");
  await page.getByLabel("Group", { exact: true }).selectOption(GROUP);
  await page.getByLabel("A text of your own for all").check();
  await page.getByRole("radio", { name: TITLE }).check();
  await page.getByLabel("Due").fill(toLocalInput(new Date(Date.now() + DAY_MS)));
  await lookAt(page);
  await button(page, "Set the work").press("Enter");
  await expect(page.getByRole("heading", { name: /^To do \(2\)$/u })).toBeVisible();
  await expect(page.getByText(TITLE)).toBeVisible();
}

const workOf = (learner: Page) => learner.getByRole("region", { name: "Set work" });

/** By one press from the first page into the text. */
async function beginWork(learner: Page): Promise<void> {
  await learner.reload();
  await waitUntilAlive(learner);
  await expect(workOf(learner)).toContainText(TITLE);
  // A learner who has joined is not asked again.
  await expect(learner.getByText(`Join ${GROUP}?`)).toHaveCount(0);
  await workOf(learner).getByRole("button", { name: "Begin" }).click();
  await expect(learner.getByText("Your teacher chose the text").first()).toBeVisible();
}

/** Finds what there is to find, in other words than the key's. */
async function doWell(learner: Page): Promise<void> {
  await beginWork(learner);
  await expect(learner.getByText("My own text. My own text.").first()).toBeVisible();
  await lookAt(learner);
  expect(await learner.content()).not.toContain(WAYS["Reason 1"][2]);
  const answers: string[] = [
    WAYS.Conclusion[1],
    WAYS["Reason 1"][1],
    WAYS["Reason 2"][1],
    '"without much money" could mean people who earn little, or people who have little to spend this week',
    '"next to nothing" could mean not a penny, or little beside the whole budget',
  ];
  let isOver = false;
  for (let said = 0; !isOver; said += 1) {
    expect(said, "messages").toBeLessThan(12);
    const asked = await tutorMessages(learner).last().innerText();
    isOver = await sendAnswer(learner, answerProbe(asked) ?? answers.shift() ?? "That is all.");
  }
  await button(learner, "Return to Modules").click();
  await expect(workOf(learner)).toContainText("Nothing is to be done at the moment.");
}

/** Knows nothing, twice running. */
async function failTwice(learner: Page): Promise<void> {
  for (const _time of ["once", "and again"]) {
    await beginWork(learner);
    for (let said = 0; !(await sendAnswer(learner, "I don't know")); said += 1)
      expect(said).toBeLessThan(16);
    await button(learner, "Return to Modules").click();
    await expect(workOf(learner).getByRole("button", { name: "Begin" })).toBeVisible();
  }
}

/** From who needs attention to the place where it went wrong, and a verdict there. */
async function giveVerdict(page: Page): Promise<void> {
  await openSection(page, "Needs attention");
  await page.getByLabel("Group").selectOption(GROUP);
  const stuck = page.getByRole("article").filter({ hasText: "Failing again and again" });
  await expect(stuck).toContainText("Zoë Groß");
  await expect(stuck).toContainText("Failed the last 2 dialogues.");
  await expect(page.getByText("Jürgen Öztürk")).toHaveCount(0);
  await lookAt(page);
  await stuck.getByRole("button", { name: /^Open the transcript there/u }).click();
  await expect(page.getByText("· Where it went wrong")).toBeInViewport();
  await button(page, /^Misses only/u).click();
  await button(page, /^Overturn the outcome/u).click();
  await page.getByLabel("Reason", { exact: true }).fill(REASON);
  await button(page, "Decide").click();
  await expect(page.getByText(REASON)).toBeVisible();
  await lookAt(page);
}

/** The lines of the spreadsheet that the page has. */
async function download(page: Page, name: string): Promise<unknown[][]> {
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download XLSX" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(name);
  return readSpreadsheet(await file.path());
}

/** Comments, shows the marks, and compares the spreadsheet with what is on the page. */
async function handOutMarks(page: Page, emails: readonly string[]): Promise<void> {
  await openSection(page, "Gradebook");
  await page.getByLabel("Group").selectOption(GROUP);
  await button(page, "10 of 10 points, Jürgen Öztürk").waitFor();
  await button(page, /points, Zoë Groß$/u).click();
  await page.getByLabel("Your points").fill("7");
  await page.getByLabel("Comment for the student").fill(COMMENT);
  await button(page, "Save").click();
  await button(page, "7 of 10 points, Zoë Groß").waitFor();
  await button(page, "Show to students: column 1").click();
  await expect(page.getByText("Students see it.")).toBeVisible();
  await lookAt(page);
  const [headings = [], ...rows] = await download(page, "elenchus-gradebook.xlsx");
  expect(headings.slice(0, 4)).toEqual([
    "Last name",
    "First name",
    "Address",
    expect.stringMatching(/^1\. Module 1, successful dialogue, due \d{4}-\d\d-\d\d: points$/u),
  ]);
  expect(rows).toEqual([
    ["Groß", "Zoë", emails[1], 7, "Done", expect.any(Date), COMMENT, 7],
    ["Öztürk", "Jürgen", emails[0], 10, "Done", expect.any(Date), null, 10],
  ]);
}

test("a teacher's first hour, from a group to the marks in a spreadsheet", async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const emails = [
    await makeLearner(server.url, JUERGEN),
    await makeLearner(server.url, ZOE),
  ] as const;
  await page.goto("/");
  await tryLogIn(page, SAM);
  await button(page, "Switch to Admin View").click();
  const link = await makeGroup(page, server.url);
  const [good, stuck] = [
    await joinBy(browser, link, emails[0]),
    await joinBy(browser, link, emails[1]),
  ];
  await bringText(page, GROUP);
  await setText(page);
  await doWell(good);
  await failTwice(stuck);
  await giveVerdict(page);
  await handOutMarks(page, emails);
  await openSection(page, "Students");
  const students = await download(page, "elenchus-students.xlsx");
  expect(students.map((row) => row.slice(0, 4))).toContainEqual(["Groß", "Zoë", emails[1], GROUP]);
  await stuck.reload();
  await waitUntilAlive(stuck);
  await expect(stuck.getByText("7 of 10 points")).toBeVisible();
  await expect(stuck.getByText(COMMENT)).toBeVisible();
  await expect(stuck.getByText(REASON)).toBeVisible();
  await good.context().close();
  await stuck.context().close();
});
