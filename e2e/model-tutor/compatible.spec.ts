import { tryLogIn } from "../account/people.ts";
import { button, lookAt } from "../fixtures/admin-section.ts";
import { completeModule1 } from "../learner/complete-module.ts";
import { logIn, sendAnswer } from "../learner/dialogue-page.ts";
import { createAttentiveLearner } from "../model/attentive-learner.ts";
import {
  closeSummary,
  openModelDialogue,
  saidSince,
  shownMessages,
  shownReplies,
  talkOn,
} from "../model/model-dialogue.ts";
import { MADE_UP } from "../model/draft-key.ts";
import { expect, test } from "../model/test.ts";
import { beginText, WAYS } from "../teacher/bring-text.ts";

test.use({ serverName: "model-compatible", wire: "openai-compatible" });
test.describe.configure({ mode: "serial" });

test("module 1 is completed with a model, past the screen", async ({ page, server }) => {
  await logIn(page, server.url);
  await completeModule1(page, "reading", (_issue, passage) => createAttentiveLearner(passage));
});

test("module 3: whoever has to be told the assumptions ends in failure", async ({
  page,
  server,
  model,
}) => {
  await logIn(page, server.url);
  const before = model.said.length;
  const learner = await openModelDialogue(page, 3, "neighbours");
  const [conclusion, reason, secondReason] = ["", "", ""].map((said) => learner.answer(said));
  for (const known of [conclusion, reason, secondReason]) await sendAnswer(page, known ?? "");
  for (const unknown of ["I don't know.", "No idea.", "I really have no clue."])
    await sendAnswer(page, unknown);
  expect((await shownReplies(page)).at(-1)).toContain("Then let me show you this one.");
  for (const _skipped of ["one", "two"]) learner.answer("");
  await talkOn(page, learner);
  expect(await shownReplies(page)).toEqual(saidSince(model, before));
  await closeSummary(page, "not yet");
  await expect(page.getByRole("button", { name: /^Module 3/u })).toContainText(
    "0/2 dialogues completed",
  );
});

test("module 6: left in the middle of a reply, it goes on after a reload, nothing doubled", async ({
  page,
  server,
  model,
}) => {
  await logIn(page, server.url);
  const learner = await openModelDialogue(page, 6, "homework");
  const first = learner.answer("");
  model.wordMs = 750;
  await page.getByLabel("Your answer").fill(first);
  await page.getByLabel("Your answer").press("Enter");
  // A first sentence, whichever: how many replies went before decides what it is.
  await expect(page.locator(".reply-coming .markdown")).toContainText(/\w\./u);
  const begun = model.said.length;
  // The page that is left listens until the next one comes: the reply must not be over by then. The next page asks
  // at once, for a reply that is to come quickly.
  model.wordMs = 4;
  await page.reload();
  await expect(page.getByText(first, { exact: true })).toBeVisible();
  await expect.poll(() => saidSince(model, begun)).toHaveLength(1);
  await expect.poll(() => shownReplies(page)).toEqual(saidSince(model, begun));
  const told = await shownMessages(page);
  expect(told.filter((text) => text === first)).toHaveLength(1);
  expect(told).toHaveLength(3);

  await talkOn(page, learner);
  expect(await shownReplies(page)).toEqual(saidSince(model, begun));
  await closeSummary(page, "success");
});

test("a supervisor has the key of a text drafted, and what was typed stays", async ({
  page,
  model,
}) => {
  await page.goto("/");
  const sam = { email: "supervisor@demo.test", password: "socrates-asks" };
  await tryLogIn(page, { ...sam, firstName: "", lastName: "" });
  await button(page, "Switch to Admin View").click();
  await beginText(page, "Evening course");
  const card = (name: string) => page.getByRole("region", { name, exact: true });
  const ownWay = card("Conclusion").getByRole("textbox").first();
  await ownWay.fill("Away with the fines");
  model.writingMs = 60_000;
  await button(page, "Draft the key").press("Enter");
  await expect(page.getByText(/^Drafting the key/u)).toBeVisible();
  await lookAt(page);
  const asked = model.requests.length;
  await button(page, "Cancel").press("Enter");
  await expect(button(page, "Draft the key")).toBeFocused();
  await expect.poll(() => model.requests[asked - 1]?.leftAt).not.toBeNull();
  model.writingMs = 0;
  await button(page, "Draft the key").press("Enter");
  await expect(page.getByText(/^5 things were filled in below/u)).toBeVisible();
  await expect(page.getByText(MADE_UP)).toBeVisible();
  await expect(ownWay).toHaveValue("Away with the fines");
  await expect(card("Reason 2").getByRole("textbox").first()).toHaveValue(WAYS["Reason 2"][0]);
  await lookAt(page);
  await button(page, "Undo the draft").press("Enter");
  await expect(card("Reason 2")).toHaveCount(0);
  await expect(ownWay).toHaveValue("Away with the fines");
});
