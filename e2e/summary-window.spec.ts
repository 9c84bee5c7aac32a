import { makeLearner } from "./account/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { addInterest, beginDialogue, logIn, talkToTheEnd } from "./learner/dialogue-page.ts";

test("the summary stays within reach, and Back from it stays in the app", async ({
  page,
  server,
}) => {
  await page.goto("/static/about.html");
  await logIn(page, server.url, await makeLearner(server.url));
  await addInterest(page, "beekeeping");
  await talkToTheEnd(page, await beginDialogue(page));
  const summary = page.getByRole("dialog", { name: "Performance Summary" });
  const close = summary.getByRole("button", { name: "Close", exact: true });
  const bar = summary.getByRole("heading", { name: "Performance Summary" }).first();
  for (const [x, y] of [
    [3000, 3000],
    [-3000, -3000],
  ] as const) {
    const at = (await bar.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(at.x + 5, at.y + 5);
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 3 });
    await page.mouse.up();
    await expect(close).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(close).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  await page.goBack();
  await expect(page).toHaveURL(server.url.replace(/\/?$/u, "/"));
  await expect(page.getByRole("heading", { name: /^Hello, /u })).toBeVisible();
  await expect(page.getByText("1/2 dialogues completed").first()).toBeVisible();
});
