import { readFile } from "node:fs/promises";
import { checkAccess, checkNarrow } from "./fixtures/check-access.ts";
import { expect, test } from "./fixtures/test.ts";
import { succeedOnce } from "./learner/complete-module.ts";
import { addInterest, logIn } from "./learner/dialogue-page.ts";

test.use({ serverName: "progress" });

test("looking back: list, summary, map, transcript, file, by keyboard alone", async ({
  page,
  server,
}) => {
  await logIn(page, server.url);
  const toProgress = page.getByRole("button", { name: "See your progress" });

  await test.step("nothing is finished yet", async () => {
    await toProgress.press("Enter");
    await expect(page.getByRole("heading", { name: "Your progress" })).toBeFocused();
    await expect(page.getByText("Nothing is finished yet")).toBeVisible();
    await checkAccess(page);
    await page.getByRole("button", { name: "Choose a module" }).press("Enter");
  });

  await addInterest(page, "beekeeping");
  await succeedOnce(page, 0);
  await page.reload();
  const map = page.getByRole("group", { name: "Argument map" });

  await test.step("the map stands beside the summary", async () => {
    const list = page.getByRole("region", { name: "Your finished dialogues" });
    await list.getByRole("listitem").first().getByRole("button").press("Enter");
    const window = page.getByRole("dialog", { name: "Performance Summary" });
    await expect(window.getByText("Outcome: success.")).toBeVisible();
    await expect(map.getByRole("button", { name: /^Conclusion\. You found this/u })).toBeVisible();
    await checkAccess(page);
    await checkNarrow(page);
    await page.keyboard.press("Escape");
  });

  await test.step("the list leads to the dialogue", async () => {
    await toProgress.press("Enter");
    await expect(page.getByText("1 of 1")).toBeVisible();
    await checkAccess(page);
    await checkNarrow(page);
    const list = page.getByRole("region", { name: "Finished dialogues" });
    await list.getByRole("listitem").getByRole("button").press("Enter");
    const transcript = page.getByRole("region", { name: "Dialogue" });
    await expect(transcript.getByText("You", { exact: true }).first()).toBeVisible();
  });

  await test.step("the map's boxes are chosen with the keyboard, and stay in a phone's width", async () => {
    const boxes = map.getByRole("button");
    await boxes.first().focus();
    await page.keyboard.press("Tab");
    await expect(boxes.nth(1)).toBeFocused();
    const flaw = map.getByRole("button", { name: /^Ambiguous word/u }).first();
    await flaw.press("Enter");
    await expect(flaw).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("In the reason to which it is drawn.").first()).toBeVisible();
    await page.getByText("The map as text").press("Enter");
    const reasons = page.getByRole("listitem").filter({ hasText: /^Reason\./u });
    await expect(reasons.filter({ hasText: "Ambiguous word or phrase." })).not.toHaveCount(0);
    await checkAccess(page);
    await checkNarrow(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect
      .poll(async () => {
        const widths = await boxes.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().right),
        );
        return Math.max(...widths);
      })
      .toBeLessThanOrEqual(320);
  });

  await test.step("the dialogue comes as a file", async () => {
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
});
