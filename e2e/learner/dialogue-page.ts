import type { ModuleNumber } from "@elenchus/domain/modules";
import { expect, type Locator, type Page } from "@playwright/test";
import { createBrightLearner } from "./answers.ts";

/** Logs the demo learner, or whoever is named, in on the page that asks for it; an open dialogue is resumed. */
export async function logInHere(page: Page, email = "learner@demo.test"): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("socrates-asks");
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
}

/** Opens the app and logs the demo learner in, or whoever is named. */
export async function logIn(page: Page, url: string, email?: string): Promise<void> {
  await page.goto(url);
  await logInHere(page, email);
}

/** Names an interest. */
export async function addInterest(page: Page, interest: string): Promise<void> {
  const box = page.getByRole("textbox", { name: /interest/i });
  await box.fill(interest);
  await box.press("Enter");
  await expect(page.getByRole("button", { name: `Remove ${interest}` })).toBeVisible();
}

/** Picks a module and an issue, and begins the dialogue; gives the question. */
export async function beginDialogue(
  page: Page,
  nth = 0,
  module: ModuleNumber = 1,
): Promise<string> {
  await page.getByRole("button", { name: new RegExp(`^Module ${module}`, "u") }).click();
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

/** The window that ends a dialogue; while it is open, the page behind it is out of reach. */
function summaryWindow(page: Page): Locator {
  return page.getByRole("dialog", { name: "Performance Summary" });
}

/** Sends an answer with Enter; true when it ended the dialogue, once the summary is there. */
export async function sendAnswer(page: Page, text: string): Promise<boolean> {
  const before = await tutorMessages(page).count();
  const box = page.getByLabel("Your answer");
  await box.fill(text);
  await box.press("Enter");
  const isOver = async (): Promise<boolean> => (await summaryWindow(page).count()) > 0;
  const goesOn = async (): Promise<boolean> =>
    (await tutorMessages(page).count()) > before &&
    (await page.getByRole("button", { name: "Send" }).count()) > 0;
  await expect
    .poll(async () => (await isOver()) || (await goesOn()), { timeout: 15_000 })
    .toBe(true);
  return isOver();
}

/** Talks as a bright learner until the summary opens; gives the number of replies. */
export async function talkToTheEnd(
  page: Page,
  question: string,
  module: ModuleNumber = 1,
): Promise<number> {
  const card = page.getByRole("region", { name: question });
  // The map is there, too.
  const passage = (await card.locator(".passage-body").innerText()).replaceAll(/\s+/gu, " ");
  const learner = createBrightLearner(question, passage, module);
  for (let replies = 1; replies <= 10; replies += 1) {
    const asked = await tutorMessages(page).last().innerText();
    if (await sendAnswer(page, learner.answer(asked))) return replies;
  }
  throw new Error("The dialogue did not end within ten replies.");
}
