import type { Argument } from "../../dialogue/argument.ts";
import { hashText } from "../../seeded-choice.ts";

const GREETINGS = [
  "Welcome. I am your tutor, and I am an AI.",
  "Hello. I am the tutor here, an AI, and I mostly ask questions.",
  "Good to have you here. You are talking to an AI, and its job is to ask.",
] as const;

/** The first message: who is talking, what the passage is about, and the first question. */
export function openDialogue(argument: Argument): string {
  const greeting = GREETINGS[hashText(argument.passage) % GREETINGS.length] ?? GREETINGS[0];
  const opening = argument.steps[0]?.opening ?? "";
  return `${greeting} The passage takes a side on a question that people disagree about: *${argument.issue}*\n\n${opening}`;
}
