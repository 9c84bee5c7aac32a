import type { Page } from "@playwright/test";
import { makeLearner } from "./account/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { createBrightLearner } from "./learner/answers.ts";
import { tutorMessages } from "./learner/dialogue-page.ts";
import { press, tabTo } from "./learner/keyboard.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const summaryOf = (page: Page) => page.getByRole("dialog", { name: "Performance Summary" });

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto("/");
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel("Password"));
  await page.keyboard.type("socrates-asks");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Hello, / })).toBeFocused();
}

/** From an interest to the chat; gives the issue. */
async function openDialogue(page: Page): Promise<string> {
  await tabTo(page, page.getByLabel("Add an interest"));
  await page.keyboard.type("beekeeping");
  await page.keyboard.press("Enter");
  await expect(button(page, "Remove beekeeping")).toBeVisible();
  await press(page, button(page, /^Module 1/u));
  const issues = page.getByRole("dialog", { name: "Choose an issue" }).getByRole("listitem");
  const issue = issues.first().getByRole("button");
  await expect(issue).toBeVisible();
  const question = (await issue.innerText()).trim();
  await press(page, issue);
  await expect(button(page, "Begin Dialogue")).toBeVisible();
  await press(page, button(page, "Begin Dialogue"));
  await expect(tutorMessages(page)).toHaveCount(1);
  return question;
}

async function answerToTheEnd(page: Page, question: string): Promise<void> {
  const card = page.getByRole("region", { name: question });
  const passage = (await card.innerText()).replaceAll(/\s+/gu, " ");
  const learner = createBrightLearner(question, passage, 1);
  const summary = summaryOf(page);
  const box = page.getByLabel("Your answer");
  await tabTo(page, box);
  for (let replies = 1; replies <= 10 && !(await summary.isVisible()); replies += 1) {
    await expect(box).toBeFocused();
    await page.keyboard.insertText(learner.answer(await tutorMessages(page).last().innerText()));
    await page.keyboard.press("Enter");
    await expect(tutorMessages(page).nth(replies).or(summary).first()).toBeVisible();
    await expect(button(page, "Send").or(summary).first()).toBeVisible();
  }
  await expect(summary.getByText("Outcome: success.")).toBeVisible();
}

test("from the log-in to the summary and out again, by the keyboard alone", async ({
  page,
  server,
}) => {
  await logIn(page, await makeLearner(server.url));
  const question = await openDialogue(page);
  const leave = button(page, "← Back to Modules");
  await press(page, leave);
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(leave).toBeFocused();
  await press(page, button(page, "Introduction"));
  await expect(button(page, "Introduction")).toHaveAttribute("aria-expanded", "true");
  await answerToTheEnd(page, question);
  await press(page, summaryOf(page).getByRole("button", { name: "Return to Modules" }));
  await expect(button(page, /^Module 1/u)).toContainText("1/2 dialogues completed");
  await press(page, page.getByText("Tips for judging figures"));
  await expect(page.getByText("Check for exaggerated figures")).toBeVisible();
  await press(page, button(page, "Sign Out"));
  await expect(page.getByRole("heading", { name: "Log in" })).toBeFocused();
});
