import type { Page } from "@playwright/test";
import type { PlainServer } from "./plain-server.ts";
import { OPENED, REPLIED, SUMMARY } from "./plain-replies.ts";
import { expect, logIn, test } from "./test.ts";

const oh = { status: 500, body: "<h1>Oh</h1>" };

test("changes interests, and hears what fails", async ({ page, plain, watch }) => {
  watch.expectTrouble(/(?:500|400).*_interest/u);
  await logIn(page, plain);
  await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();
  await expect(page.getByText("Should bells be banned?")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Module 2/u })).toBeDisabled();
  await expect(page.getByRole("button", { name: /^Module 1.*1\/2/u })).toBeEnabled();
  plain.answer("/api/add_interest", { body: { interests: ["chess", "cycling"] } });
  await page.getByRole("button", { name: /^Add cycling/u }).click();
  await expect(page.getByRole("button", { name: "Remove cycling" })).toBeVisible();
  expect(plain.sentTo("/api/add_interest")).toEqual([{ user_id: 42, interest: "cycling" }]);
  plain.answer("/api/remove_interest", { body: "" }, { status: 500, body: "<h1>Oh</h1>" });
  await page.getByRole("button", { name: "Remove cycling" }).click();
  await expect(page.getByRole("button", { name: "Remove cycling" })).toHaveCount(0);
  await page.getByRole("button", { name: "Remove chess" }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to remove interest.");
  plain.answer("/api/add_interest", { status: 400, body: { error: "Too many." } });
  const box = page.getByLabel("Add an interest");
  await box.fill("  ");
  await box.press("Enter");
  await box.fill(" tea ");
  await box.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(/Failed to submit interest\. Too many\./u);
  expect(plain.sentTo("/api/add_interest").at(-1)).toEqual({ user_id: 42, interest: "tea" });
});

test("who has nothing but an id begins as at the very beginning", async ({ page, plain }) => {
  plain.answer("/api/init_chat", { body: { user_id: "u" } });
  await page.goto(plain.url);
  await page.getByLabel("Email").fill("a@example.org");
  await page.getByLabel("Password").fill("x");
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByRole("heading", { name: "Hello", exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Module 1/u }).click();
  await expect(
    page.getByText("Please add at least one interest before starting a module."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("button", { name: "Log In" })).toBeVisible();
});

/** From a failed list of issues and a failed start to a dialogue. */
async function begin(page: Page, plain: PlainServer): Promise<void> {
  await logIn(page, plain);
  plain.answer("/api/get_passage_subtopics", oh, {
    body: { passage_subtopics: ["Should schools teach chess?"], user_interest: "chess" },
  });
  plain.answer("/api/init_module_chat", oh, { body: OPENED });
  const module = page.getByRole("button", { name: /^Module 1/u });
  await module.click();
  await expect(page.getByRole("alert")).toContainText("Could not generate subtopics.");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Should schools teach chess?" }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to start module.");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Begin Dialogue" }).click();
  expect(plain.sentTo("/api/init_module_chat").at(-1)).toEqual({
    user_id: 42,
    session_id: expect.stringMatching(/./u),
    module_id: 1,
    chosen_passage_subtopic: "Should schools teach chess?",
  });
  await expect(page.getByText("Chess teaches patience.").first()).toBeVisible();
  await expect(page.getByRole("log").getByText("What", { exact: true })).toBeVisible();
}

test("talks from the issue to the summary", async ({ page, plain, watch }) => {
  watch.expectTrouble(/500.*(?:subtopics|init_module_chat|\/chat)/u);
  await begin(page, plain);
  const say = async (text: string) => {
    await page.getByLabel("Your answer").fill(text);
    await page.getByLabel("Your answer").press("Enter");
  };
  plain.answer("/api/chat", { body: REPLIED });
  await say("That schools should teach it.");
  await expect(page.getByRole("log").getByText("why")).toBeVisible();
  expect(plain.sentTo("/api/chat")[0]).toMatchObject({
    user_id: 42,
    session_id: 7001,
    module_id: 1,
    message: "That schools should teach it.",
    history: OPENED.history,
    submodule_number: 3,
    text_passage: OPENED.text_passage,
    module_submodule_context_dict: OPENED.module_submodule_context_dict,
  });

  plain.answer("/api/chat", oh, {
    body: { response: "Indeed.", history: [], exit_message: "We are done." },
  });
  plain.answer("/api/performance_summary", { body: SUMMARY });
  await say("It teaches patience.");
  await page.getByRole("button", { name: "Retry" }).click();
  const summary = page.getByRole("dialog", { name: "Performance Summary" });
  await expect(summary).toContainText("You found both parts.");
  await expect(page.getByText("We are done.")).toHaveCount(1);
  expect(plain.sentTo("/api/chat").at(-1)).toMatchObject({
    message: "It teaches patience.",
    history: REPLIED.history,
    submodule_number: 4,
    module_submodule_context_dict: REPLIED.module_submodule_context_dict,
  });
  expect(plain.sentTo("/api/performance_summary")).toEqual([
    { session_id: 7001, user_id: 42, module_id: 1 },
  ]);
  await summary.getByRole("button", { name: "Return to Modules" }).click();
  await expect(
    page.getByRole("heading", { name: "Select a critical thinking module" }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: /^Module 1.*2\/2/u })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Module 7/u })).toBeEnabled();
});

test("takes back what was asked for, and leaves a dialogue", async ({ page, plain }) => {
  await logIn(page, plain, { accessible_modules: [1, 2] });
  plain.answer(
    "/api/get_passage_subtopics",
    { body: null, hangs: true },
    { body: { passage_subtopics: ["One?"], user_interest: "chess" } },
  );
  plain.answer("/api/init_module_chat", { body: null, hangs: true }, { body: OPENED });
  await page.getByRole("button", { name: /^Module 2/u }).click();
  await expect(page.getByText("Generating issues for you to choose from...")).toBeVisible();
  await expect(page.getByRole("button", { name: "Close" })).toHaveCount(0);
  await expect.poll(() => plain.sentTo("/api/get_passage_subtopics")).toHaveLength(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => plain.brokenOff()).toContain("/api/get_passage_subtopics");
  await page.getByRole("button", { name: /^Module 2/u }).click();
  await page.getByRole("button", { name: "One?" }).click();
  await expect(page.getByText("Loading tutor...")).toBeVisible();
  await expect.poll(() => plain.sentTo("/api/init_module_chat")).toHaveLength(1);
  await page.getByRole("button", { name: "← Back to Modules" }).click();
  await expect.poll(() => plain.brokenOff()).toContain("/api/init_module_chat");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: /^Module 2/u }).click();
  await page.getByRole("button", { name: "One?" }).click();
  await page.getByRole("button", { name: "Begin Dialogue" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(
    page.getByText("You'll lose the current dialogue progress if you exit. Are you sure?"),
  ).toBeVisible();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("button", { name: "Log In" })).toBeVisible();
});
