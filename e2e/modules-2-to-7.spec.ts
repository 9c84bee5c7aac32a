import { MODULE_TITLES, type ModuleNumber } from "@elenchus/domain/modules";
import { makeLearner } from "./account/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { completeModule1 } from "./learner/complete-module.ts";
import { addInterest, beginDialogue, logIn, talkToTheEnd } from "./learner/dialogue-page.ts";

test.describe.configure({ mode: "serial" });

let learner = "";
test.beforeAll(async ({ server }) => {
  learner = await makeLearner(server.url);
});

/** What the lesson of each module shows in the chat's sidebar. */
const LESSONS: Readonly<Record<Exclude<ModuleNumber, 1>, { label: string; examples: number }>> = {
  2: { label: "Key missing information", examples: 3 },
  3: { label: "Factual assumptions", examples: 3 },
  4: { label: "Value preferences", examples: 3 },
  5: { label: "Logical fallacy", examples: 4 },
  6: { label: "Alternative conclusions", examples: 3 },
  7: { label: "Flawed statistical reasoning", examples: 4 },
};

test("module 1 is completed, past the screen", async ({ page, server }) => {
  await logIn(page, server.url, learner);
  await completeModule1(page, "beekeeping");
  await page.reload();
  await addInterest(page, "football");
});

for (const [key, { label, examples }] of Object.entries(LESSONS)) {
  const module = Number(key) as Exclude<ModuleNumber, 1>;

  test(`module ${module}: its lesson opens in the sidebar, and a dialogue ends in success`, async ({
    page,
    server,
  }) => {
    const lessonsLoaded = new Set<string>();
    page.on("request", (request) => {
      const [, loaded] = /\/assets\/module-(\d)-/u.exec(request.url()) ?? [];
      if (loaded !== undefined) lessonsLoaded.add(loaded);
    });
    await logIn(page, server.url, learner);
    const question = await beginDialogue(page, 0, module);

    const sidebar = page.getByRole("complementary");
    await expect(sidebar.getByRole("button", { name: /^Example \d/u })).toHaveCount(examples);
    for (const name of ["Introduction", "Ethical considerations", "Hints"])
      await expect(sidebar.getByRole("button", { name })).toBeVisible();
    await sidebar.getByRole("button", { name: "Example 1" }).click();
    await expect(sidebar.getByText(label, { exact: true })).toBeVisible();
    await expect(sidebar.getByText("Impact on persuasiveness", { exact: true })).toBeVisible();
    expect([...lessonsLoaded]).toEqual([String(module)]);

    const replies = await talkToTheEnd(page, question, module);
    expect(replies).toBeGreaterThanOrEqual(5);
    const summary = page.getByRole("dialog", { name: "Performance Summary" });
    await expect(summary.getByText("Outcome: success.")).toBeVisible();
    await expect(summary.getByRole("heading", { name: "Impact on persuasiveness" })).toBeVisible();
    await summary.getByRole("button", { name: "Return to Modules" }).click();
    const box = page.getByRole("button", { name: new RegExp(`^Module ${module}`, "u") });
    await expect(box).toContainText("1/2 dialogues completed");
    await expect(box).toContainText(MODULE_TITLES[module]);
  });
}
