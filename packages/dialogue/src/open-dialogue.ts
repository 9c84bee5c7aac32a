import type { Argument } from "./argument.ts";
import { hashText } from "./seeded-choice.ts";

const GREETINGS = [
  "Welcome. I am your tutor, and I am an AI.",
  "Hello. I am the tutor here, an AI, and I mostly ask questions.",
  "Good to have you here. You are talking to an AI, and its job is to ask.",
  "Hello, and thank you for coming. I am an AI, and I will be your tutor for this passage.",
  "Welcome to this dialogue. The tutor is an AI: it asks, and you do the finding.",
  "Good to see you. I am an AI that tutors by asking; there is no hurry.",
] as const;

/** Says what the passage is about; whoever chose something else is told so, and why. */
function present({ issue, insteadOf, source }: Argument): string {
  if (source !== undefined) return `Your teacher chose the text for this dialogue: *${issue}*`;
  if (insteadOf === undefined)
    return `The passage takes a side on a question that people disagree about: *${issue}*`;
  return `I am sorry: I could not come up with a good passage on the question that you chose, so this one takes a side on another one: *${issue}*`;
}

/** The first message: who is talking, what the passage is about, and the first question. */
export function openDialogue(argument: Argument): string {
  const greeting = GREETINGS[hashText(argument.passage) % GREETINGS.length] ?? GREETINGS[0];
  const opening = argument.steps[0]?.opening ?? "";
  return `${greeting} ${present(argument)}\n\n${opening}`;
}
