import type { Assessment } from "@elenchus/dialogue/dialogue";
import { judgeBare } from "@elenchus/dialogue/finding";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { assessDistress, distressed } from "../../checks/distress/assess-distress.ts";
import { checkGaming } from "../../checks/gaming/check-gaming.ts";
import type { ModelClient } from "../model-client.ts";
import { buildAssessPrompt } from "../prompts/assess-prompt.ts";
import { listedExpectations } from "./asked-expectations.ts";
import { plantDecoy } from "./decoy.ts";
import { Judgement } from "./judgement.ts";
import { readJudgement } from "./read-judgement.ts";

const MAX_OUTPUT_TOKENS = 1500;

/**
 * Judges a message against the open step by a model, which is believed where its credits quote the learner. Orders
 * to the judge are taken out before; distress, and a message of nothing but orders, are not shown to it.
 * @throws ModelError
 */
export async function assess(
  client: ModelClient,
  view: DialogueView,
  message: string,
  call: TutorCall,
): Promise<Assessment> {
  call.signal.throwIfAborted();
  const judge = `${client.name}@assess-3`;
  const distress = assessDistress(message, view.argument.passage, judge);
  if (distress !== null) return distress;
  const { rest, hasGaming } = checkGaming(message);
  if (rest === "" && hasGaming)
    return judgeBare({ kind: "spoken", act: "off_topic", sign: "commands_the_tutor" }, judge);
  if (rest === "")
    return judgeBare({ kind: "spoken", act: "empty_effort", sign: "no_content" }, judge);
  const planted = plantDecoy(view, listedExpectations(view));
  const judgement = await client.generate(
    {
      kind: "assess",
      prompt: buildAssessPrompt(view, planted.listed, rest),
      schema: Judgement,
      schemaName: "judgement",
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      temperature: 0,
    },
    call,
  );
  if (judgement.speechActs.includes("distress")) return distressed(judge);
  return { ...readJudgement(view, rest, judgement, planted), judge };
}
