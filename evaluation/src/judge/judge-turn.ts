import * as z from "zod/mini";
import type { ModelClient } from "@elenchus/tutor/llm/model-client";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import { type Dimension, DIMENSION_LABELS, DIMENSIONS, type TurnLabels } from "./dimensions.ts";
import { buildJudgePrompt } from "./judge-prompt.ts";
import type { JudgedTurn } from "./judged-turn.ts";

/** A judgement's order is that of thinking: why, then the label. */
function judged<const Labels extends readonly string[]>(labels: Labels) {
  return z.object({ reason: z.string(), label: z.enum(labels) });
}

/** What a judge says of a reply. */
export const TurnJudgement = z.object({
  mistake_identification: judged(DIMENSION_LABELS.mistake_identification),
  mistake_location: judged(DIMENSION_LABELS.mistake_location),
  revealing: judged(DIMENSION_LABELS.revealing),
  guidance: judged(DIMENSION_LABELS.guidance),
  actionability: judged(DIMENSION_LABELS.actionability),
  coherence: judged(DIMENSION_LABELS.coherence),
  tone: judged(DIMENSION_LABELS.tone),
  humanlikeness: judged(DIMENSION_LABELS.humanlikeness),
});
export type TurnJudgement = z.output<typeof TurnJudgement>;

/** Eight sentences and labels, with room to spare. */
const MAX_OUTPUT_TOKENS = 1500;

/** The labels of a judgement, without its reasons. */
export function labelsOf(judgement: TurnJudgement): TurnLabels {
  const entries = DIMENSIONS.map((name): [Dimension, string] => [name, judgement[name].label]);
  return Object.fromEntries(entries) as unknown as TurnLabels;
}

/**
 * Has a model judge one reply.
 * @throws ModelError
 */
export async function judgeTurn(
  client: ModelClient,
  turn: JudgedTurn,
  call: TutorCall,
): Promise<TurnJudgement> {
  const question = {
    kind: "check",
    prompt: buildJudgePrompt(turn),
    schema: TurnJudgement,
    schemaName: "turn_judgement",
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    temperature: 0,
  } as const;
  return client.generate(question, call);
}
