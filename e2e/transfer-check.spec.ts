import type { Page } from "@playwright/test";
import { makeLearner } from "./account/people.ts";
import { checkAccess, checkAccessAtSizes } from "./fixtures/check-access.ts";
import { expect, test } from "./fixtures/test.ts";
import { answerInOneGo } from "./learner/answers.ts";
import { completeModule1 } from "./learner/complete-module.ts";
import { logIn, logInHere } from "./learner/dialogue-page.ts";

test.describe.configure({ mode: "serial" });

let learner = "";
test.beforeAll(async ({ server }) => {
  learner = await makeLearner(server.url);
});

const box = (page: Page) => page.getByLabel("Your answer");
const take = (page: Page) => page.getByRole("button", { name: "Take the unaided check" });
const goOn = (page: Page) => page.getByRole("button", { name: "Go on with the unaided check" });
const handIn = (page: Page) => page.getByRole("button", { name: "Hand in and go on" });
const keep = (page: Page) => page.getByRole("button", { name: "Keep my first answer" });
const handInLast = (page: Page) => page.getByRole("button", { name: "Hand in and see the result" });

/** Reads the argument and gives what a bright learner would answer to each question. */
async function readArgument(page: Page): Promise<string[]> {
  const issue = await page.locator("#issue").innerText();
  const card = await page.getByRole("region", { name: issue }).innerText();
  return answerInOneGo(issue, card.replaceAll(/\s+/gu, " "));
}

/** Has a supervisor overturn the review of that check, from its list. */
async function overturn(page: Page, note: string, reason: string): Promise<void> {
  await page.getByRole("button", { name: "Switch to Admin View" }).click();
  await page.getByRole("button", { name: "Reviews" }).click();
  const asked = page.getByRole("listitem").filter({ hasText: note });
  await expect(asked).toContainText("Unaided check · Module 1");
  await asked.getByRole("button", { name: /^Open the check/u }).click();
  const answers = page.getByRole("region", { name: "Answers" });
  await expect(answers.getByText("I don't know", { exact: true })).toBeVisible();
  await checkAccess(page);
  await page.getByRole("button", { name: "Overturn the outcome" }).click();
  await page.getByLabel("Reason").fill(reason);
  await page.getByRole("button", { name: "Decide" }).click();
  const record = page.getByRole("region", { name: "Verdicts" });
  await expect(record).toContainText("Passed, overturned by");
}

test("completing a module opens its check, and the first answer tells nothing", async ({
  page,
  server,
}) => {
  await logIn(page, server.url, learner);
  await expect(take(page)).toHaveCount(0);
  await completeModule1(page, "beekeeping");
  await test.step("home looks right on the day on which the check is due", async () => {
    await page.route("**/api/due_checks", async (route) => {
      const response = await route.fetch();
      const reply = (await response.json()) as { coming: object[] };
      const coming = reply.coming.map((one) => ({ ...one, due: true, days_since: 1 }));
      await route.fulfill({ response, json: { ...reply, coming } });
    });
    await page.reload();
    await expect(page.getByRole("button", { name: "Take the check" })).toBeVisible();
    await checkAccessAtSizes(page);
    await page.unroute("**/api/due_checks");
  });
  await page.reload();
  await take(page).click();
  await expect(page.getByRole("heading", { name: "Unaided check" })).toBeFocused();
  await expect(page.getByText("Question 1 of 3")).toBeVisible();
  await handIn(page).click();
  await expect(page.getByRole("alert")).toContainText("Please write an answer first.");
  await checkAccessAtSizes(page);
  const [conclusion = ""] = await readArgument(page);
  await box(page).fill(conclusion);
  await handIn(page).press("Enter");
  await expect(page.getByText("Question 2 of 3")).toBeVisible();
  await expect(page.locator("#question")).toBeFocused();
  await expect(box(page)).toHaveValue("");
  await expect(page.getByText(/Found|Not found|there to find/u)).toHaveCount(0);
});

test("a check goes on after a reload and after a crash, with its answers", async ({
  page,
  server,
}) => {
  await logIn(page, server.url, learner);
  await goOn(page).click();
  await box(page).fill("half a thou");
  const answers = await readArgument(page);
  await page.reload();
  await expect(box(page)).toHaveValue("half a thou");
  expect(await readArgument(page)).toEqual(answers);
  await page.getByText("Your answers so far").click();
  await expect(page.getByText(answers[0] ?? "", { exact: true })).toBeVisible();
  await server.killAndRestart();
  await page.goto(server.url);
  await goOn(page).click();
  await expect(page.getByText("Question 2 of 3")).toBeVisible();
  expect(await readArgument(page)).toEqual(answers);
  await page.getByRole("button", { name: "← Back to Modules" }).click();
  await expect(page.getByRole("heading", { name: /^Hello, / })).toBeVisible();
});

test("what was not found is asked once more, also after a reload, and can be kept", async ({
  page,
  server,
}) => {
  await logIn(page, server.url, learner);
  await goOn(page).click();
  await box(page).fill("I don't know");
  await handIn(page).click();
  await expect(page.getByText("Question 3 of 3")).toBeVisible();
  const [, , terms = ""] = await readArgument(page);
  await box(page).fill(terms);
  await handIn(page).click();
  await expect(page.getByText("Something is missing in one of your answers")).toBeVisible();
  await expect(page.locator("#question")).toBeFocused();
  await expect(box(page)).toHaveValue("I don't know");
  await expect(page.getByText(/Found|Not found|there to find/u)).toHaveCount(0);
  await checkAccess(page);
  await box(page).fill("Because half");
  await page.reload();
  await expect(page.getByText("Once more: 1 of 1")).toBeVisible();
  await expect(box(page)).toHaveValue("Because half");
  await keep(page).press("Enter");
  const heading = page.getByRole("heading", { name: "You found 2 of 3 steps alone" });
  await expect(heading).toBeFocused();
});

test("the result stands beside the practice for good", async ({ page, server }) => {
  await logIn(page, server.url, learner);
  await page.getByRole("button", { name: "Unaided check: 2 of 3 steps" }).click();
  const heading = page.getByRole("heading", { name: "You found 2 of 3 steps alone" });
  const steps = page.getByRole("region", { name: /^You found/u }).getByRole("listitem");
  await expect(steps.filter({ hasText: /^Reasons/u }).first()).toContainText("Not found");
  await expect(page.getByText("What you could have found")).toHaveCount(1);
  await checkAccess(page);
  await page.getByRole("button", { name: "Return to Modules" }).click();

  const result = page.getByRole("button", { name: "Unaided check: 2 of 3 steps" });
  await expect(result).toBeVisible();
  await expect(take(page)).toHaveCount(0);
  const list = page.getByRole("region", { name: "Without help" });
  await expect(list.getByRole("button")).toContainText("2 of 3 steps");
  await checkAccess(page);
  await expect(page.getByRole("button", { name: /^Module 1/ })).toContainText("2/2 dialogues");
  await result.click();
  await expect(heading).toBeVisible();
  await expect(box(page)).toHaveCount(0);
});

test("it can be taken again, the better answer to a step counts, and the latest check", async ({
  page,
  server,
}) => {
  await logIn(page, server.url, learner);
  await page.getByRole("button", { name: "Unaided check: 2 of 3 steps" }).click();
  const issue = await page.locator("#issue").innerText();
  await page.getByRole("button", { name: "Ask for a review" }).click();
  await page.getByRole("textbox").fill("I do know the reasons.");
  await page.getByRole("button", { name: "Send to a supervisor" }).click();
  await expect(page.getByText(/^You have asked for a review/u)).toBeFocused();
  await page.getByRole("button", { name: "Take it again" }).click();
  // The first argument after a start reads all issues of the library.
  await expect(page.getByText("Question 1 of 3")).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole("heading", { name: "Unaided check" })).toBeFocused();
  await expect(page.locator("#issue")).not.toHaveText(issue);
  for (const next of ["Question 2 of 3", "Question 3 of 3", "Once more: 1 of 3"]) {
    await box(page).fill("I don't know");
    await handIn(page).click();
    await expect(page.getByText(next)).toBeVisible();
  }
  const [conclusion = ""] = await readArgument(page);
  await box(page).fill(conclusion);
  await handIn(page).click();
  await expect(page.getByText("Once more: 2 of 3")).toBeVisible();
  await keep(page).click();
  await expect(page.getByText("Once more: 3 of 3")).toBeVisible();
  await box(page).fill("I still don't know");
  await handInLast(page).click();
  await expect(page.getByRole("heading", { name: "You found 1 of 3 steps alone" })).toBeFocused();
  await expect(page.getByText("Your second answer")).toHaveCount(2);
  await checkAccess(page);
  await page.getByRole("button", { name: "Return to Modules" }).click();
  await expect(page.getByRole("button", { name: "Unaided check: 1 of 3 steps" })).toBeVisible();
});

test("a supervisor who is asked overturns a result, and the learner sees it", async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  await logInHere(page, "supervisor@demo.test");
  await overturn(page, "I do know the reasons.", "You told me the reasons in class.");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await logInHere(page, learner);
  await page.getByRole("button", { name: "Unaided check: 1 of 3 steps" }).click();
  const others = page.getByRole("region", { name: "Your other checks of this module" });
  await others.getByRole("button", { name: "2 of 3 steps, counts as passed" }).click();
  await expect(page.getByText("You told me the reasons in class.")).toBeVisible();
  await expect(page.getByText(/this check counts as passed/u)).toBeVisible();
  await checkAccess(page);
});
