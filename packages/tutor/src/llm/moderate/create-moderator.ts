import * as z from "zod/mini";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import { type ModerateTexts, UNFIT_CATEGORIES, type Verdict } from "@elenchus/dialogue/moderation";
import type { ModelClient } from "../model-client.ts";
import { MODERATE_INSTRUCTIONS, moderateTask } from "../prompts/moderate-instructions.ts";
import { TUTOR_ROLE } from "../prompts/tutor-role.ts";

const MAX_OUTPUT_TOKENS = 1500;

const schema = z.object({
  verdicts: z.array(
    z.object({
      id: z.string(),
      category: z.nullable(z.enum(UNFIT_CATEGORIES)),
      fit: z.boolean(),
    }),
  ),
});
type Given = z.output<typeof schema>["verdicts"][number];

/** Of several verdicts on one text the worst counts; a category speaks against a text by itself. */
function readVerdict(given: readonly Given[]): Verdict {
  const category = given.find((one) => one.category !== null)?.category ?? null;
  const isFit = given.length > 0 && given.every((one) => one.fit && one.category === null);
  return { isFit, category };
}

async function judge(
  client: ModelClient,
  texts: readonly string[],
  call: TutorCall,
): Promise<readonly Verdict[]> {
  const named = texts.map((text, index) => ({ id: `text-${index + 1}`, text }));
  const { verdicts } = await client.generate(
    {
      kind: "moderate",
      prompt: { instructions: [TUTOR_ROLE, MODERATE_INSTRUCTIONS], task: moderateTask(named) },
      schema,
      schemaName: "moderation",
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      temperature: 0,
    },
    call,
  );
  return named.map(({ id }) => readVerdict(verdicts.filter((one) => one.id === id)));
}

/** Moderation by a model: one call for all texts together. */
export function createModerator(client: ModelClient): ModerateTexts {
  return async (texts, call) => (texts.length === 0 ? [] : judge(client, texts, call));
}
