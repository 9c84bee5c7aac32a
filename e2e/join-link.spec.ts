import { expect, type Page } from "@playwright/test";
import { tryLogIn } from "./account/people.ts";
import { checkAccess, checkNarrow, waitUntilAlive } from "./fixtures/check-access.ts";
import { test } from "./fixtures/test.ts";

test.use({ serverName: "join-link" });

const DEMO = { firstName: "", lastName: "", password: "socrates-asks" };
const SAM = { ...DEMO, email: "supervisor@demo.test" };
const DANA = { ...DEMO, email: "learner@demo.test" };

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Admin" }).getByRole("button", { name }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeFocused();
}

/** Makes a group's link and looks at its QR code; gives the link. */
async function makeLink(page: Page, url: string): Promise<string> {
  await openSection(page, "Groups");
  await button(page, "Make a link to join Evening course").click();
  const group = page.getByRole("region", { name: "Evening course" });
  await group.getByText("QR code").click();
  const image = page.getByAltText("QR code of the link to join Evening course");
  await expect
    .poll(() => image.evaluate((drawn) => (drawn as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await checkAccess(page);
  await checkNarrow(page);
  return group.getByText(`${url}/?join=`).innerText();
}

/** The link asks whoever comes by it, once, after the log-in. */
async function joinBy(link: string, learner: Page): Promise<void> {
  await learner.goto(link);
  await waitUntilAlive(learner);
  await expect(learner).not.toHaveURL(/join=/u);
  await tryLogIn(learner, DANA);
  await expect(learner.getByRole("heading", { name: "Join Evening course?" })).toBeVisible();
  await checkAccess(learner);
  await button(learner, "Join").click();
  await expect(learner.getByText("You joined Evening course.")).toBeVisible();
  await learner.reload();
  await waitUntilAlive(learner);
  await expect(learner.getByRole("heading", { name: "Hello, Dana" })).toBeVisible();
  await expect(learner.getByText("Join Evening course?")).toHaveCount(0);
}

async function lookAtWhoIsStuck(page: Page): Promise<void> {
  await openSection(page, "Needs attention");
  const stuck = page.getByRole("region", { name: /^Failing again and again/u });
  await expect(stuck).toBeVisible();
  await checkAccess(page);
  await checkNarrow(page);
  await stuck
    .getByRole("button", { name: /^Open the transcript there/u })
    .first()
    .click();
  await expect(page.getByText("· Where it went wrong")).toBeInViewport();
  await button(page, /^Misses only/u).click();
  await checkAccess(page);
  await checkNarrow(page);
}

test("a class joins by a link, and its teacher sees first who needs attention", async ({
  page,
  browser,
  server,
}) => {
  await page.goto("/");
  await tryLogIn(page, SAM);
  await button(page, "Switch to Admin View").click();
  const link = await makeLink(page, server.url);
  const learner = await (await browser.newContext()).newPage();
  await joinBy(link, learner);
  await learner.context().close();
  await lookAtWhoIsStuck(page);
  await openSection(page, "Students");
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download XLSX" }).click();
  expect((await saving).suggestedFilename()).toBe("elenchus-students.xlsx");
});
