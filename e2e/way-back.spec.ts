import type { Page } from "@playwright/test";
import { makeLearner } from "./account/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { addInterest, logIn, tutorMessages } from "./learner/dialogue-page.ts";

test.describe.configure({ mode: "serial" });

let learner = "";
test.beforeAll(async ({ server }) => {
  learner = await makeLearner(server.url);
});

const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const issues = (page: Page) => page.getByRole("dialog", { name: "Choose an issue" });

test("the browser's Back leads one screen back, and a reload stays where one is", async ({
  page,
  server,
}) => {
  await logIn(page, server.url, learner);
  await expect(title(page, /^Hello, /u)).toBeVisible();
  for (const [by, name] of [
    ["Account", "Your account"],
    ["See your progress", "Your progress"],
  ] as const) {
    await button(page, by).click();
    await expect(title(page, name)).toBeVisible();
    await page.reload();
    await expect(title(page, name)).toBeVisible();
    await page.goBack();
    await expect(title(page, /^Hello, /u)).toBeVisible();
  }

  await addInterest(page, "beekeeping");
  await button(page, /^Module 1/u).click();
  await expect(issues(page).getByRole("listitem").first()).toBeVisible();
  await page.goBack();
  await expect(issues(page)).toBeHidden();
  await button(page, /^Module 1/u).click();
  await issues(page).getByRole("listitem").first().getByRole("button").click();
  await expect(button(page, "Begin Dialogue")).toBeVisible();
  await page.goBack();
  await expect(title(page, /^Hello, /u)).toBeVisible();
  await expect(issues(page)).toBeHidden();
});

test("in a dialogue Back asks each time and loses nothing; after Yes it leads out of the app", async ({
  page,
  server,
}) => {
  await page.goto("/static/about.html");
  await logIn(page, server.url, learner);
  await button(page, /^Module 1/u).click();
  await issues(page).getByRole("listitem").first().getByRole("button").click();
  await button(page, "Begin Dialogue").click();
  const box = page.getByLabel("Your answer");
  await box.fill("half a thought");
  const question = page.getByRole("alertdialog");
  // The second time at once: browsers pass over entries that a page makes behind the reader's back.
  for (const time of [1, 2]) {
    await page.goBack();
    await expect(question, `time ${time}`).toBeVisible();
    await expect(box).toHaveValue("half a thought");
  }
  await button(page, "Yes").click();
  await expect(title(page, /^Hello, /u)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/about\.html$/u);
});

test("a message whose reply was stopped is changed and sent again, once", async ({
  page,
  server,
}) => {
  await logIn(page, server.url, learner);
  await button(page, /^Module 1/u).click();
  await issues(page).getByRole("listitem").first().getByRole("button").click();
  await button(page, "Begin Dialogue").click();
  const box = page.getByLabel("Your answer");
  const own = page.getByRole("log").locator("[data-sender=user]");

  await test.step("as it never arrived", async () => {
    await page.route("**/api/chat", () => {}, { times: 1 });
    await box.fill("The writer wants bees.");
    await box.press("Enter");
    await button(page, "Stop").click();
    await button(page, "Edit message").click();
    await expect(box).toBeFocused();
    await expect(own).toHaveCount(0);
    await box.pressSequentially(" In town.");
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(box).toHaveValue("The writer wants bees. In town.");
    await box.press("Enter");
    await expect(tutorMessages(page)).toHaveCount(2);
    await expect(own).toHaveText([/The writer wants bees\. In town\.$/u]);
  });

  await test.step("as the server had answered it already", async () => {
    const answered = Promise.withResolvers<void>();
    await page.route(
      "**/api/chat",
      async (route) => {
        await route.fetch();
        answered.resolve();
      },
      { times: 1 },
    );
    await box.fill("no idea");
    await box.press("Enter");
    await answered.promise;
    await button(page, "Stop").click();
    await button(page, "Edit message").click();
    await box.fill("I have an idea.");
    await box.press("Enter");
    await expect(page.getByRole("alert")).toContainText("answered your message before");
    await expect(tutorMessages(page)).toHaveCount(3);
    await expect(own.last()).toContainText("no idea");
    await expect(box).toHaveValue("I have an idea.");
  });
});

test("a double click on Send sends once and stops nothing", async ({ page, server }) => {
  await logIn(page, server.url, learner);
  await expect(tutorMessages(page)).toHaveCount(3);
  await page.route(
    "**/api/chat",
    // Slow enough for Stop to take Send's place under the pointer.
    (route) => setTimeout(() => void route.continue(), 500),
    { times: 1 },
  );
  await page.getByLabel("Your answer").fill("The writer wants bees.");
  await button(page, "Send").dblclick({ delay: 20 });
  await expect(button(page, "Stop")).toBeVisible();
  await expect(tutorMessages(page)).toHaveCount(4);
  await expect(page.getByRole("log").locator("[data-sender=user]")).toHaveCount(3);
});
