import { MODEL_IS_BACK, OVER_BUDGET, WITHOUT_MODEL } from "@elenchus/tutor/model-notices";
import type { Page } from "@playwright/test";
import { checkAccess, checkNarrow } from "../fixtures/check-access.ts";
import { addInterest, logIn, sendAnswer } from "../learner/dialogue-page.ts";
import {
  openModelDialogue,
  saidSince,
  shownMessages,
  shownReplies,
} from "../model/model-dialogue.ts";
import { expect, test } from "../model/test.ts";

test.use({ serverName: "model-failures", wire: "openai-compatible" });
test.describe.configure({ mode: "serial" });

const NO_REPLY = "Your message has no reply yet.";
const retry = (page: Page) => page.getByRole("button", { name: "Retry" });

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel("Your answer").fill(text);
  await page.getByLabel("Your answer").press("Enter");
}

/** Takes the turn again, and makes sure that it has brought one message and one reply more, also after a reload. */
async function retryOnce(page: Page, message: string, messagesBefore: number): Promise<void> {
  await expect(page.getByText(message, { exact: true })).toHaveCount(1);
  await retry(page).click();
  await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
  await expect(page.getByRole("alert")).toHaveCount(0);
  const told = await shownMessages(page);
  expect(told).toHaveLength(messagesBefore + 2);
  await page.reload();
  await expect(page.getByLabel("Your answer")).toBeVisible();
  expect(await shownMessages(page)).toEqual(told);
}

test("a reply that breaks off is marked as broken, and Retry brings one whole reply", async ({
  page,
  server,
  model,
  watch,
}) => {
  watch.expectTrouble("ERR_INCOMPLETE_CHUNKED_ENCODING");
  await logIn(page, server.url);
  const learner = await openModelDialogue(page, 1, "reading");
  model.spoil("words", { kind: "reset", at: "mid_text" });
  const message = learner.answer("");
  await say(page, message);
  await expect(page.getByRole("alert")).toContainText(NO_REPLY);
  await expect(page.getByText("The reply broke off here.")).toBeVisible();
  expect(await shownReplies(page), "no half reply is part of the dialogue").toEqual([]);
  await checkAccess(page);
  await checkNarrow(page);
  await retryOnce(page, message, 1);
  expect(await shownReplies(page)).toEqual(saidSince(model, model.said.length - 1));
  await expect(page.getByText("The reply broke off here.")).toHaveCount(0);
});

for (const error of ["rate_limited", "server_error"] as const) {
  test(`a provider's error (${error}) is told, the message kept, and Retry works`, async ({
    page,
    server,
    model,
    watch,
  }) => {
    watch.expectTrouble(/\b502\b/u);
    await logIn(page, server.url);
    await expect(page.getByLabel("Your answer")).toBeVisible();
    const before = (await shownMessages(page)).length;
    const fault = { kind: "error", error } as const;
    model.spoil("assess", fault, fault);
    const message = `It has to do with opening hours (${error}).`;
    await say(page, message);
    await expect(page.getByRole("alert")).toContainText(NO_REPLY);
    await expect(page.getByRole("button", { name: "Send" })).toBeDisabled();
    await retryOnce(page, message, before);
  });
}

test("with the built-in tutor behind it, the dialogue goes on and says so", async ({
  page,
  server,
  model,
}) => {
  await server.killAndRestart({ TUTOR_FALLBACK: "built-in" });
  await logIn(page, server.url);
  await expect(page.getByLabel("Your answer")).toBeVisible();
  const down = { kind: "error", error: "server_error" } as const;
  // A model that fails at judging is not asked for words in that turn.
  model.spoil("assess", down, down);
  await sendAnswer(page, "It has to do with the hours of the library, I would say.");
  expect((await shownReplies(page)).at(-1)).toMatch(new RegExp(`^${WITHOUT_MODEL} \\S`, "u"));
  await sendAnswer(page, "I really have no idea.");
  expect((await shownReplies(page)).at(-1)).toMatch(new RegExp(`^${MODEL_IS_BACK} \\S`, "u"));
});

test("a share that is used up is told, and the message kept", async ({ page, server, watch }) => {
  watch.expectTrouble(/\b429\b/u);
  await server.killAndRestart({ TUTOR_FALLBACK: "none", TUTOR_DAILY_TOKENS: "1" });
  await logIn(page, server.url);
  const message = "It asks for longer hours, I believe.";
  await say(page, message);
  await expect(page.getByRole("alert")).toContainText(
    /reached today's limit of the AI tutor\. Everything you wrote is saved\. You can close this page and continue in \d+ (?:seconds|minutes|hours)\./u,
  );
  await expect(page.getByText(message, { exact: true })).toHaveCount(1);
  await checkAccess(page);

  await checkNarrow(page);
  await page.getByRole("button", { name: "Sign out and continue later" }).click();
  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
  await server.killAndRestart({ TUTOR_FALLBACK: "built-in" });
  await logIn(page, server.url);
  await expect(page.getByText(message, { exact: true })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
  expect((await shownReplies(page)).at(-1)).toMatch(new RegExp(`^${OVER_BUDGET} \\S`, "u"));
});

test("without a model no dialogue begins, there is a way back, and one when it is there again", async ({
  page,
  server,
  model,
  watch,
}) => {
  watch.expectTrouble(/\b502\b/u);
  await server.killAndRestart({ TUTOR_FALLBACK: "none", TUTOR_DAILY_TOKENS: "0" });
  await logIn(page, server.url);
  await page.getByRole("button", { name: "← Back to Modules" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await addInterest(page, "evenings out");
  await page.getByRole("button", { name: /^Module 1/u }).click();
  const dialog = page.getByRole("dialog", { name: "Choose an issue" });
  const choice = dialog.getByRole("listitem").first().getByRole("button");
  await expect(choice).toBeVisible();
  await model.goAway();
  await choice.click();
  const problem = page.getByRole("alert");
  await expect(problem).toContainText("Failed to start module.");
  await problem.getByRole("button", { name: "Return to Modules" }).click();
  await page.getByRole("button", { name: /^Module 1/u }).click();
  await expect(dialog.getByRole("alert")).toContainText("Could not generate subtopics.");
  await model.comeBack();
  await dialog.getByRole("button", { name: "Try again" }).click();
  await choice.click();
  await page.getByRole("button", { name: "Begin Dialogue" }).click();
  await expect(page.getByLabel("Your answer")).toBeVisible();
});
