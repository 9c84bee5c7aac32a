import { expect, type Browser, type Page } from "@playwright/test";
import { tryLogIn } from "./account/people.ts";
import { button, lookAt, openSection } from "./fixtures/admin-section.ts";
import { waitUntilAlive } from "./fixtures/check-access.ts";
import { test } from "./fixtures/test.ts";
import { sendAnswer } from "./learner/dialogue-page.ts";

test.use({ serverName: "own-text" });

const DEMO = { firstName: "", lastName: "", password: "socrates-asks" };
const SAM = { ...DEMO, email: "supervisor@demo.test" };
/** Of the evening course; module 1 is open to everybody. */
const ADA = { ...DEMO, email: "ada@demo.test" };

const TITLE = "Fines at the library";
const TEXT = [
  "The town library has asked for fines for as long as anyone remembers.",
  "It should stop doing so.",
  "Fines keep people without much money away from the building.",
  "A mother of three told the desk that she no longer dares to borrow anything.",
  "Moreover, the fines bring in next to nothing.",
  "The work of collecting them costs the library more than it earns by them.",
  "The council will talk about it in spring, and there is a box for letters at the door.",
].join(" ");
const WAYS = {
  Conclusion: [
    "The library should abolish fines.",
    "no more fines",
    "they should stop asking for fines",
  ],
  "Reason 1": [
    "Fines keep poor people away.",
    "poor people stop coming",
    "it scares away people without money",
  ],
  "Reason 2": [
    "The fines bring in hardly any money.",
    "they earn next to nothing",
    "fines hardly bring in any money",
  ],
  "Ambiguous word 1": [
    "people who earn little by their work",
    "people who have little to spend this week",
    "Only of the first sort can it be said that fines keep them away for good.",
  ],
  "Ambiguous word 2": [
    "not a penny worth counting",
    "little beside the whole budget",
    "In the second sense the money may still buy many books.",
  ],
} as const;
const WORDS = { "Ambiguous word 1": "without much money", "Ambiguous word 2": "next to nothing" };

/** Marks sentences by their letters alone. */
async function markByKeyboard(page: Page): Promise<void> {
  const sentence = (text: string) =>
    page
      .getByRole("group", { name: "Sentences of the argument" })
      .getByRole("button", { name: text });
  await sentence("The town library").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("c");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("r");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("r");
  await expect(sentence("It should stop")).toContainText("conclusion");
  await expect(sentence("Moreover")).toContainText("reason");
}

async function fillIn(page: Page): Promise<void> {
  for (const [name, ways] of Object.entries(WAYS)) {
    const card = page.getByRole("region", { name, exact: true });
    const word = WORDS[name as keyof typeof WORDS] as string | undefined;
    if (word !== undefined) await card.getByLabel("Word or phrase").fill(word);
    const label = word === undefined ? "Ways of saying it" : "What it can mean";
    const lines = card.getByRole("group", { name: label }).getByRole("textbox");
    for (const [at, way] of ways.entries()) await lines.nth(at).fill(way);
  }
}

/** Writes a text from an empty page to what students get. */
async function bringText(page: Page): Promise<void> {
  await openSection(page, "Own texts");
  await lookAt(page);
  await button(page, "New text").press("Enter");
  await page.getByLabel("Group", { exact: true }).selectOption("Evening course");
  await button(page, "Begin").press("Enter");
  await expect(page.getByRole("heading", { name: "A new text", level: 1 })).toBeFocused();
  await page.getByLabel("Title").fill(TITLE);
  await page.getByLabel(/^Text, 60 to 400 words/u).fill(TEXT);
  // Nothing is lost, however soon the page goes.
  await page.reload();
  await waitUntilAlive(page);
  await expect(page.getByLabel("Title")).toHaveValue(TITLE);
  await expect(page.getByLabel(/^Text, 60 to 400 words/u)).toHaveValue(TEXT);
  await markByKeyboard(page);
  await fillIn(page);
  await button(page, "Check").press("Enter");
  const found = page.getByRole("alert").filter({ hasText: "to be mended" });
  await expect(found).toContainText("Say where the text is from");
  await lookAt(page);
  await found.getByRole("button", { name: "Go there" }).first().press("Enter");
  await page.getByLabel("Source").fill("My own text");
  await page.getByLabel("Licence").fill("My own text");
  await page.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  const published = page.getByText(/Published as version 1/u);
  const allTheSame = button(page, "Publish all the same");
  await expect(published.or(allTheSame)).toBeVisible({ timeout: 30_000 });
  // What the tutor may not understand is for the supervisor to decide.
  if (await allTheSame.isVisible()) await allTheSame.press("Enter");
  await expect(published).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark" });
  await lookAt(page);
  await page.emulateMedia({ colorScheme: "light" });
}

async function setText(page: Page): Promise<void> {
  await openSection(page, "Set work");
  await button(page, "Set work").nth(1).press("Enter");
  await page.getByLabel("Group", { exact: true }).selectOption("Evening course");
  await page.getByLabel("One dialogue, whatever its outcome").check();
  await page.getByLabel("A text of your own for all").check();
  await page.getByRole("radio", { name: TITLE }).check();
  await lookAt(page);
  await button(page, "Set the work").press("Enter");
  await expect(page.getByRole("heading", { name: /^To do/u })).toBeVisible();
  await expect(page.getByText(TITLE)).toBeVisible();
}

/** A learner begins with it by one press, and finds what there is to find. */
async function doWork(browser: Browser): Promise<void> {
  const learner = await (await browser.newContext()).newPage();
  await learner.goto("/");
  await waitUntilAlive(learner);
  await tryLogIn(learner, ADA);
  const work = learner.getByRole("region", { name: "Set work" });
  await expect(work).toContainText(TITLE);
  await work.getByRole("button", { name: "Begin" }).click();
  await expect(learner.getByText("Your teacher chose the text").first()).toBeVisible();
  await expect(learner.getByText("My own text. My own text.").first()).toBeVisible();
  await lookAt(learner);
  expect(await learner.content()).not.toContain("it scares away people");
  const answers = [
    WAYS.Conclusion[1],
    `${WAYS["Reason 1"][1]}, and ${WAYS["Reason 2"][1]}`,
    `"without much money" could mean people who earn little, or people who have little to spend this week`,
    `"next to nothing" could mean not a penny, or little beside the whole budget`,
  ];
  let isOver = false;
  for (const answer of answers) isOver ||= await sendAnswer(learner, answer);
  for (let more = 0; !isOver && more < 12; more += 1)
    isOver = await sendAnswer(learner, "I don't know");
  await button(learner, "Return to Modules").click();
  await expect(work).toContainText("Nothing is to be done at the moment.");
  await learner.context().close();
}

test("a supervisor brings a text, sets it, and a learner has a dialogue on it", async ({
  page,
  browser,
}) => {
  await page.goto("/");
  await tryLogIn(page, SAM);
  await button(page, "Switch to Admin View").click();
  await bringText(page);
  await setText(page);
  await doWork(browser);
});
