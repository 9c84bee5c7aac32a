import type { DialogueView } from "@elenchus/dialogue/tutor";
import { describeFinding, findingsOf, hasOpen } from "@elenchus/dialogue/summary/step-findings";
import type { Prompt } from "../model-client.ts";
import { fence } from "./fence.ts";
import { fenceTranscript } from "./fence-transcript.ts";
import { adviceOf } from "./module-lesson.ts";
import { sharedPrefix } from "./shared-prefix.ts";

const SUMMARY_INSTRUCTIONS = `# Your task: write the summary of a dialogue that is over

The learner reads it after the dialogue, and a supervisor may read it later. The program adds the headings, the outcome and, step by step, what was found and in which words, what was told and what stayed open; you write, for each step that was reached, how the learner went about it and what to look at next time.

For each step:

- step: its number, as the task gives it.
- did: two or three short sentences to the learner ("You …") on how they went about it: what they saw at once, what took another look, which wrong turn they took and how they got out of it. Be exact: say what they did, not what they are like. No praise of the person, no marks, no percentages. Do not say again what was found, told or left open; where you touch on it, say exactly what the task says: what the tutor told is no find of theirs, even where the dialogue was a success.
- quotes: one to three of the learner's own phrases from that step that show it best, copied letter by letter from the learner's messages, misspellings and all, each of 3 to 25 words. None where they said nothing that is worth repeating. Never the tutor's words.
- next: one or two sentences on what to look at or try next time, made for this learner: a question to ask of a text, a test from the lesson, something to practise on. It begins with a verb.

Say nothing of what is still open: of what the learner neither found nor was told you know no more than that it is open, and you do not work it out. Put into quotation marks only words that stand in the learner's messages or in the passage. Plain sentences, no lists, headings, emphasis or links, all in British English.`;

/** Messages of a whole dialogue. */
const ALL_MESSAGES = 60;

/** How something was found, as the model is told. */
const FOUND = {
  said: "found",
  marked: "found by marking the sentence",
  chosen: "chosen from a list",
} as const;

/** What is known of a step: what was found and told, and how many replies it took. */
function describeStep(view: DialogueView, step: number): string {
  const { argument, transcript } = view;
  const findings = findingsOf(view, step);
  const found = findings.filter((one) => one.isFound);
  const told = findings.filter((one) => !one.isFound && one.told);
  const own = transcript.filter((one) => one.sender === "user" && one.step === step);
  const shown = new Set(
    transcript.flatMap(({ move }) =>
      move?.kind === "correct" && move.step === step ? move.misconceptions : [],
    ),
  );
  const corrections = argument.key.misconceptions
    .filter((one) => shown.has(one.id))
    .map((one) => `went wrong here, and was told: ${one.correction}`);
  const lines = [
    `replies: ${own.length}`,
    ...found.map(
      (one) =>
        `${FOUND[one.how ?? "said"]}: ${describeFinding(one)}${one.words === null ? "" : ` In these words: ${one.words}`}`,
    ),
    ...told.map((one) => `told by the tutor: ${describeFinding(one)}`),
    ...corrections,
    hasOpen(view, step, findings) ? "something stayed open" : completed(told.length),
  ];
  return `Step ${step + 1}, ${argument.steps[step]?.title ?? ""}:\n${fence("step", lines.join("\n"))}`;
}

function completed(told: number): string {
  return told === 0 ? "complete" : "complete only with what the tutor told";
}

/** What a summary call is asked: of the answer key only what was earned or told. */
export function buildSummaryPrompt(view: DialogueView, reached: readonly number[]): Prompt {
  const { argument, dialogue, transcript } = view;
  return {
    instructions: [sharedPrefix(argument), SUMMARY_INSTRUCTIONS, adviceOf(argument.module)],
    task: [
      `The dialogue:\n${fenceTranscript(transcript, ALL_MESSAGES)}`,
      `How it ended: ${dialogue.outcomeReason ?? "open"}`,
      `The steps that were reached:\n\n${reached.map((step) => describeStep(view, step)).join("\n\n")}`,
    ].join("\n\n"),
  };
}
