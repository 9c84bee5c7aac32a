import * as z from "zod/mini";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import type { ModelClient, Prompt } from "../model-client.ts";
import { fence } from "../prompts/fence.ts";
import { fenceLearner } from "../prompts/fence-transcript.ts";
import { sharedPrefix } from "../prompts/shared-prefix.ts";
import { describeEarned } from "../prompts/words-prompt.ts";
import type { MoveTurn } from "./materials.ts";

const INSTRUCTIONS = `# Your task: say whether a sentence states an answer

A tutor is about to say a sentence to the learner. You are given the answers of the open step that the learner has still to find. Does the sentence state one of them, in whatever words, so that there is nothing left of it to find?

It does not where it

- gives back what the learner has said, or what was found or told, in whatever words, or says what makes that right;
- asks, sets a task, hints or points to a place, without saying what is there;
- explains a word, the task or the method, or gives an example of something else;
- shares its subject or some of its words with an answer and claims something else.

Where you are in doubt, it does not. Give { "tells": true } or { "tells": false }.`;

const Verdict = z.object({ tells: z.boolean() });

/** Longest that a sentence is held back for it, in milliseconds, times the patience. */
const LONGEST_MS = 5000;

function buildPrompt(turn: MoveTurn, sentence: string, answers: readonly string[]): Prompt {
  const { argument, transcript } = turn.view;
  const said = [fenceLearner(transcript), fence("learner", turn.message)].filter(Boolean);
  return {
    instructions: [sharedPrefix(argument), INSTRUCTIONS],
    task: [
      `What the learner has said, oldest first:\n${said.join("\n")}`,
      describeEarned(turn),
      `Still to be found:\n${fence("answers", answers.map((one) => `- ${one}`).join("\n"))}`,
      `The tutor's sentence:\n${fence("tutor", sentence)}`,
    ].join("\n\n"),
  };
}

/**
 * Asks a model whether a sentence states one of the open step's answers. One request of the turn's.
 * @throws ModelError also where it does not answer in time
 */
export async function askWhetherTold(
  client: ModelClient,
  turn: MoveTurn,
  { sentence, answers }: { readonly sentence: string; readonly answers: readonly string[] },
  call: TutorCall,
): Promise<boolean> {
  const prompt = buildPrompt(turn, sentence, answers);
  const shape = { schema: Verdict, schemaName: "verdict", maxOutputTokens: 40, temperature: 0 };
  // A model that is asked to stop is not blamed for it, as one that is late would be.
  const late = AbortSignal.timeout(LONGEST_MS * (call.patience ?? 1));
  const limited = { ...call, signal: AbortSignal.any([call.signal, late]) };
  const { tells } = await client.generate({ kind: "check", prompt, ...shape }, limited);
  return tells;
}
