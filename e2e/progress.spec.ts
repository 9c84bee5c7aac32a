import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { makeLearner } from "./account/people.ts";
import { checkAccess, checkNarrow } from "./fixtures/check-access.ts";
import { expect, test } from "./fixtures/test.ts";
import { succeedOnce } from "./learner/complete-module.ts";
import { addInterest, logIn } from "./learner/dialogue-page.ts";

// Everything here is done with the keyboard.
test.describe.configure({ mode: "serial" });

let learner = "";
test.beforeAll(async ({ server }) => {
  learner = await makeLearner(server.url);
});

const toProgress = (page: Page) => page.getByRole("button", { name: "See your progress" });
const map = (page: Page) => page.getByRole("group", { name: "Argument map" });
const rowsOf = (page: Page, list: string) =>
  page.getByRole("region", { name: list }).getByRole("listitem").getByRole("button");

async function openFinished(page: Page): Promise<void> {
  await toProgress(page).press("Enter");
  await rowsOf(page, "Finished dialogues").press("Enter");
  await expect(map(page)).toBeVisible();
}

test("before anything is finished there is a page that says so", async ({ page, server }) => {
  await logIn(page, server.url, learner);
  await toProgress(page).press("Enter");
  await expect(page.getByRole("heading", { name: "Your progress" })).toBeFocused();
  await expect(page.getByText("You have not finished a dialogue yet")).toBeVisible();
  await checkAccess(page);
  await page.getByRole("button", { name: "Choose a module" }).press("Enter");
  await addInterest(page, "beekeeping");
  await succeedOnce(page, 0);
});

test("the map stands beside the summary, and both on the page of progress", async ({
  page,
  server,
}) => {
  await logIn(page, server.url, learner);
  await rowsOf(page, "Your finished dialogues").press("Enter");
  const window = page.getByRole("dialog", { name: "Performance Summary" });
  await expect(window.getByText("Outcome: success.")).toBeVisible();
  const conclusion = map(page).getByRole("button", { name: /^Conclusion\. You found this/u });
  await expect(conclusion).toBeVisible();
  await page.keyboard.press("Escape");
  await toProgress(page).press("Enter");
  await expect(page.getByText("1 of 1")).toBeVisible();
  await rowsOf(page, "Finished dialogues").press("Enter");
  const transcript = page.getByRole("region", { name: "Dialogue" });
  await expect(transcript.getByText("You", { exact: true }).first()).toBeVisible();
  await expect(conclusion).toBeVisible();
});

test("the map's boxes are chosen one by one, and stay in a phone's width", async ({
  page,
  server,
}) => {
  await logIn(page, server.url, learner);
  await openFinished(page);
  const boxes = map(page).getByRole("button");
  await boxes.first().focus();
  await page.keyboard.press("Tab");
  await expect(boxes.nth(1)).toBeFocused();
  const flaw = map(page)
    .getByRole("button", { name: /^Ambiguous word/u })
    .first();
  await flaw.press("Enter");
  await expect(flaw).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("In the sentence that it is connected to.").first()).toBeVisible();
  await page.getByText("The map as text").press("Enter");
  const reasons = page.getByRole("listitem").filter({ hasText: /^Reason\./u });
  await expect(reasons.filter({ hasText: "Ambiguous word or phrase." })).not.toHaveCount(0);
  await checkAccess(page);
  await checkNarrow(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const rightmost = () =>
    boxes.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
  await expect.poll(rightmost).toBeLessThanOrEqual(320);
});

test("a dialogue comes as a file", async ({ page, server }) => {
  await logIn(page, server.url, learner);
  await openFinished(page);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as Markdown" }).press("Enter");
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^elenchus-dialogue-[\d-]+\.md$/u);
  const file = await readFile(await download.path(), "utf8");
  expect(file).toMatch(/^# Should /u);
  for (const part of ["The argument", "Performance summary", "Argument map", "Dialogue"])
    expect(file).toContain(`\n## ${part}\n`);
  await page.getByRole("button", { name: "← Your progress" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Your progress" })).toBeFocused();
});
