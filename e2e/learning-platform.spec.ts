import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test as base } from "@playwright/test";
import { checkAccess, checkNarrow } from "./fixtures/check-access.ts";
import { withServer, type Server } from "./fixtures/server.ts";
import { startLearningPlatform, type LearningPlatform } from "./lti/learning-platform.ts";

const ADMIN = join(import.meta.dirname, "../scripts/admin.mjs");
const TOKEN = "a-token-of-the-door-for-admin-commands";
const ADMIN_PORT = String(20_000 + (process.pid % 20_000));

const test = base.extend<object, { server: Server; platform: LearningPlatform }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, use) =>
      withServer("learning-platform", use, { LTI: "on", ADMIN_TOKEN: TOKEN, ADMIN_PORT }),
    { scope: "worker", timeout: 90_000 },
  ],
  platform: [
    async ({ server }, use) => {
      const platform = await startLearningPlatform(server.url);
      const env = {
        PATH: process.env["PATH"] ?? "",
        ELENCHUS_ADMIN_URL: `http://127.0.0.1:${ADMIN_PORT}`,
        ELENCHUS_ADMIN_TOKEN: TOKEN,
      };
      const command = [ADMIN, "add-platform", ...platform.options];
      await promisify(execFile)(process.execPath, command, { env });
      await use(platform);
      await platform.close();
    },
    { scope: "worker" },
  ],
});

test("a link in a course opens a tab, in which the learner is logged in", async ({
  page,
  context,
  platform,
}) => {
  await page.goto(`${platform.url}/launch`);
  const offer = page.frameLocator("iframe").getByRole("link", { name: "in a new tab" });
  const [tab] = await Promise.all([context.waitForEvent("page"), offer.click()]);
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Your task");
  await expect(tab.getByText("Bring a dialogue in a module of your choice")).toBeVisible();
  await checkAccess(tab);
  await checkNarrow(tab);
  await tab.getByRole("link", { name: "Go to Elenchus" }).click();
  await expect(tab.getByRole("heading", { name: "Before you begin" })).toBeVisible();
});

test("a teacher chooses what a link leads to, without leaving the course", async ({
  page,
  platform,
}) => {
  await page.goto(`${platform.url}/choose`);
  const frame = page.frameLocator("iframe");
  await frame.getByLabel("4. Evaluating an Argument's Value Preferences").check();
  await frame.getByLabel("The unaided check of the module is passed").check();
  await frame.getByRole("button", { name: "Choose" }).click();
  await expect(frame.getByText("Pass the unaided check of module 4")).toBeVisible();
  await frame.getByRole("button", { name: "Put it into the course" }).click();
  await expect(frame.getByRole("heading", { name: "It is in the course" })).toBeVisible();
});
