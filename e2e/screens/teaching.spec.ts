import type { Page } from "@playwright/test";
import { tryLogIn } from "../account/people.ts";
import { openSection } from "../fixtures/admin-section.ts";
import { withServer, type Server } from "../fixtures/server.ts";
import { expect, test as base } from "./test.ts";

/** A school may give user names to those without a mailbox: then a class list ends with cards. */
const test = base.extend<object, { readonly server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, use) => withServer("screens-teaching", use, { USER_NAMES: "on" }),
    { scope: "worker", timeout: 90_000 },
  ],
});
test.describe.configure({ mode: "serial", timeout: 180_000 });

const DEMO = { firstName: "", lastName: "", password: "socrates-asks" };
const SAM = { ...DEMO, email: "supervisor@demo.test" };
/** Of the evening course. */
const ADA = { ...DEMO, email: "ada@demo.test" };
const LIST = [
  "Vorname;Nachname;E-Mail",
  "Grace;Hopper;grace@school.example",
  "Alan;Turing;alan@school.example",
  "Rosa;Parks;",
  "Emmy;;emmy@school.example",
].join("\n");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

async function openAdminView(page: Page): Promise<void> {
  await page.goto("/");
  await tryLogIn(page, SAM);
  await button(page, "Switch to Admin View").click();
}

test("the screens of who needs attention, and of how a class does", async ({ page, look }) => {
  await openAdminView(page);
  await openSection(page, "Needs attention");
  await expect(page.getByRole("article").first()).toBeVisible();
  await look("admin-attention");
  // The demo's class is some weeks old: nobody has come back after a month.
  await page.route("**/api/admin/class", async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { modules: { module_id: number }[] };
    const modules = reply.modules.map((one) => ({ ...one, lasting: lastingOf(one.module_id) }));
    await route.fulfill({ response, json: { ...reply, modules } });
  });
  await openSection(page, "Class");
  const lasting = page.getByRole("region", { name: "What is left after a week and a month" });
  await expect(lasting.getByRole("img", { name: /^Line chart/u })).toBeVisible();
  // A pointer that rests on another figure has it told of in a note.
  await page.mouse.move(0, 0);
  await look("admin-lasting", lasting);
  await button(page, "Report without names").click();
  await expect(page.getByRole("region", { name: "Table: Progress" })).toBeVisible();
  await look("admin-class-report");
});

/** What a school year shows: a little less in each later module, and of the last one nothing yet. */
function lastingOf(module: number) {
  const tell = (score: number, checks: number) => ({ checks, score: checks === 0 ? null : score });
  const less = (module - 1) * 0.05;
  const few = Math.max(0, 24 - module * 4);
  return {
    same_day: tell(0.92 - less, few),
    day: tell(0.85 - less, few),
    week: tell(0.77 - less, few),
    month: tell(0.71 - less, module > 4 ? 0 : few),
  };
}

test("the screens of texts that supervisors bring", async ({ page, look }) => {
  await openAdminView(page);
  await openSection(page, "Own texts");
  await button(page, "New text").click();
  await page.getByLabel("Group", { exact: true }).selectOption("Evening course");
  await button(page, "Begin").click();
  await expect(page.getByRole("heading", { name: "A new text", level: 1 })).toBeFocused();
  await page.getByLabel("Title").fill("Fines at the library");
  await page.getByLabel(/^Text, 60 to 400 words/u).fill(TEXT);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const sentences = page.getByRole("group", { name: "Sentences of the argument" });
  await sentences.getByRole("button", { name: "It should stop" }).focus();
  await page.keyboard.press("c");
  await expect(sentences.getByRole("button", { name: "It should stop" })).toContainText(
    "conclusion",
  );
  await look("admin-own-text");
  await button(page, "Check").click();
  const found = page.getByRole("alert").filter({ hasText: "still to do" });
  await expect(found).toBeVisible();
  await look("admin-own-text-checked", found);
  await openSection(page, "Own texts");
  await expect(page.getByText("Fines at the library")).toBeVisible();
  await look("admin-own-texts");
});

const TEXT = [
  "The town library has asked for fines for as long as anyone remembers.",
  "It should stop doing so.",
  "Fines keep people without much money away from the building.",
  "A mother of three told the desk that she no longer dares to borrow anything.",
  "Moreover, the fines bring in next to nothing.",
  "The work of collecting them costs the library more than it earns by them.",
  "The council will talk about it in spring, and there is a box for letters at the door.",
].join(" ");

test("the screens of a class list", async ({ page, look }) => {
  await openAdminView(page);
  await openSection(page, "Groups");
  await page.getByLabel("New group").fill("7b");
  await button(page, "Make the group").click();
  await button(page, "Add a class list to 7b").click();
  await page.getByLabel("Or paste the list").fill(LIST);
  await button(page, "Look at the list").click();
  await expect(page.getByRole("heading", { name: "This is what happens" })).toBeFocused();
  await page.getByText("All lines").click();
  await look("admin-class-list");
  await button(page, "Add 3 learners to 7b").click();
  await expect(page.getByRole("heading", { name: "The list is added" })).toBeVisible();
  await look("admin-class-list-added");
});

test("the screens of work that was set", async ({ page, look }) => {
  await openAdminView(page);
  await openSection(page, "Set work");
  // The first one is the navigation's.
  await button(page, "Set work").nth(1).click();
  await page.getByLabel("Group", { exact: true }).selectOption("Evening course");
  await page.getByLabel("One dialogue, whatever its outcome").check();
  await button(page, "Set the work").click();
  await expect(page.getByRole("heading", { name: /^To do/u })).toBeVisible();
  await button(page, "Sign Out").click();
  await tryLogIn(page, ADA);
  const work = page.getByRole("region", { name: "Set work" });
  await expect(work).toContainText(/Due on /u);
  await look("set-work", work);
});
