import type { Page } from "@playwright/test";
import { createBrightLearner, type BrightLearner } from "./answers.ts";

/** Fields that a call is sent with, or that it answers. */
type Fields = Readonly<Record<string, unknown>>;

async function send(page: Page, path: string, data: Fields): Promise<Fields> {
  const answer = await page.request.post(`/api/${path}`, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Fields;
}

/** Who answers about an argument. */
export type ChooseLearner = (issue: string, passage: string) => BrightLearner;

/** Has one dialogue of module 1, as a bright learner does, and has it summed up. */
export async function succeedOnce(
  page: Page,
  nth: number,
  chooseLearner: ChooseLearner = createBrightLearner,
): Promise<void> {
  const { passage_subtopics: issues } = await send(page, "get_passage_subtopics", {});
  const issue = String((issues as string[])[nth]);
  const begun = await send(page, "init_module_chat", {
    module_id: 1,
    chosen_passage_subtopic: issue,
  });
  const session_id = String(begun["session_id"]);
  const learner = chooseLearner(issue, String(begun["text_passage"]));
  let said = String(begun["first_message"]);
  for (let replies = 0; replies < 12; replies += 1) {
    const message = learner.answer(said);
    const reply = await send(page, "chat", { session_id, message });
    said = String(reply["response"]);
    if (reply["exit_message"] === undefined) continue;
    const summary = await send(page, "performance_summary", { session_id });
    if (summary["success_or_failure"] !== "success") throw new Error(`No success: ${said}`);
    return;
  }
  throw new Error("The dialogue did not end.");
}

/** Completes module 1 past the screen, for journeys that begin behind it; the page has logged in. */
export async function completeModule1(
  page: Page,
  interest: string,
  chooseLearner: ChooseLearner = createBrightLearner,
): Promise<void> {
  await send(page, "add_interest", { interest });
  await succeedOnce(page, 0, chooseLearner);
  await succeedOnce(page, 1, chooseLearner);
}
