import type { Page } from "@playwright/test";
import { buildLongReplies } from "../bench/browser/long-replies.ts";
import { endReply, prepareReply } from "../bench/browser/stream-reply.ts";
import { makeLearner } from "./account/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { addInterest, beginDialogue, logIn, tutorMessages } from "./learner/dialogue-page.ts";

test.use({ viewport: { width: 375, height: 667 } });

let learner = "";
test.beforeAll(async ({ server }) => {
  learner = await makeLearner(server.url);
});

const TOKENS = 2_000;
/** One that is in the middle of what a learner reads. */
const READ = 7;

/** Where on the screen a block of the newest reply begins, in CSS pixels. */
async function topOfBlock(page: Page): Promise<number> {
  return page.evaluate((index) => {
    const reply = [...document.querySelectorAll(".message[data-sender=system] .markdown")].at(-1);
    return reply?.children[index]?.getBoundingClientRect().top ?? Number.NaN;
  }, READ);
}

/** Logs in, and begins a dialogue where none is open. */
async function openDialogue(page: Page, url: string): Promise<void> {
  await logIn(page, url, learner);
  const hello = page.getByRole("heading", { name: /^Hello/u });
  await expect(hello.or(page.getByLabel("Your answer"))).toBeVisible();
  if (!(await hello.isVisible())) return;
  await addInterest(page, "beekeeping");
  await beginDialogue(page);
}

test("a long reply stays where it is read when it is finished", async ({ page, server }) => {
  await openDialogue(page, server.url);
  for (const [shape, text] of Object.entries(buildLongReplies(TOKENS))) {
    // The reply before was none of the server's.
    await page.reload();
    await expect(tutorMessages(page)).toHaveCount(1);
    await prepareReply(page, { text, pieceChars: 20, pieceMs: 5, isHeld: true });
    await page.getByLabel("Your answer").fill("The writer wants it to stay open.");
    await page.getByLabel("Your answer").press("Enter");
    const coming = page.locator(".reply-coming .markdown > *");
    await expect.poll(async () => coming.count()).toBeGreaterThan(READ + 1);
    await coming.nth(READ).evaluate((block) => block.scrollIntoView({ block: "center" }));
    const before = await topOfBlock(page);
    await expect(tutorMessages(page), "while it was measured, it still came").toHaveCount(1);
    await endReply(page);
    await expect(tutorMessages(page)).toHaveCount(2, { timeout: 30_000 });
    const moved = (await topOfBlock(page)) - before;
    expect(Math.abs(moved), `${shape}: what is read has moved`).toBeLessThan(2);
  }
});

test("a reply that grows below what is read is told of, and a button that the keyboard reaches leads there", async ({
  page,
  server,
}) => {
  await openDialogue(page, server.url);
  await expect(tutorMessages(page)).toHaveCount(1);
  const box = page.getByLabel("Your answer");
  const button = page.getByRole("button", { name: "New reply below" });
  const text = "It goes on and on, and each sentence of it is new. ".repeat(60);
  await prepareReply(page, { text, pieceChars: 20, pieceMs: 25 });
  await box.fill("The writer wants it to stay open.");
  await box.press("Enter");
  await expect(page.locator(".reply-coming")).toContainText("on and on");
  await expect(button).toHaveCount(0);
  await page.mouse.move(180, 200);
  await page.mouse.wheel(0, -2_000);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(button).toBeVisible();
  const before = await heading.boundingBox();
  await expect(tutorMessages(page)).toHaveCount(2, { timeout: 30_000 });
  expect(await heading.boundingBox(), "what is read has moved").toEqual(before);

  await box.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button).toHaveCount(0);
  await expect(tutorMessages(page).last().getByText("Tutor", { exact: true })).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(box).toBeFocused();
});
