import { MAX_MESSAGE_CHARS } from "@elenchus/domain/limits";
import * as z from "zod/mini";
import type { ModelClient, Prompt } from "@elenchus/tutor/llm/model-client";
import { fence, FENCE_RULE } from "@elenchus/tutor/llm/prompts/fence";
import { fenceTranscript } from "@elenchus/tutor/llm/prompts/fence-transcript";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import type { PlayedLearner } from "../play-dialogue.ts";
import type { LearnerView } from "../simulated-learners.ts";
import type { Persona } from "./personas.ts";

/** What a model that plays a learner replies. */
const Message = z.object({ message: z.string() });

const MAX_OUTPUT_TOKENS = 300;
/** Learners differ from one time to the next. */
const TEMPERATURE = 0.8;
/** All of a dialogue. */
const SHOWN_MESSAGES = 40;

const PART = `You play a learner in a rehearsal of Elenchus, a program that teaches critical thinking: a tutor questions the learner step by step about a short passage. You write the learner's next message and nothing else. Stay in your part all the time; never help the tutor, never say that you play, and never write for the tutor.

- Write as people type in a chat: usually one or two sentences, at most sixty words, plain text.
- Answer the tutor's last message. Do not say again what you have said before.
- ${FENCE_RULE}`;

function describeAnswers({ argument, dialogue }: LearnerView): string {
  return argument.key.expectations
    .filter((one) => one.step === dialogue.step && one.isOwn !== true)
    .map((one) => `- ${one.question === undefined ? "" : `(${one.question}) `}${one.statement}`)
    .join("\n");
}

/** What a model is told that plays a learner: part, passage and conversation, and never the key, unless its part knows it. */
export function buildLearnerPrompt(persona: Persona, view: LearnerView): Prompt {
  return {
    instructions: [`${PART}\n\n# Your part\n\n${persona.description}`],
    task: [
      fence("passage", view.argument.passage),
      ...(persona.knows
        ? [`The answers of the open step:\n${fence("answers", describeAnswers(view))}`]
        : []),
      `The conversation so far, oldest first; "learner" is you:\n${fenceTranscript(view.transcript, SHOWN_MESSAGES)}`,
      "Write the learner's next message.",
    ].join("\n\n"),
  };
}

/** A learner whom a model plays. Its messages reject with a ModelError where the model fails. */
export function createModelLearner(
  client: ModelClient,
  persona: Persona,
  createCall: () => TutorCall,
): PlayedLearner {
  return async (view) => {
    const question = {
      kind: "check",
      prompt: buildLearnerPrompt(persona, view),
      schema: Message,
      schemaName: "learner_message",
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      temperature: TEMPERATURE,
      findFault: ({ message }: z.output<typeof Message>) =>
        message.trim() === "" ? "The message is empty." : null,
    } as const;
    const { message } = await client.generate(question, createCall());
    return message.trim().slice(0, MAX_MESSAGE_CHARS);
  };
}
