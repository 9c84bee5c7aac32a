import type { Page } from "@playwright/test";
import { tryLogIn } from "../account/people.ts";
import { expect, test } from "./test.ts";

test.use({ serverName: "supervisor" });
test.describe.configure({ mode: "serial", timeout: 180_000 });

const SAM = {
  email: "supervisor@demo.test",
  password: "socrates-asks",
  firstName: "",
  lastName: "",
};
const DISPUTE = {
  id: "du_1TqXw2",
  kind: "dispute",
  state: "needs_response",
  reason: "product_not_received",
  amount: 4900,
  currency: "usd",
  due_at: "2026-12-07T10:00:00.000Z",
  opened_at: "2026-11-28T10:00:00.000Z",
  changed_at: "2026-11-28T10:00:00.000Z",
  payment: "cs_live_a1Jb7",
  is_refunded: false,
  is_open: true,
};
const REFUND = { ...DISPUTE, id: "re_3TqYd9", kind: "refund", state: "failed", reason: null };
const PAYMENT_CASES = { takes_payments: true, cases: [DISPUTE, { ...REFUND, due_at: null }] };
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Admin" }).getByRole("button", { name }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeFocused();
}

async function openAdminView(page: Page): Promise<void> {
  await page.goto("/");
  await tryLogIn(page, SAM);
  await button(page, "Switch to Admin View").click();
}

test("the screens of the students", async ({ page, look }) => {
  await openAdminView(page);
  await expect(page.getByRole("rowheader", { name: /@/u })).toHaveCount(18);
  await look("admin-students");
  await page.getByRole("searchbox").fill("nobody");
  await expect(page.getByText("No student matches this search and filter.")).toBeVisible();
  await look("admin-students-none");
  await button(page, "Clear search and filter").click();
  await button(page, "Dubois, Chloé").click();
  const overturned = page.getByRole("listitem").filter({ hasText: "overturned the outcome" });
  await expect(overturned).toBeVisible();
  await look("admin-student");
  await overturned.getByText("Performance summary").click();
  await look("admin-student-summary");
  await overturned.getByRole("button", { name: /^Open transcript/u }).click();
  await expect(page.getByRole("group", { name: "Argument map" })).toBeVisible();
  await expect(button(page, "Decide again")).toBeVisible();
  await look("admin-transcript");
  await button(page, "Decide again").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await look("admin-verdict");
});

test("the screens of the class", async ({ page, look }) => {
  await openAdminView(page);
  await openSection(page, "Class");
  await expect(page.getByRole("img", { name: /^Bar chart: Modules/u })).toBeVisible();
  await look("admin-class");
  for (const summary of await page.getByText("Show the figures as a table").all()) {
    await summary.click();
  }
  await page.getByText("3 examples").first().click();
  await look("admin-class-tables");
});

test("the screens of what supervisors take care of", async ({ page, look }) => {
  await openAdminView(page);
  await openSection(page, "Set work");
  // The first one is the navigation's.
  await button(page, "Set work").nth(1).click();
  await look("admin-set-work");
  await openSection(page, "Groups");
  await page.getByText("8 students").first().click();
  await expect(button(page, /^Take out Inês Almeida/u)).toBeVisible();
  await look("admin-groups");
  await openSection(page, "Reviews");
  await expect(button(page, /^Overturn the outcome/u)).toBeVisible();
  await look("admin-reviews");
  await openSection(page, "Flags");
  await button(page, "All").click();
  await expect(page.getByText(/Handled on/u)).toBeVisible();
  await look("admin-flags");
  await openSection(page, "Export");
  await expect(page.getByRole("link", { name: /^Download/u }).first()).toBeVisible();
  await look("admin-export");
});

test("the screen of who runs it", async ({ page, look }) => {
  // The test checkout knows no disputes.
  await page.route("**/api/admin/payment_cases", (route) => route.fulfill({ json: PAYMENT_CASES }));
  await openAdminView(page);
  await openSection(page, "Operations");
  await expect(page.getByText("Dispute: evidence is needed")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Bar chart: Turns/u })).toBeVisible();
  await look("admin-operations");
});
