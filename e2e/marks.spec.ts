import type { Locator, Page } from "@playwright/test";
import { makeLearner } from "./account/people.ts";
import { checkAccess } from "./fixtures/check-access.ts";
import { checkScreen } from "./fixtures/check-screen.ts";
import { expect, test } from "./fixtures/test.ts";
import { findParts } from "./learner/answers.ts";
import { succeedOnce } from "./learner/complete-module.ts";
import { addInterest, beginDialogue, logIn, tutorMessages } from "./learner/dialogue-page.ts";
import { tabTo } from "./learner/keyboard.ts";

test.use({ hasTouch: true });
test.describe.configure({ mode: "serial" });

let learner = "";
test.beforeAll(async ({ server }) => {
  learner = await makeLearner(server.url);
});

const WIDTHS = [320, 768, 1024, 1440, 2560];

const panel = (page: Page, question: string): Locator =>
  page.getByRole("region", { name: question });
const sheet = (page: Page): Locator => page.getByRole("dialog");
const sentences = (place: Locator): Locator => place.locator("p").getByRole("button");
const role = (page: Page, name: string): Locator => page.getByRole("menuitemradio", { name });
const chips = (page: Page): Locator =>
  page.getByRole("list", { name: "Marks to be sent" }).getByRole("listitem");

async function expectReply(page: Page, replies: number): Promise<void> {
  await expect(tutorMessages(page)).toHaveCount(replies, { timeout: 20_000 });
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const measure = () => document.documentElement.scrollWidth - innerWidth;
    await expect.poll(() => page.evaluate(measure), `at ${width}`).toBeLessThanOrEqual(0);
  }
  if (size !== null) await page.setViewportSize(size);
}

/** A drag over the text selects it, and opens nothing. */
async function expectSelectable(page: Page, text: Locator): Promise<void> {
  const box = (await text.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(box.x + 4, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 12, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3);
  await expect(page.getByRole("menu")).toHaveCount(0);
}

async function mark(place: Locator, sentence: number, name: string): Promise<void> {
  await sentences(place).nth(sentence).click();
  await role(place.page(), name).click();
  await expect(place.page().getByRole("menu")).toHaveCount(0);
}

async function send(page: Page, replies: number): Promise<void> {
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expectReply(page, replies);
  await expect(chips(page)).toHaveCount(0);
}

/** The map below the passage, with so many boxes: to ask about, to look at and to print. */
async function checkMap(page: Page, place: Locator, count: number): Promise<void> {
  const map = place.getByRole("group", { name: "Argument map" });
  const boxes = map.getByRole("button");
  await expect(boxes).toHaveCount(count);
  // Each reason is an item of a list under the conclusion.
  await expect(map.getByRole("list", { name: "Reasons" }).getByRole("listitem")).toHaveCount(
    count - 1,
  );
  await boxes.first().click();
  await place.getByRole("button", { name: "Ask about this" }).click();
  await expect(page.getByLabel("Your answer")).toHaveValue(/^About “.+”: $/u);
  await expect(page.getByLabel("Your answer")).toBeFocused();
  await checkScreen(page, "the growing map");
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ media: "print" });
  await expect(sentences(place).first()).toBeVisible();
  await expect(boxes.first()).toBeVisible();
}

test("by mouse: two steps are finished with marks alone, and the map grows", async ({
  page,
  server,
}) => {
  await logIn(page, server.url, learner);
  await addInterest(page, "beekeeping");
  const question = await beginDialogue(page);
  const place = panel(page, question);
  const { conclusion, reasons, scene } = findParts(
    question,
    await sentences(place).allInnerTexts(),
  );
  await expectSelectable(page, sentences(place).first());
  // Whoever has it at once is asked on, and that takes words.
  await mark(place, scene, "Conclusion");
  await send(page, 2);
  await expect(sentences(place).nth(scene)).toContainText(
    "marked as conclusion, which is not right",
  );
  await mark(place, conclusion, "Conclusion");
  await expect(
    place.getByRole("button", { name: /^Conclusion\. Not answered yet/u }),
  ).toBeVisible();
  await send(page, 3);
  await expect(page.getByText("Step 2 of 3")).toBeVisible();
  await expect(page.getByRole("log").getByText("which is right")).toHaveCount(1);
  await mark(place, scene, "Reason");
  await send(page, 4);
  for (const reason of reasons) await mark(place, reason, "Reason");
  await expect(chips(page)).toHaveCount(reasons.length);
  await send(page, 5);
  await expect(page.getByText("Step 3 of 3")).toBeVisible();
  await expect(sentences(place).nth(reasons[0] ?? 0)).toContainText("marked as reason");
  await checkScreen(page, "a marked passage");

  await checkMap(page, place, 1 + reasons.length);
});

test("by keyboard: sentences are gone through, marked, taken back and sent", async ({
  page,
  server,
}) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await logIn(page, server.url, learner);
  const question = (await page.getByRole("heading", { level: 1 }).innerText()).trim();
  const place = panel(page, question);
  const before = await tutorMessages(page).count();
  await tabTo(page, sentences(place).first());
  await page.keyboard.press("ArrowDown");
  await expect(sentences(place).nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(role(page, "Conclusion")).toBeFocused();
  await checkAccess(page);
  await page.keyboard.press("Escape");
  await expect(sentences(place).nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(role(page, "Conclusion")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(chips(page)).toHaveCount(1);
  await expect(sentences(place).nth(1)).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(chips(page)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await page.keyboard.press("n");
  await expect(role(page, "Neither")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.reload();
  await expect(chips(page)).toHaveCount(1);
  await tabTo(page, page.getByLabel("Your answer"));
  await page.keyboard.press("Enter");
  await expectReply(page, before + 1);
  await expect(chips(page)).toHaveCount(0);
});

test("by touch: sentences are put into the boxes of the map, and it is said when it grew", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  page.on("dialog", (dialog) => void dialog.accept());
  await logIn(page, server.url, learner);
  await page.getByRole("button", { name: "← Back to Modules" }).tap();
  await page.getByRole("button", { name: "Yes" }).tap();
  await expect(page.getByRole("button", { name: /^Module 1/u })).toBeVisible();
  await succeedOnce(page, 1);
  await page.reload();
  const question = await beginDialogue(page, 2);
  await page.getByRole("button", { name: "Argument", exact: true }).tap();
  await expect(sentences(sheet(page)).first()).toBeVisible();
  const { conclusion, reasons } = findParts(question, await sentences(sheet(page)).allInnerTexts());
  await sheet(page).getByText("Map", { exact: true }).tap();
  await sheet(page)
    .getByRole("button", { name: /^Conclusion/u })
    .tap();
  await page.getByRole("menuitemradio").nth(conclusion).tap();
  await expect(
    sheet(page).getByRole("button", { name: /^Conclusion\. Not answered/u }),
  ).toBeVisible();
  const reason = reasons.find((one) => one !== conclusion) ?? 0;
  await sheet(page)
    .getByRole("button", { name: /^Reason\. Still/u })
    .tap();
  await page.getByRole("menuitemradio").nth(reason).tap();
  await checkAccess(page);
  await sheet(page).getByRole("button", { name: "Send 2 marks" }).tap();
  await expectReply(page, 2);
  await expect(tutorMessages(page).last().locator(".markdown, p").first()).toBeInViewport();
  await page.getByRole("button", { name: /^Argument\s*new$/u }).tap();
  for (const box of [/^Conclusion\. You found this/u, /^Reason\. You found this/u]) {
    await expect(sheet(page).getByRole("button", { name: box }).first()).toBeVisible();
  }
});
