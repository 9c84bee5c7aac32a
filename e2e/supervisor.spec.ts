import { expect, request, type Page } from "@playwright/test";
import { checkAccess, checkNarrow } from "./fixtures/check-access.ts";
import { test } from "./fixtures/test.ts";

test.use({ serverName: "supervisor", viewport: { width: 320, height: 640 } });

const MARKUP = "<img src=x onerror=alert(1)> <script>alert(2)</script>";

/** The demo's learner fails a dialogue by knowing nothing, and says something in markup on the way. */
async function failDialogue(url: string): Promise<string> {
  const api = await request.newContext({ baseURL: url, extraHTTPHeaders: { Origin: url } });
  const post = async (path: string, data: object) => {
    const response = await api.post(`/api/${path}`, { data });
    expect(response.ok(), path).toBe(true);
    return (await response.json()) as Record<string, string> & { passage_subtopics: string[] };
  };
  await post("init_chat", { user_name: "learner@demo.test", user_password: "socrates-asks" });
  await post("add_interest", { interest: "cycling" });
  const { passage_subtopics } = await post("get_passage_subtopics", {});
  const issue = passage_subtopics[0] ?? "";
  const { session_id } = await post("init_module_chat", {
    module_id: 1,
    chosen_passage_subtopic: issue,
  });
  let isOver = false;
  for (let said = 0; !isOver; said += 1) {
    const message = said === 0 ? MARKUP : "I don't know";
    isOver = "exit_message" in (await post("chat", { session_id, message }));
  }
  await post("performance_summary", { session_id, module_id: 1 });
  await api.dispose();
  return issue;
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByLabel("Email").fill("supervisor@demo.test");
  await page.getByLabel("Password").fill("socrates-asks");
  await page.getByRole("button", { name: "Log In" }).click();
  await page.getByRole("button", { name: "Switch to Admin View" }).click();
}

/** On a phone the buttons above stand in one line. */
async function checkOneLine(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const buttons = ["Switch to Admin View", "Account", "Sign Out"].map((name) =>
    page.getByRole("button", { name }),
  );
  const boxes = await Promise.all(buttons.map((one) => one.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
}

/** "Learner, Dana"; why somebody is looked at is no name. */
const names = (page: Page) =>
  page.getByRole("rowheader").getByRole("button", { name: /^[^:]+, [^:]+$/u });

async function findLearner(page: Page): Promise<void> {
  await test.step("sort by keyboard", async () => {
    const failed = page.getByRole("columnheader", { name: "Failed", exact: true });
    await failed.getByRole("button").focus();
    await page.keyboard.press("Enter");
    await expect(failed).toHaveAttribute("aria-sort", "descending");
    // Whoever failed as often stands in any order.
    await expect(names(page).first()).toHaveText(/^(?:Larsson, Ben|Petrova, Katya)$/u);
    await expect(names(page).first(), "stays in sight").toBeInViewport();
  });

  await test.step("one group alone", async () => {
    await page.getByLabel("Group").selectOption("Evening course");
    await expect(page.getByRole("status").filter({ hasText: "found" })).toHaveText(
      "8 students found",
    );
    await expect(names(page).first()).toHaveText("Petrova, Katya");
    await page.getByRole("button", { name: "Clear search and filter" }).click();
    await expect(names(page)).toHaveCount(18);
  });

  await test.step("search and filter", async () => {
    await page.getByRole("searchbox", { name: "Search students" }).fill("LEA");
    await expect(page.getByRole("status").filter({ hasText: "found" })).toHaveText(
      "1 student found",
    );
    await page.getByRole("checkbox", { name: "Module 1" }).check();
    await expect(page.getByText("No student matches this search and filter.")).toBeVisible();
    await page.getByRole("checkbox", { name: "Module 1" }).uncheck();
    await expect(names(page)).toHaveText(["Learner, Dana"]);
  });
}

async function expectSameTable(page: Page): Promise<void> {
  await expect(names(page)).toHaveText(["Learner, Dana"]);
  await expect(page.getByRole("searchbox")).toHaveValue("LEA");
  const failed = page.getByRole("columnheader", { name: "Failed", exact: true });
  await expect(failed).toHaveAttribute("aria-sort", "descending");
}

test("a supervisor finds a student, reads a dialogue, and comes back to the same table", async ({
  page,
  server,
}) => {
  const issue = await failDialogue(server.url);
  await openDashboard(page);

  await test.step("the table, on a phone", async () => {
    await expect(page.getByRole("heading", { name: "Students" })).toBeFocused();
    await expect(page.getByText("18 students", { exact: true })).toBeVisible();
    await checkNarrow(page);
    await checkAccess(page);
  });

  await findLearner(page);

  await test.step("the student", async () => {
    await names(page).first().focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Dana Learner" })).toBeFocused();
    const dialogue = page.getByRole("listitem").filter({ hasText: issue });
    await expect(dialogue).toContainText("Failure");
    await dialogue.getByText("Performance summary").click();
    await expect(dialogue.getByText("Outcome: not yet.")).toBeVisible();
    await checkNarrow(page);
    await checkAccess(page);
  });

  await test.step("the transcript", async () => {
    await page.getByRole("button", { name: `Open transcript: ${issue}` }).click();
    await expect(page.getByRole("heading", { name: "Transcript" })).toBeVisible();
    await expect(page.getByText(MARKUP, { exact: true })).toBeVisible();
    const first = page.getByRole("complementary", { name: "Assessment" }).first();
    await expect(first).toContainText("Details");
    const move = page.getByRole("complementary", { name: "The tutor's move" }).last();
    await expect(move).toContainText("Tells the answer");
    await expect(page.getByRole("heading", { name: "Argument map" })).toBeVisible();
    await checkNarrow(page);
    await checkAccess(page);
  });

  await test.step("back, with search and sort as they were, also after a reload", async () => {
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Dana Learner" })).toBeVisible();
    await page.getByRole("button", { name: "← Back to Students" }).click();
    await expectSameTable(page);
    await page.reload();
    await expectSameTable(page);
    await page.getByRole("button", { name: "Switch to App View" }).click();
    await expect(page.getByRole("heading", { name: "Hello, Sam" })).toBeVisible();
  });

  await checkOneLine(page);
});
