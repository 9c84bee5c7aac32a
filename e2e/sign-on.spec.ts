import type { Page } from "@playwright/test";
import { startSchool, type School } from "../apps/server/test/start-school.ts";
import { agreeAndTellAge } from "./account/people.ts";
import { checkAccess } from "./fixtures/check-access.ts";
import { checkScreen } from "./fixtures/check-screen.ts";
import { withServer, type Server } from "./fixtures/server.ts";
import { expect, test as base } from "./fixtures/test.ts";

interface SignOnFixtures {
  readonly school: School;
  readonly server: Server;
}

const test = base.extend<object, SignOnFixtures>({
  school: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, use) => {
      const school = await startSchool();
      await use(school);
      await school.close();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ school }, use) => withServer("sign-on", use, school.settings),
    { scope: "worker", timeout: 90_000 },
  ],
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const wayIn = (page: Page) => page.getByRole("link", { name: "Continue with Example School" });

/** Goes from the log-in to the school and logs in on its page. */
async function logInThere(page: Page, user: string): Promise<void> {
  await wayIn(page).click();
  await page.getByLabel("User name").fill(user);
  await button(page, "Go in").click();
}

test("the log-in offers a school, and asks it for nothing of its own accord", async ({
  page,
  watch,
}) => {
  await page.goto("/");
  await expect(wayIn(page)).toBeVisible();
  await expect(page.getByLabel("Password")).toBeVisible();
  await checkScreen(page, "a log-in that offers a school");
  await page.setViewportSize({ width: 390, height: 844 });
  await checkAccess(page);
  expect(watch.troubles, "somebody else was asked").toEqual([]);
});

test("a school's learner agrees once, learns, and is logged out there, too", async ({
  page,
  school,
  server,
  watch,
}) => {
  school.register(server.url);
  watch.expectTrouble(`another host: ${school.issuer}/`);
  watch.expectTrouble(/403.*\/api\/session/u);
  await page.goto("/");
  await logInThere(page, "ada");
  await expect(heading(page, "Before you begin")).toBeVisible();
  await agreeAndTellAge(page, "1990");
  await expect(heading(page, "Hello, Ada")).toBeVisible();
  await expect(button(page, "Switch to Admin View")).toHaveCount(0);

  await button(page, "Sign Out").click();
  await expect(heading(page, "Leave Example School?")).toBeVisible();
  expect(new URL(page.url()).origin).toBe(school.issuer);
  await button(page, "Leave").click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(heading(page, "Log in")).toBeVisible();
  // The school asks again who it is: nobody is logged in there any more.
  await logInThere(page, "ada");
  await expect(heading(page, "Hello, Ada")).toBeVisible();
});

test("where passwords are not used, the log-in has the school alone", async ({
  page,
  school,
  server,
  watch,
}) => {
  await server.killAndRestart({ OIDC_ONLY: "on" });
  school.register(server.url);
  const markup = await (await page.request.get(server.url)).text();
  expect(markup).not.toContain('type="password"');
  await page.goto(server.url);
  await expect(wayIn(page)).toBeVisible();
  await expect(page.locator("form, input")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Log In|password|New Account/u })).toHaveCount(0);
  await checkScreen(page, "a log-in without passwords");
  expect(watch.troubles, "somebody else was asked").toEqual([]);
  watch.expectTrouble(`another host: ${school.issuer}/`);
  watch.expectTrouble(/403.*\/api\/session/u);
  await logInThere(page, "grace");
  await expect(heading(page, "Before you begin")).toBeVisible();
});
