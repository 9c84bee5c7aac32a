import { expect, test } from "./fixtures/test.ts";

test("the log-in screen opens", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByLabel("Email")).toBeVisible();
  await expect(page.getByLabel("Password")).toBeVisible();
  await expect(page.getByRole("button", { name: "Log In" })).toBeVisible();
});
