import { test as base, expect, type Page } from "@playwright/test";
import { watchPage, type PageWatch } from "../fixtures/watch-page.ts";
import { LEARNER } from "./plain-replies.ts";
import { startPlainServer, type PlainServer } from "./plain-server.ts";

interface Fixtures {
  readonly plain: PlainServer;
  readonly watch: PageWatch;
}

/** Playwright's `test` on a back end that was written to the specification alone. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that none is needed
  plain: async ({}, use) => {
    const plain = await startPlainServer();
    await use(plain);
    await plain.close();
  },
  watch: [
    async ({ page, plain }, use) => {
      const watch = await watchPage(page, plain);
      // It has none of the calls beyond the specification's.
      watch.expectTrouble(
        /404.*\/api\/(?:session|price|registration|sign_out|abandon_dialogue|cancel_\w+)\b/u,
      );
      await use(watch);
      expect(watch.troubles, "the page was not sound").toEqual([]);
    },
    { auto: true },
  ],
});

/** Logs somebody in by whatever the back end answers. */
export async function logIn(page: Page, plain: PlainServer, changes: object = {}): Promise<void> {
  plain.answer("/api/init_chat", { body: { ...LEARNER, ...changes } });
  await page.goto(plain.url);
  await fillIn(page);
}

export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("Email").fill("ada@example.org");
  await page.getByLabel("Password").fill("a password");
  await page.getByRole("button", { name: "Log In" }).click();
}

export { expect };
