import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Page } from "@playwright/test";
import type { BrightLearner } from "../learner/answers.ts";
import { addInterest, beginDialogue, sendAnswer } from "../learner/dialogue-page.ts";
import { createAttentiveLearner } from "./attentive-learner.ts";
import { expect, type TutorModel } from "./test.ts";

/** The most replies that a journey takes; the dialogue itself has room for sixteen. */
const MOST_REPLIES = 14;

/** Names an interest, picks the first of the model's issues and begins the dialogue about it. */
export async function openModelDialogue(
  page: Page,
  module: ModuleNumber,
  interest: string,
): Promise<BrightLearner> {
  await addInterest(page, interest);
  const question = await beginDialogue(page, 0, module);
  return createAttentiveLearner(await readPassage(page, question));
}

/** The argument as the page shows it. */
async function readPassage(page: Page, question: string): Promise<string> {
  const opener = page.getByRole("button", { name: "Read the passage" });
  const isPhone = await opener.isVisible();
  if (isPhone) await opener.click();
  const card = page.getByRole(isPhone ? "dialog" : "region", { name: question });
  const text = (await card.innerText()).replaceAll(/\s+/gu, " ");
  if (isPhone) await page.keyboard.press("Escape");
  return text;
}

function plain(texts: readonly string[]): string[] {
  return texts.map((text) => text.replaceAll(/\s+/gu, " ").trim());
}

/** All finished messages of the dialogue, oldest first, also behind the summary. */
export async function shownMessages(page: Page): Promise<string[]> {
  return plain(await page.locator("[role=log] :is(.markdown, .typed)").allInnerTexts());
}

/** The tutor's replies as they stand on the page, also behind the summary; the first message is not among them. */
export async function shownReplies(page: Page): Promise<string[]> {
  const bubbles = page.locator("[role=log] > div", { hasText: /^Tutor/u }).locator(".markdown");
  return plain(await bubbles.allInnerTexts()).slice(1);
}

/** The tutor's words that the model has found since, as they are to stand on the page. */
export function saidSince({ said }: TutorModel, count: number): string[] {
  return plain(said.slice(count));
}

/** Answers until the dialogue is over. */
export async function talkOn(page: Page, learner: BrightLearner): Promise<void> {
  for (let replies = 0; replies < MOST_REPLIES; replies += 1) {
    const asked = (await shownReplies(page)).at(-1) ?? "";
    if (await sendAnswer(page, learner.answer(asked))) return;
  }
  throw new Error("The dialogue did not end.");
}

/** Reads the outcome in the summary, and goes back to the modules. */
export async function closeSummary(page: Page, outcome: "success" | "not yet"): Promise<void> {
  const summary = page.getByRole("dialog", { name: "Performance Summary" });
  await expect(summary.getByText(new RegExp(`^Outcome: ${outcome}`, "u"))).toBeVisible();
  await expect(summary.getByText("Your words:").first()).toBeVisible();
  await summary.getByRole("button", { name: "Return to Modules" }).click();
}
