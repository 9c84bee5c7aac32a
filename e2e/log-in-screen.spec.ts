import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./fixtures/test.ts";

test("the log-in screen opens", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByLabel("Email")).toBeVisible();
  await expect(page.getByLabel("Password")).toBeVisible();
  await expect(page.getByRole("button", { name: "Log In" })).toBeVisible();
});

test("the log-in screen keeps WCAG 2.2 AA as far as a machine can tell", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Log In" })).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations).toEqual([]);
});
