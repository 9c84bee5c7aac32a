import * as z from "zod/mini";
import { isOutOfTime } from "@elenchus/dialogue/limit-time";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import { type ModelClient, ModelError } from "../model-client.ts";
import { MEND_INSTRUCTIONS, mendTask } from "../prompts/mend-instructions.ts";
import { digestModule } from "../prompts/module-lesson.ts";
import { TUTOR_ROLE } from "../prompts/tutor-role.ts";
import type { Draft } from "./draft.ts";
import { setTexts } from "./draft-paths.ts";
import { findLacks, type Lack } from "./find-lacks.ts";
import { orFailure } from "./judge-draft.ts";
import { plainHelp } from "./plain-help.ts";
import type { ArgumentPlan } from "./plan-argument.ts";
import { tidyDraft } from "./tidy-draft.ts";

/** Lines that are asked for at once; what is beyond them is done without, or filled in by code. */
const MOST_LINES = 16;
const MAX_OUTPUT_TOKENS = 2000;

const schema = z.object({ lines: z.array(z.object({ id: z.string(), text: z.string() })) });

/** A draft after mending, and what is still wrong with it, in words for its writer. */
export interface Mended {
  readonly draft: Draft;
  readonly faults: readonly string[];
}

/**
 * A tidied draft that lacks some lines gets them by one question for just these. What the model has no better words
 * for, code fills in with help that fits any passage, or does without. No call where nothing is lacking.
 * @throws ModelError
 */
export async function mendDraft(
  client: ModelClient,
  draft: Draft,
  plan: ArgumentPlan,
  call: TutorCall,
): Promise<Mended> {
  const lacks = findLacks(draft, plan.flaw).slice(0, MOST_LINES);
  if (lacks.length === 0 || isOutOfTime(call)) return settle(draft, plan);
  const lines = await orFailure(askForLines(client, { draft, plan, lacks }, call), call);
  if (lines instanceof ModelError) return settle(draft, plan);
  return settle(tidyDraft(setTexts(draft, lines)), plan);
}

async function askForLines(
  client: ModelClient,
  { draft, plan, lacks }: { draft: Draft; plan: ArgumentPlan; lacks: readonly Lack[] },
  call: TutorCall,
): Promise<{ path: string; text: string }[]> {
  const asked = lacks.map(({ path, ask }, index) => ({ id: `line-${index + 1}`, path, ask }));
  const { lines } = await client.generate(
    {
      kind: "argument",
      prompt: {
        instructions: [TUTOR_ROLE, digestModule(plan.module), MEND_INSTRUCTIONS],
        task: mendTask(draft.passage, asked),
      },
      schema,
      schemaName: "lines",
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      temperature: 0.5,
    },
    call,
  );
  return asked.flatMap(({ id, path }) => {
    const text = lines.find((line) => line.id === id)?.text ?? "";
    return text === "" ? [] : [{ path, text }];
  });
}

/** Fills in what is still lacking by code, where code can. */
function settle(draft: Draft, { module, flaw }: ArgumentPlan): Mended {
  const lacks = findLacks(draft, flaw);
  const help = lacks
    .filter(({ kind }) => kind === "help")
    .map(({ path }) => ({ path, text: plainHelp(path, module) }));
  return {
    draft: setTexts(draft, help),
    faults: lacks.flatMap(({ kind, path, ask }) =>
      kind === "needed" ? [`${path} is missing or no good. Needed: ${ask}`] : [],
    ),
  };
}
