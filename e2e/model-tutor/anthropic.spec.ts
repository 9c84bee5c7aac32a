import { checkAccess, checkNarrow } from "../fixtures/check-access.ts";
import { logIn, sendAnswer } from "../learner/dialogue-page.ts";
import {
  closeSummary,
  openModelDialogue,
  saidSince,
  shownReplies,
  talkOn,
} from "../model/model-dialogue.ts";
import { expect, test } from "../model/test.ts";
import { seenReplies, watchReply } from "../model/watch-reply.ts";

test.use({ serverName: "model-anthropic", wire: "anthropic" });
test.describe.configure({ mode: "serial" });

test("module 1: a reply is seen to be written, and stands as it was after a reload", async ({
  page,
  server,
  model,
}) => {
  await logIn(page, server.url);
  const learner = await openModelDialogue(page, 1, "reading");
  const before = model.said.length;
  await watchReply(page);
  model.wordMs = 25;
  await sendAnswer(page, learner.answer(""));
  model.wordMs = 4;
  const [whole = ""] = await shownReplies(page);
  const seen = (await seenReplies(page)).map((text) => text.replaceAll(/\s+/gu, " "));
  const partial = new Set(seen.filter((text) => text.length < whole.length));
  expect(partial.size, "partial texts that were seen").toBeGreaterThan(3);
  for (const text of partial) expect(whole.startsWith(text.trim()), text).toBe(true);
  expect([whole]).toEqual(saidSince(model, before));

  await page.reload();
  await expect(page.getByLabel("Your answer")).toBeVisible();
  expect(await shownReplies(page)).toEqual([whole]);
  await talkOn(page, learner);
  expect(await shownReplies(page)).toEqual(saidSince(model, before));
  await closeSummary(page, "success");
  await expect(page.getByRole("button", { name: /^Module 1/u })).toContainText(
    "1/2 dialogues completed",
  );
});

test("the info screen explains a long wait and can be left while the model writes", async ({
  page,
  server,
  model,
}) => {
  await logIn(page, server.url);
  await page.getByRole("button", { name: /^Module 1/u }).click();
  model.writingMs = 30_000;
  const dialog = page.getByRole("dialog", { name: "Choose an issue" });
  await dialog.getByRole("listitem").first().getByRole("button").click();
  await expect(page.getByText("Loading tutor...")).toBeVisible();
  await expect(page.getByText("This can take up to 90 seconds")).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/00:0[4-9]/u);
  await checkAccess(page);
  await checkNarrow(page);
  const asked = model.requests.at(-1);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: /^Hello, / })).toBeVisible();
  await asked?.over;
  expect(asked?.leftAt, "the model is not left to write for nobody").not.toBeNull();
  model.writingMs = 0;
});
