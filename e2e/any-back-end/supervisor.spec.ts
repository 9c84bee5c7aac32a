import { STUDENTS } from "./plain-replies.ts";
import { expect, logIn, test } from "./test.ts";

test("a supervisor sees the students that came with the log-in", async ({ page, plain }) => {
  await logIn(page, plain, { user_type: "supervisor", student_info_admin_dict: STUDENTS });
  await page.getByRole("button", { name: "Switch to Admin View" }).click();
  const table = page.getByRole("table");
  const names = table.getByRole("rowheader");
  await expect(names).toHaveText(["Shelley, Mary", "Stoker, Bram"]);
  await table.getByRole("button", { name: /^Name/u }).click();
  await expect(names).toHaveText(["Stoker, Bram", "Shelley, Mary"]);
  await page.getByLabel("Search students").fill("sTO");
  await expect(names).toHaveText(["Stoker, Bram"]);
  await page.getByLabel("Search students").fill("");
  await page.getByLabel("Module 1", { exact: true }).check();
  await expect(names).toHaveText(["Shelley, Mary"]);
  await page.getByLabel("Module 2", { exact: true }).check();
  await expect(page.getByText("No student matches this search and filter.")).toBeVisible();
  await page.getByRole("button", { name: "Clear search and filter" }).click();

  await page.getByRole("button", { name: "Shelley, Mary" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mary Shelley" })).toBeVisible();
  await expect(page.getByText("12.5 minutes").first()).toBeVisible();
  await page.getByRole("button", { name: /^Open transcript/u }).click();
  await expect(page.getByText("That monsters are made.")).toBeVisible();
  await page.getByText("Performance summary").click();
  await expect(page.getByText("You found the conclusion.")).toBeVisible();
  await page.getByRole("button", { name: "Switch to App View" }).click();
  await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("button", { name: "Log In" })).toBeVisible();
});
