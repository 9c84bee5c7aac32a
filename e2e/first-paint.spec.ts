import type { Page } from "@playwright/test";
import { makeLearner } from "./account/people.ts";
import { waitUntilAlive } from "./fixtures/check-access.ts";
import { expect, test } from "./fixtures/test.ts";
import { addInterest, beginDialogue, logIn, sendAnswer } from "./learner/dialogue-page.ts";

test.describe.configure({ mode: "serial" });

let learner = "";
test.beforeAll(async ({ server }) => {
  learner = await makeLearner(server.url);
});

const STYLES_OF_PARTS = /\/(?:argument-map|argument-sheet|concept-drawer|windows)-[\w-]+\.css$/u;
const CHAT_FILES = /\/assets\/dialogue-view-[^/]*\.js$/u;
/**
 * The stand-in for a face of type may break one line elsewhere: of a long passage, 0.06 where it is one of the first. Up to 0.1
 * counts as good (web.dev, CLS).
 */
const MOST_SHIFT = 0.1;

/** Holds all that a page asks for back until something of it was painted: what waits for a file never is. */
async function holdFiles(page: Page): Promise<void> {
  await page.route(/\/assets\/|\/api\//u, async (route) => {
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    );
    await route.continue();
  });
}

interface Course {
  /** All that was asked for beside the page itself and its icon, which is the browser's affair. */
  readonly files: readonly string[];
  /** How much moved by itself, all in all. */
  readonly shift: number;
}

/** How the page came, once it is alive and its faces of type are there. */
async function readCourse(page: Page): Promise<Course> {
  await waitUntilAlive(page);
  return page.evaluate(async () => {
    await document.fonts.ready;
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += "value" in entry ? Number(entry.value) : 0;
    });
    observer.observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    const files = loaded.map(({ pathname }) => pathname).filter((path) => path !== "/favicon.svg");
    return { files, shift };
  });
}

test("the log-in is painted while no file has come", async ({ page }) => {
  await holdFiles(page);
  await page.goto("/");
  const { files, shift } = await readCourse(page);
  // Its style is in it.
  expect(files).not.toContainEqual(expect.stringMatching(/\.css$/u));
  expect(files).toContainEqual(expect.stringMatching(/^\/assets\/index-.*\.js$/u));
  expect(files).toContainEqual(expect.stringMatching(/\.woff2$/u));
  expect(files).not.toContain("/api/session");
  expect(shift).toBeLessThan(MOST_SHIFT);
});

test("who is offline while the log-in's files are asked for gets them later", async ({
  page,
  watch,
}) => {
  watch.expectTrouble("ERR_INTERNET_DISCONNECTED");
  const scripts = /\/assets\/.*\.js$/u;
  await page.route(scripts, (route) => route.abort("internetdisconnected"));
  const opening = page.goto("/");
  await page.waitForEvent("requestfailed", (request) => /\/contract-/u.test(request.url()));
  await page.unroute(scripts);
  await opening;
  await page.getByRole("button", { name: "Create New Account" }).click();
  await expect(page.getByLabel("First name")).toBeVisible();
});

test("so is a dialogue that is gone on with, which is asked for neither", async ({
  page,
  server,
}) => {
  await logIn(page, server.url, learner);
  await addInterest(page, "beekeeping");
  const issue = await beginDialogue(page);
  for (const size of [
    { width: 390, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    page.once("dialog", (dialog) => void dialog.accept());
    await holdFiles(page);
    await page.reload();
    await expect(page.getByRole("heading", { name: issue, level: 1 })).toBeVisible();
    const { files, shift } = await readCourse(page);
    // Files of the map may be on their way.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    // Its style is in it; that of the map below the passage, and of what lies over the talk, comes with them.
    const early = files.filter((file) => file.endsWith(".css") && !STYLES_OF_PARTS.test(file));
    expect(early).toEqual([]);
    expect(files).toContainEqual(expect.stringMatching(/^\/assets\/dialogue-view-.*\.js$/u));
    expect(files).not.toContain("/api/session");
    expect(files).not.toContain("/api/resume_dialogue");
    expect(shift).toBeLessThan(MOST_SHIFT);
    // It is alive: what is sent now is answered.
    await sendAnswer(page, "I don't know");
  }
});

test("a dialogue whose files a new release replaced says so, and can be reloaded", async ({
  page,
  server,
  watch,
}) => {
  watch.expectTrouble("dialogue-view");
  // React tells on the console of what was caught.
  watch.expectTrouble("PartMissing");
  page.on("dialog", (dialog) => void dialog.accept());
  await logIn(page, server.url, learner);
  await expect(page.getByLabel("Your answer")).toBeVisible();
  await page.route(CHAT_FILES, (route) => route.fulfill({ status: 404, body: "Not found." }));
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("Elenchus has a new version");
  await page.unroute(CHAT_FILES);
  await page.getByRole("button", { name: "Reload" }).click();
  await waitUntilAlive(page);
  await expect(page.getByLabel("Your answer")).toBeVisible();
});

test("after signing out, neither the way back nor a new page shows the dialogue", async ({
  page,
  server,
}) => {
  await logIn(page, server.url, learner);
  await expect(page.getByLabel("Your answer")).toBeVisible();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.context().request.post("/api/sign_out", { data: {} });
  page.once("dialog", (dialog) => void dialog.accept());
  await page.goto("/static/about.html");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Log In" })).toBeVisible();
  await expect(page.getByRole("log")).toHaveCount(0);
});
