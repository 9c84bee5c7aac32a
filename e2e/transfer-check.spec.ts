import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/test.ts";
import { answerInOneGo } from "./learner/answers.ts";
import { completeModule1 } from "./learner/complete-module.ts";
import { logIn } from "./learner/dialogue-page.ts";

test.use({ serverName: "transfer-check" });

const box = (page: Page) => page.getByLabel("Your answer");
const take = (page: Page) => page.getByRole("button", { name: "Take the unaided check" });

/** Reads the argument and gives what a bright learner would answer to each question. */
async function readArgument(page: Page): Promise<string[]> {
  const issue = await page.locator("#issue").innerText();
  const card = await page.getByRole("region", { name: issue }).innerText();
  return answerInOneGo(issue, card.replaceAll(/\s+/gu, " "));
}

test("a learner who has completed module 1 takes its unaided check, once", async ({
  page,
  server,
}) => {
  await logIn(page, server.url);
  await expect(take(page)).toHaveCount(0);
  await completeModule1(page, "beekeeping");
  await page.reload();

  const answers = await test.step("the first answer tells nothing", async () => {
    await take(page).click();
    await expect(page.getByRole("heading", { name: "Unaided check" })).toBeFocused();
    await expect(page.getByText("Question 1 of 3")).toBeVisible();
    const read = await readArgument(page);
    await page.getByRole("button", { name: "Hand in and go on" }).click();
    await expect(page.getByRole("alert")).toContainText("Please write an answer first.");
    await box(page).fill(read[0] ?? "");
    await page.getByRole("button", { name: "Hand in and go on" }).click();
    await expect(page.getByText("Question 2 of 3")).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 }).nth(1)).toBeFocused();
    await expect(box(page)).toHaveValue("");
    await expect(page.getByText(/Found|Not found|there to find/u)).toHaveCount(0);
    return read;
  });

  await test.step("it goes on after a reload and a crash, with the draft", async () => {
    await box(page).fill("half a thou");
    await page.reload();
    await page.getByRole("button", { name: "Go on with the unaided check" }).click();
    await expect(page.getByText("Question 2 of 3")).toBeVisible();
    await expect(box(page)).toHaveValue("half a thou");
    expect(await readArgument(page)).toEqual(answers);
    await page.getByText("Your answers so far").click();
    await expect(page.getByText(answers[0] ?? "", { exact: true })).toBeVisible();
    await server.killAndRestart();
    await page.goto(server.url);
    await page.getByRole("button", { name: "Go on with the unaided check" }).click();
    await box(page).fill("I don't know");
    await page.getByRole("button", { name: "Hand in and go on" }).click();
    await expect(page.getByText("Question 3 of 3")).toBeVisible();
  });

  await test.step("the last answer brings the result, and what was missed", async () => {
    await box(page).fill(answers[2] ?? "");
    await page.getByRole("button", { name: "Hand in and see the result" }).click();
    const heading = page.getByRole("heading", { name: "You found 2 of 3 steps alone" });
    await expect(heading).toBeFocused();
    const steps = page.getByRole("region", { name: /^You found/u }).getByRole("listitem");
    await expect(steps.filter({ hasText: "Reasons" }).first()).toContainText("Not found");
    await expect(page.getByText("What there was to find")).toHaveCount(1);
    await page.getByRole("button", { name: "Return to Modules" }).click();
  });

  await test.step("it stands beside the practice, and cannot be taken again", async () => {
    const result = page.getByRole("button", { name: "Unaided check: 2 of 3 steps" });
    await expect(result).toBeVisible();
    await expect(take(page)).toHaveCount(0);
    const list = page.getByRole("region", { name: "Without help" });
    await expect(list.getByRole("button")).toContainText("2 of 3 steps");
    await expect(page.getByRole("button", { name: /^Module 1/ })).toContainText(
      "2/2 dialogues completed",
    );
    await result.click();
    await expect(page.getByRole("heading", { name: "You found 2 of 3" })).toBeVisible();
    await expect(box(page)).toHaveCount(0);
    await page.getByRole("button", { name: "← Back to Modules" }).click();
    await expect(page.getByRole("heading", { name: /^Hello, / })).toBeVisible();
  });
});
