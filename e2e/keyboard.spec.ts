import { expect, test } from "./fixtures/test.ts";
import { createBrightLearner } from "./learner/answers.ts";
import { tutorMessages } from "./learner/dialogue-page.ts";
import { press, tabTo } from "./learner/keyboard.ts";

test.use({ serverName: "keyboard" });

test("from the log-in to the summary and out again, by the keyboard alone", async ({ page }) => {
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const { keyboard } = page;
  await page.goto("/");
  await tabTo(page, page.getByLabel("Email"));
  await keyboard.type("learner@demo.test");
  await tabTo(page, page.getByLabel("Password"));
  await keyboard.type("socrates-asks");
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Hello, / })).toBeFocused();
  await tabTo(page, page.getByLabel("Add an interest"));
  await keyboard.type("beekeeping");
  await keyboard.press("Enter");
  await expect(button("Remove beekeeping")).toBeVisible();

  await press(page, button(/^Module 1/u));
  const issues = page.getByRole("dialog", { name: "Choose an issue" }).getByRole("listitem");
  const issue = issues.first().getByRole("button");
  await expect(issue).toBeVisible();
  const question = (await issue.innerText()).trim();
  await press(page, issue);
  await expect(button("Begin Dialogue")).toBeVisible();
  await press(page, button("Begin Dialogue"));

  await expect(tutorMessages(page)).toHaveCount(1);
  await test.step("asks before the dialogue is left, and gives the focus back", async () => {
    const leave = button("← Back to Modules");
    await leave.focus();
    await keyboard.press("Enter");
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await keyboard.press("Escape");
    await expect(leave).toBeFocused();
  });
  await press(page, button("Introduction"));
  await expect(button("Introduction")).toHaveAttribute("aria-expanded", "true");

  const card = page.getByRole("region", { name: question });
  const passage = (await card.innerText()).replaceAll(/\s+/gu, " ");
  const learner = createBrightLearner(question, passage, 1);
  const summary = page.getByRole("dialog", { name: "Performance Summary" });
  const box = page.getByLabel("Your answer");
  await tabTo(page, box);
  for (let replies = 1; replies <= 10 && !(await summary.isVisible()); replies += 1) {
    await expect(box).toBeFocused();
    await keyboard.insertText(learner.answer(await tutorMessages(page).last().innerText()));
    await keyboard.press("Enter");
    await expect(tutorMessages(page).nth(replies).or(summary).first()).toBeVisible();
    await expect(button("Send").or(summary).first()).toBeVisible();
  }
  await expect(summary.getByText("Outcome: success.")).toBeVisible();
  await press(page, summary.getByRole("button", { name: "Return to Modules" }));
  await expect(button(/^Module 1/u)).toContainText("1/2 dialogues completed");
  await press(page, page.getByText("Tips for judging figures"));
  await expect(page.getByText("Check for exaggerated figures")).toBeVisible();
  await button("Sign Out").focus();
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Log in" })).toBeFocused();
});
