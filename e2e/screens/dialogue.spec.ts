import { MESSAGES } from "@elenchus/domain/messages";
import type { Page } from "@playwright/test";
import {
  addInterest,
  logIn,
  sendAnswer,
  talkToTheEnd,
  tutorMessages,
} from "../learner/dialogue-page.ts";
import { holdCall, refuseOnce, streamForever } from "./hold-calls.ts";
import { expect, test } from "./test.ts";

test.use({ serverName: "screens-dialogue" });
test.describe.configure({ mode: "serial", timeout: 120_000 });

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const issues = (page: Page) =>
  page.getByRole("dialog", { name: "Choose an issue" }).getByRole("listitem").getByRole("button");

const BEGINNING = `That is one of the reasons, and you found it in the text itself.

Now look once more at the *second* sentence:

- What does it want you to **believe**?
- What does it offer in`;

test("the screens before a dialogue", async ({ page, look, server, watch }) => {
  watch.expectTrouble(/\b502\b/u);
  await logIn(page, server.url);
  await expect(page.getByRole("heading", { name: /^Hello, / })).toBeVisible();
  await look("modules-empty");
  await button(page, /^Module 1/u).click();
  await expect(page.getByText(MESSAGES.interestNeeded)).toBeVisible();
  await look("modules-interest-needed");
  await addInterest(page, "beekeeping");
  await addInterest(page, "night trains");
  await look("modules");

  const listIssues = await holdCall(page, "get_passage_subtopics");
  await button(page, /^Module 1/u).click();
  await expect(page.getByText("Generating issues for you to choose from...")).toBeVisible();
  await look("issues-loading");
  await listIssues();
  await expect(issues(page).first()).toBeVisible();
  await look("issues");
  await page.keyboard.press("Escape");
  await refuseOnce(page, "get_passage_subtopics");
  await button(page, /^Module 1/u).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
  await look("issues-failed");
  await page.getByRole("dialog").getByRole("button", { name: "Try again" }).click();

  await refuseOnce(page, "init_module_chat");
  await issues(page).first().click();
  await expect(page.getByRole("alert")).toContainText(MESSAGES.moduleStartFailed);
  await look("module-info-failed");
  const write = await holdCall(page, "init_module_chat");
  await button(page, "Try again").click();
  await expect(page.getByText("Loading tutor...")).toBeVisible();
  await look("module-info-loading");
  await write();
  await expect(button(page, "Begin Dialogue")).toBeVisible();
  await look("module-info");
});

test("the screens of a dialogue", async ({ page, look, server, watch }) => {
  watch.expectTrouble(/\b502\b/u);
  await logIn(page, server.url);
  await expect(page.getByLabel("Your answer")).toBeVisible();
  await look("chat");
  await button(page, "← Back to Modules").click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await look("exit-dialog");
  await button(page, "Cancel").click();

  await sendAnswer(page, "I don't know");
  await refuseOnce(page, "chat");
  await page.getByLabel("Your answer").fill("It says that the hives do well in town.");
  await page.getByLabel("Your answer").press("Enter");
  await expect(button(page, "Retry")).toBeVisible();
  await look("chat-failed-turn");
  await button(page, "Retry").click();
  await expect(button(page, "Send")).toBeVisible();

  await button(page, "Show First Message").click();
  await expect(page.getByRole("dialog", { name: "First message" })).toBeVisible();
  await look("first-message");
  await page.keyboard.press("Escape");
  await streamForever(page, BEGINNING);
  await page.getByLabel("Your answer").fill("Because the honey is eaten nearby.");
  await page.getByLabel("Your answer").press("Enter");
  await expect(page.getByText("What does it offer in")).toBeVisible();
  await look("chat-streaming");
  await button(page, "Stop").click();
  await expect(page.getByText("You stopped the reply. Your message is kept.")).toBeVisible();
  await look("chat-stopped");
});

test("the concepts, where they stand beside the chat and where not", async ({
  page,
  look,
  server,
}) => {
  await logIn(page, server.url);
  await expect(page.getByLabel("Your answer")).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await button(page, "Concepts").click();
  await expect(page.getByRole("dialog", { name: "Concepts" })).toBeVisible();
  await look("concepts");
  await page
    .getByRole("dialog", { name: "Concepts" })
    .getByRole("button", { expanded: false })
    .first()
    .click();
  await look("concepts-open");
  await page.keyboard.press("Escape");
  await button(page, "Argument").click();
  await look("argument-panel");
});

test("the screens at the end of a dialogue", async ({ page, look, server }) => {
  await logIn(page, server.url);
  await button(page, "← Back to Modules").click();
  await button(page, "Yes").click();
  await button(page, /^Module 1/u).click();
  const question = (await issues(page).nth(1).innerText()).trim();
  await issues(page).nth(1).click();
  await button(page, "Begin Dialogue").click();
  await expect(tutorMessages(page)).toHaveCount(1);
  const sumUp = await holdCall(page, "performance_summary");
  const talk = talkToTheEnd(page, question);
  await expect(page.getByText("Generating performance summary...")).toBeVisible({
    timeout: 30_000,
  });
  await look("summary-loading");
  await sumUp();
  await talk;
  await expect(page.getByRole("group", { name: "Argument map" })).toBeVisible();
  await look("summary");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByText("Outcome: success.")).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.getByText(/^Elenchus, module 1: /u)).toBeVisible();
  await expect(button(page, "Return to Modules")).toBeHidden();
  await expect(page.getByText("Warning.")).toBeHidden();
  await page.emulateMedia({ media: null, colorScheme: null });
  await button(page, "Return to Modules").click();
  await expect(button(page, question)).toBeVisible();
  await look("modules-progress");
  await button(page, "See your progress").click();
  const finished = page.getByRole("region", { name: "Finished dialogues" });
  await expect(finished.getByRole("listitem").first()).toBeVisible();
  await look("progress");
  await finished.getByRole("listitem").first().getByRole("button").click();
  await expect(page.getByRole("group", { name: "Argument map" })).toBeVisible();
  await look("progress-dialogue");
});
