import type { Page } from "@playwright/test";
import { makeLearner } from "./account/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { addInterest, beginDialogue, logIn } from "./learner/dialogue-page.ts";

// A part of the page that did not come comes when it is asked for again: some browsers keep failed imports for good.

const ROUTES = {
  view: /\/assets\/register-screen-[^/]*\.js$/u,
  shared: /\/assets\/dialogs-[^/]*\.js$/u,
  sheet: /\/assets\/choice-menu-[^/]*\.css$/u,
};

/** Has these files fail until they are let through again. */
async function cut(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort("internetdisconnected"));
  return () => page.unroute(files);
}

test.beforeEach(({ watch }) => {
  watch.expectTrouble("ERR_INTERNET_DISCONNECTED");
  // React tells on the console of what was caught.
  watch.expectTrouble("PartMissing");
});

test("a view comes as soon as it can be had", async ({ page }) => {
  await page.goto("/");
  const mend = await cut(page, ROUTES.view);
  await page.getByRole("button", { name: "Create New Account" }).click();
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await mend();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("First name")).toBeVisible();
});

test("so does what several parts share", async ({ page }) => {
  await page.goto("/");
  const mend = await cut(page, ROUTES.shared);
  const button = page.getByRole("contentinfo").getByRole("button", { name: "Disclaimer" });
  await button.click();
  await expect(page.getByText("Failed to load content.", { exact: true })).toBeVisible();
  await mend();
  await button.click();
  await expect(page.getByRole("dialog").getByText("must not be relied on as fact")).toBeVisible();
});

test("so does a style sheet, and the part is not shown without it", async ({ page, server }) => {
  const learner = await makeLearner(server.url);
  const mend = await cut(page, ROUTES.sheet);
  await logIn(page, server.url, learner);
  await addInterest(page, "beekeeping");
  await beginDialogue(page);
  await page.locator(".argument-panel [role=button]").first().click();
  await expect(page.getByText("The menu could not be loaded.")).toBeVisible();
  await mend();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  const sheets = page.locator('link[rel=stylesheet][href*="choice-menu"]');
  await expect(sheets).toHaveCount(1);
});
