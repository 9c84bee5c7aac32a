import type { Page } from "@playwright/test";
import { makeLearner } from "./account/people.ts";
import { checkUpright, enlargeText } from "./fixtures/large-text.ts";
import { expect, test } from "./fixtures/test.ts";
import { completeModule1 } from "./learner/complete-module.ts";
import {
  addInterest,
  beginDialogue,
  logIn,
  sendAnswer,
  tutorMessages,
} from "./learner/dialogue-page.ts";

// The walks through all screens enlarge the text of a page that is open. Here it is large before anything is.
test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: "serial" });

let learner = "";
test.beforeAll(async ({ server }) => {
  learner = await makeLearner(server.url);
});
test.beforeEach(async ({ page }) => {
  await enlargeText(page);
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("who has large text reads and answers without scrolling sideways", async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  await checkUpright(page);
  await logIn(page, server.url, learner);
  await addInterest(page, "beekeeping");
  await checkUpright(page);
  await beginDialogue(page);
  await sendAnswer(page, "I don't know");
  await page.reload();
  await expect(tutorMessages(page)).toHaveCount(2);
  await checkUpright(page);
});

test("the argument, its marks, its map and the concepts stay within the screen", async ({
  page,
  server,
}) => {
  await logIn(page, server.url, learner);
  await button(page, "Argument").click();
  const sheet = page.getByRole("dialog");
  await checkUpright(page);
  await sheet.locator("p").getByRole("button").first().click();
  await expect(page.getByRole("menu")).toBeVisible();
  await checkUpright(page);
  await page.getByRole("menuitemradio", { name: "Conclusion" }).click();
  await sheet.getByText(/^Map/u).click();
  await expect(sheet.getByRole("group", { name: "Argument map" })).toBeVisible();
  await checkUpright(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("list", { name: "Marks to be sent" })).toBeVisible();
  await checkUpright(page);
  await button(page, "Concepts").click();
  await expect(page.getByRole("dialog", { name: "Concepts" })).toBeVisible();
  await checkUpright(page);
});

test("an unaided check stays within the screen", async ({ page, server }) => {
  await logIn(page, server.url, learner);
  // The dialogue of before has come back by then; the ones that follow end it.
  await expect(tutorMessages(page)).toHaveCount(2);
  await completeModule1(page, "beekeeping");
  await page.reload();
  await page.getByRole("button", { name: "Take the unaided check" }).click();
  await expect(page.getByText("Question 1 of 3")).toBeVisible();
  await checkUpright(page);
});
