import * as z from "zod/mini";
import type { Argument } from "@elenchus/dialogue/argument";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import type { ModelClient, Prompt } from "../model-client.ts";
import { fence } from "../prompts/fence.ts";
import { sharedPrefix } from "../prompts/shared-prefix.ts";

const INSTRUCTIONS = `# Your task: say whether a sentence tells an answer

A tutor is about to say a sentence to the learner. You are given the answers that the learner has still to find. Say whether somebody who hears the sentence is told one of them, in whatever words, or all of it but a word.

It tells none where it asks, says again what the learner has said, speaks of the task, or points in a direction without saying what is there. A hint is no answer.

Give { "tells": true } or { "tells": false }.`;

const Verdict = z.object({ tells: z.boolean() });

/** What is asked about a sentence of a tutor's. */
export interface DoubtfulSentence {
  readonly argument: Argument;
  readonly sentence: string;
  /** What is still to be found, as statements. */
  readonly answers: readonly string[];
}

function buildPrompt({ argument, sentence, answers }: DoubtfulSentence): Prompt {
  return {
    instructions: [sharedPrefix(argument), INSTRUCTIONS],
    task: [
      `Still to be found:\n${fence("answers", answers.map((one) => `- ${one}`).join("\n"))}`,
      `The tutor's sentence:\n${fence("tutor", sentence)}`,
    ].join("\n\n"),
  };
}

/**
 * Asks a model whether a sentence tells one of the answers that are still to be found. One request of the turn's.
 * @throws ModelError
 */
export async function askWhetherTold(
  client: ModelClient,
  doubtful: DoubtfulSentence,
  call: TutorCall,
): Promise<boolean> {
  const prompt = buildPrompt(doubtful);
  const shape = { schema: Verdict, schemaName: "verdict", maxOutputTokens: 40, temperature: 0 };
  const { tells } = await client.generate({ kind: "check", prompt, ...shape }, call);
  return tells;
}
