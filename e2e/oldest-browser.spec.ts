import { checkNarrow } from "./fixtures/check-access.ts";
import { becomeOldest } from "./fixtures/oldest-browser.ts";
import { expect, test } from "./fixtures/test.ts";
import { addInterest, beginDialogue, logIn, talkToTheEnd } from "./learner/dialogue-page.ts";

test.use({ serverName: "oldest-browser" });

test("in the oldest supported browsers, a learner ends a dialogue and a supervisor reads of it", async ({
  page,
  server,
}) => {
  await becomeOldest(page);
  await logIn(page, server.url);
  expect(await page.evaluate(() => "withResolvers" in Promise || "Segmenter" in Intl)).toBe(false);

  await addInterest(page, "chess");
  const issue = await beginDialogue(page);
  await talkToTheEnd(page, issue);
  const summary = page.getByRole("dialog", { name: "Performance Summary" });
  await expect(summary.getByText("Outcome: success.")).toBeVisible();
  await expect(summary.getByText("The map as text")).toBeVisible();
  await summary.getByRole("button", { name: "Return to Modules" }).click();
  await page.getByRole("button", { name: "Privacy Policy" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();

  await page.getByLabel("Email").fill("supervisor@demo.test");
  await page.getByLabel("Password").fill("socrates-asks");
  await page.getByRole("button", { name: "Log In" }).click();
  await page.getByRole("button", { name: "Switch to Admin View" }).click();
  await page.getByRole("rowheader").getByRole("button", { name: "Learner, Dana" }).click();
  await page.getByRole("button", { name: `Open transcript: ${issue}` }).click();
  await expect(page.getByRole("heading", { name: "Argument map" })).toBeVisible();
  const sections = page.getByRole("navigation", { name: "Admin" });
  for (const name of ["Class", "Groups", "Flags", "Reviews", "Export"]) {
    await sections.getByRole("button", { name }).click();
    await expect(page.getByRole("heading", { name, level: 1 })).toBeFocused();
    if (name === "Class") {
      await expect(page.getByRole("img", { name: /^Bar chart: Modules/u })).toBeVisible();
    }
    await checkNarrow(page);
  }
});
