import { MODULES } from "@elenchus/curriculum/modules/modules";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import type { ArgumentRequest } from "@elenchus/dialogue/tutor";
import type { ModelClient } from "../model-client.ts";
import { argumentTask, type RejectedDraft } from "../prompts/argument-task.ts";
import { argumentInstructions } from "../prompts/argument-writing.ts";
import { digestModule } from "../prompts/module-lesson.ts";
import { TUTOR_ROLE } from "../prompts/tutor-role.ts";
import { type Draft, DRAFT_SCHEMAS } from "./draft.ts";
import type { ArgumentPlan } from "./plan-argument.ts";
import { tidyDraft } from "./tidy-draft.ts";

/** A key of four expectations with all its wordings takes about half of that. */
const MAX_OUTPUT_TOKENS = 9000;

/**
 * Has a model write a draft, or write a rejected one anew. One call to the model: what code finds wrong
 * with the draft is for the next round, in which the writer sees the faults all together.
 * @throws ModelError
 */
export async function draftArgument(
  client: ModelClient,
  { request, plan, rejected }: DraftOrder,
  call: TutorCall,
): Promise<Draft> {
  const { module } = plan;
  const form = MODULES[module].form;
  const reply = await client.generate(
    {
      kind: "argument",
      prompt: {
        instructions: [TUTOR_ROLE, digestModule(module), argumentInstructions(module)],
        task: argumentTask(request, plan, rejected),
      },
      schema: DRAFT_SCHEMAS[form],
      schemaName: "argument",
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      temperature: 0.8,
    },
    call,
  );
  // The reply has the shape of the schema that the form chose.
  return tidyDraft({ form, ...reply } as Draft);
}

/** What a writer is asked for. */
export interface DraftOrder {
  readonly request: ArgumentRequest;
  readonly plan: ArgumentPlan;
  /** The last attempt, which was not accepted; null at first. */
  readonly rejected: RejectedDraft | null;
}
