import type { TutorCall } from "@elenchus/dialogue/model-call";
import type { KeyDraft, KeyDrafter } from "@elenchus/dialogue/own-text";
import type { OwnTextForm } from "@elenchus/domain/own-text";
import type { ModelClient } from "../llm/model-client.ts";
import { type GivenMark, keyInstructions, keyTask } from "../llm/prompts/key-instructions.ts";
import { digestModule } from "../llm/prompts/module-lesson.ts";
import { TUTOR_ROLE } from "../llm/prompts/tutor-role.ts";
import { checkPassage } from "./check-form.ts";
import { keySchema } from "./key-reply.ts";
import { tidyForm } from "./own-text-desk.ts";
import { readFlaw } from "./read-flaw.ts";
import { readKeyDraft } from "./read-key-draft.ts";

const MAX_OUTPUT_TOKENS = 3000;

/** Drafts of keys by a model: one call for all of a text. What it writes is looked through before it is given. */
export function createKeyDrafter(client: ModelClient): KeyDrafter {
  return {
    whyNot(form) {
      const errors = checkPassage(tidyForm(form)).filter(({ level }) => level === "error");
      return errors.length === 0 ? null : errors.map(({ text }) => text).join(" ");
    },
    draft: (form, call) => draft(client, tidyForm(form), call),
  };
}

async function draft(client: ModelClient, form: OwnTextForm, call: TutorCall): Promise<KeyDraft> {
  const { module, passage, flaw } = form;
  const reply = await client.generate(
    {
      kind: "key",
      prompt: {
        instructions: [TUTOR_ROLE, digestModule(module), keyInstructions(module)],
        task: keyTask(passage, marksIn(form), readFlaw(module, flaw)),
      },
      schema: keySchema(module),
      schemaName: "key",
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      temperature: 0,
    },
    call,
  );
  return readKeyDraft(form, reply);
}

const ROLES: Readonly<Record<string, GivenMark["role"]>> = {
  conclusion: "conclusion",
  reason: "reason",
  flaw: "flaw",
  second_value: "flaw",
};

function marksIn({ points }: OwnTextForm): GivenMark[] {
  return points.flatMap(({ part, sentence }) => {
    const role = ROLES[part];
    return role === undefined || sentence === "" ? [] : [{ role, sentence }];
  });
}
