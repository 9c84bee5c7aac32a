import { expect, type Page } from "@playwright/test";
import { button, lookAt, openSection } from "../fixtures/admin-section.ts";
import { waitUntilAlive } from "../fixtures/check-access.ts";

/** A text for module 1, which is open to everybody. */
export const TITLE = "Fines at the library";
/** Its sentences: the second is the conclusion, the third and the fifth are reasons. */
export const TEXT = [
  "The town library has asked for fines for as long as anyone remembers.",
  "It should stop doing so.",
  "Fines keep people without much money away from the building.",
  "A mother of three told the desk that she no longer dares to borrow anything.",
  "Moreover, the fines bring in next to nothing.",
  "The work of collecting them costs the library more than it earns by them.",
  "The council will talk about it in spring, and there is a box for letters at the door.",
].join(" ");
/** The ways of its key, point by point. */
export const WAYS = {
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
/** The words of it that can be taken in two ways. */
export const WORDS = {
  "Ambiguous word 1": "without much money",
  "Ambiguous word 2": "next to nothing",
} as const;

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

/** Begins a text for a group with an empty page, and writes it. */
export async function beginText(page: Page, group: string): Promise<void> {
  await openSection(page, "Own texts");
  await button(page, "New text").press("Enter");
  await page.getByLabel("Group", { exact: true }).selectOption(group);
  await button(page, "Begin").press("Enter");
  await expect(page.getByRole("heading", { name: "A new text", level: 1 })).toBeFocused();
  await page.getByLabel("Title").fill(TITLE);
  await page.getByLabel(/^Text, 60 to 400 words/u).fill(TEXT);
}

/** Writes a text from an empty page to what students get, all by keyboard. */
export async function bringText(page: Page, group: string): Promise<void> {
  await beginText(page, group);
  // Nothing is lost, however soon the page goes.
  await page.reload();
  await waitUntilAlive(page);
  await expect(page.getByLabel("Title")).toHaveValue(TITLE);
  await expect(page.getByLabel(/^Text, 60 to 400 words/u)).toHaveValue(TEXT);
  await expect(button(page, "Draft the key"), "without a language model").toBeHidden();
  await markByKeyboard(page);
  await fillIn(page);
  await button(page, "Check").press("Enter");
  const found = page.getByRole("alert").filter({ hasText: "still to do" });
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
}
