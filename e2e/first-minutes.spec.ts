import { makeLearner } from "./account/people.ts";
import { checkAccessAtSizes } from "./fixtures/check-access.ts";
import { checkScreen } from "./fixtures/check-screen.ts";
import { expect, test } from "./fixtures/test.ts";
import { logIn, sendAnswer, tutorMessages } from "./learner/dialogue-page.ts";

test("a new learner comes from the log-in to the tutor's first question in three actions", async ({
  page,
  server,
}) => {
  await logIn(page, server.url, await makeLearner(server.url));
  await checkScreen(page, "the home of a new learner");
  await page.getByRole("button", { name: /^Add cooking/u }).click();
  await page.getByRole("button", { name: "Talk about cooking" }).click();
  await expect(tutorMessages(page)).toHaveCount(1, { timeout: 60_000 });
  const box = page.getByLabel("Your answer");
  await expect(box).toBeFocused();
  await expect(page.getByRole("button", { name: "An example in a minute" })).toBeVisible();

  await test.step("the pen is explained, and letters are for the sentence in focus alone", async () => {
    await page.getByRole("button", { name: "Got it" }).click();
    const sentences = page.getByRole("group", { name: "Sentences of the argument" });
    await sentences.getByRole("button").first().focus();
    await page.keyboard.press("c");
    await expect(page.getByRole("list", { name: "Marks to be sent" })).toContainText("conclusion");
    await page.keyboard.press("x");
    await expect(box).toBeFocused();
    await expect(box).toHaveValue("x");
    await sentences.getByRole("button").first().press("Delete");
  });

  await test.step("the lesson is read over the whole page", async () => {
    await page.getByRole("button", { name: "Read the whole lesson" }).click();
    const lesson = page.getByRole("dialog", { name: /^Module 1/u });
    await expect(lesson.getByRole("heading", { name: "Introduction" })).toBeVisible();
    await checkAccessAtSizes(page);
    await page.keyboard.press("Escape");
    await expect(lesson).toHaveCount(0);
  });

  await test.step("who is stuck is offered ways on, and the passage where a mark is asked for", async () => {
    await sendAnswer(page, "The weather is nice");
    await page.getByRole("button", { name: "A hint" }).click();
    await expect(page.getByRole("log").getByText("Give me a hint, please.")).toBeVisible();
    await expect(tutorMessages(page)).toHaveCount(3);
    await checkScreen(page, "a dialogue that is stuck");
  });
});

test("a module's first dialogue has an example before it, read in a minute", async ({
  page,
  server,
}) => {
  await logIn(page, server.url, await makeLearner(server.url));
  await page.getByRole("button", { name: /^Add cooking/u }).click();
  await page.getByRole("button", { name: "Choose another issue" }).click();
  const issues = page.getByRole("dialog", { name: "Choose an issue" });
  await issues.getByRole("listitem").first().getByRole("button").click();
  await page.getByRole("button", { name: "An example in a minute" }).click();
  await page.getByRole("button", { name: "Show what there is to find" }).click();
  await expect(page.getByText("Conclusion", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Begin Dialogue" })).toBeVisible();
  await checkAccessAtSizes(page);
});

test("the example on the log-in page is played without a call", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const lines = page.getByRole("region", { name: "An example" }).getByRole("button");
  await expect(async () => {
    await lines.first().click();
    await expect(lines.first()).toContainText("Conclusion", { timeout: 500 });
  }).toPass();
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await lines.nth(2).click();
  await expect(page.getByText("always somebody on board, or always well filled?")).toBeVisible();
  expect(calls).toEqual([]);
  await checkScreen(page, "the log-in with its example");
});
