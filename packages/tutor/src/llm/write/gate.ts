import { MODULES } from "@elenchus/curriculum/modules/modules";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Argument } from "@elenchus/dialogue/argument";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import type { ModelClient } from "../model-client.ts";
import { gateInstructions, gateTask } from "../prompts/gate-instructions.ts";
import { digestModule } from "../prompts/module-lesson.ts";
import { TUTOR_ROLE } from "../prompts/tutor-role.ts";
import { cleanDraft } from "./clean-draft.ts";
import { compareReading } from "./compare-reading.ts";
import { type GateReading, readingSchema } from "./gate-reading.ts";

const MAX_OUTPUT_TOKENS = 3000;

/**
 * The gate: a judge that is shown the passage alone says what it finds, and code compares that with the key. One
 * call to the model.
 * @returns what speaks against the argument, in words for its writer; empty when it may be used
 * @throws ModelError
 */
export async function passGate(
  judge: ModelClient,
  argument: Argument,
  call: TutorCall,
): Promise<string[]> {
  const reading = await readAlone(judge, argument.module, argument.passage, call);
  return compareReading(argument, reading);
}

async function readAlone(
  judge: ModelClient,
  module: ModuleNumber,
  passage: string,
  call: TutorCall,
): Promise<GateReading> {
  const { form } = MODULES[module];
  const reply = await judge.generate(
    {
      kind: "gate",
      prompt: {
        instructions: [TUTOR_ROLE, digestModule(module), gateInstructions(module)],
        task: gateTask(passage),
      },
      schema: readingSchema(module),
      schemaName: "reading",
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      temperature: 0,
    },
    call,
  );
  // The reply has the shape of the schema that the module chose.
  return { form, ...cleanDraft(reply) } as GateReading;
}
