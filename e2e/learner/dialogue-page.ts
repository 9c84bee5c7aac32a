import { expect, type Locator, type Page } from "@playwright/test";
import { createBrightLearner } from "./answers.ts";

/** Logs the demo learner in; an open dialogue is resumed. */
export async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel("Email").fill("learner@demo.test");
  await page.getByLabel("Password").fill("socrates-asks");
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
}

/** Names an interest. */
export async function addInterest(page: Page, interest: string): Promise<void> {
  const box = page.getByRole("textbox", { name: /interest/i });
  await box.fill(interest);
  await box.press("Enter");
  await expect(page.getByRole("button", { name: `Remove ${interest}` })).toBeVisible();
}

/** Picks module 1 and an issue, and begins the dialogue; gives the question. */
export async function beginDialogue(page: Page, nth = 0): Promise<string> {
  await page.getByRole("button", { name: /^Module 1/ }).click();
  const dialog = page.getByRole("dialog", { name: "Choose an issue" });
  const choice = dialog.getByRole("listitem").nth(nth).getByRole("button");
  const question = (await choice.innerText()).trim();
  await choice.click();
  await page.getByRole("button", { name: "Begin Dialogue" }).click();
  await expect(page.getByLabel("Your answer")).toBeVisible();
  return question;
}

/** The finished messages of the tutor. */
export function tutorMessages(page: Page): Locator {
  const log = page.getByRole("log", { name: "Dialogue" });
  return log.locator("> div").filter({ has: page.getByText("Tutor", { exact: true }) });
}

/** Sends an answer with Enter and waits for the tutor's reply to be there in full. */
export async function sendAnswer(page: Page, text: string): Promise<void> {
  const before = await tutorMessages(page).count();
  await page.getByLabel("Your answer").fill(text);
  await page.getByLabel("Your answer").press("Enter");
  await expect(tutorMessages(page)).toHaveCount(before + 1);
  await expect(page.getByRole("button", { name: "Stop" })).toHaveCount(0);
}

/** Talks as a bright learner until the summary opens; gives the number of replies. */
export async function talkToTheEnd(page: Page, question: string): Promise<number> {
  const card = page.getByRole("region", { name: question });
  const passage = (await card.innerText()).replaceAll(/\s+/gu, " ");
  const learner = createBrightLearner(question, passage);
  const summary = page.getByRole("dialog", { name: "Performance Summary" });
  for (let replies = 1; replies <= 10; replies += 1) {
    await sendAnswer(page, learner.answer(await tutorMessages(page).last().innerText()));
    const generating = page.getByText("Generating performance summary...");
    if ((await generating.isVisible()) || (await summary.isVisible())) {
      await expect(summary).toBeVisible();
      return replies;
    }
  }
  throw new Error("The dialogue did not end within ten replies.");
}
