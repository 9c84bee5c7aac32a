import { makeLearner } from "./account/people.ts";
import { expect, test } from "./fixtures/test.ts";
import {
  addInterest,
  beginDialogue,
  logIn,
  sendAnswer,
  talkToTheEnd,
  tutorMessages,
} from "./learner/dialogue-page.ts";

test.describe.configure({ mode: "serial" });

let learner = "";
test.beforeAll(async ({ server }) => {
  learner = await makeLearner(server.url);
});

test("a learner finishes module 1 twice, and modules 2 to 7 open", async ({ page, server }) => {
  await logIn(page, server.url, learner);
  await expect(
    page.getByText("Complete the first critical thinking module to unlock the other modules"),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: /^Module 2/ })).toBeDisabled();
  await addInterest(page, "beekeeping");

  await test.step("the first dialogue ends in success, and its summary outlives a crash", async () => {
    const question = await beginDialogue(page);
    const replies = await talkToTheEnd(page, question);
    expect(replies).toBeGreaterThanOrEqual(6);
    const summary = page.getByRole("dialog", { name: "Performance Summary" });
    await expect(summary.getByText("Outcome: success.")).toBeVisible();
    await summary.getByRole("button", { name: "Return to Modules" }).click();
    await expect(page.getByRole("button", { name: /^Module 1/ })).toContainText(
      "1/2 dialogues completed",
    );
    await server.killAndRestart();
    await page.goto(server.url);
    // What others discuss may be the same question.
    const finished = page.getByRole("region", { name: "Your finished dialogues" });
    await finished.getByRole("button", { name: question }).click();
    await expect(summary.getByText("Outcome: success.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(summary).toBeHidden();
  });

  await test.step("the second one completes the module", async () => {
    const question = await beginDialogue(page, 1);
    await talkToTheEnd(page, question);
    await expect(page.getByRole("heading", { name: "Six modules are open" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Start module 2" })).toBeVisible();
    await page.getByRole("button", { name: "Return to Modules" }).click();
    await expect(
      page.getByRole("heading", { name: "Select a critical thinking module" }),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: /^Module 1/ })).toContainText(
      "2/2 dialogues completed",
    );
    await expect(page.getByRole("button", { name: /^Module 7/ })).toBeEnabled();
  });
});

test("a dialogue goes on after a reload and after a crash", async ({ page, server }) => {
  await logIn(page, server.url, learner);
  await expect(page.getByRole("heading", { name: /^Hello, / })).toBeVisible();
  await beginDialogue(page, 2);
  await sendAnswer(page, "I don't know");
  await page.getByLabel("Your answer").fill("half a thou");
  await page.reload();
  await expect(tutorMessages(page)).toHaveCount(2);
  await expect(page.getByLabel("Your answer")).toHaveValue("half a thou");
  await expect(page.getByLabel("Your answer")).toBeInViewport();
  await server.killAndRestart();
  await page.goto(server.url);
  await expect(tutorMessages(page)).toHaveCount(2);
  await sendAnswer(page, "no idea");
  await sendAnswer(page, "I really have no clue");
  const first = page.getByRole("button", { name: "Show First Message" });
  await first.click();
  const window = page.getByRole("dialog", { name: "First message" });
  await expect(window).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(window).toBeHidden();
});

test("leaving a dialogue asks first, and Yes leads back to the modules", async ({
  page,
  server,
}) => {
  await logIn(page, server.url, learner);
  await page.getByRole("button", { name: "← Back to Modules" }).click();
  const question = page
    .getByRole("alertdialog")
    .getByText("You'll lose the current dialogue progress if you exit. Are you sure?");
  await expect(question).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Your answer")).toBeVisible();
  await page.goBack();
  await expect(question).toBeVisible();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("heading", { name: /^Hello, / })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Hello, / })).toBeVisible();
});
