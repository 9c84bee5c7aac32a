import { recordStep } from "@elenchus/dialogue/summary/step-record";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { sayMarked } from "@elenchus/domain/marks";
import { splitSentences } from "@elenchus/domain/split-sentences";
import { nearInMessage } from "@elenchus/dialogue/finding";
import type { MoveKind, SpeechAct } from "@elenchus/dialogue/dialogue";
import type { Prompt } from "../model-client.ts";
import { fence } from "./fence.ts";
import { fenceTranscript, withoutGaming } from "./fence-transcript.ts";
import { adviceOf } from "./module-lesson.ts";
import { sharedPrefix } from "./shared-prefix.ts";

const SUMMARY_INSTRUCTIONS = `# Your task: write the summary of a dialogue that is over

The learner reads it after the dialogue, and a supervisor may read it later. The program adds the headings, the outcome and, step by step, the lines that the task gives you: what was found and in which words, what was told and what stayed open. You write, for each step that was reached, how the learner went about it and what to look at next time.

For each step:

- step: its number, as the task gives it.
- did: two or three short sentences to the learner ("You …") on how they went about it: what they saw at once, what took another look, which wrong turn they took and how they got out of it. Be exact: say what they did, not what they are like, and give them nothing that the tutor said or did, such as throwing out a wrong answer or imagining what would follow. A step in which something fell short, or came after help, was not done unaided. No praise of the person, no marks, no percentages; nothing on their spelling, and nothing on how they felt. Do not say again what was found, told or left open; where you touch on it, say exactly what the task says: what the tutor told is no find of theirs, even where the dialogue was a success.
- quotes: one to three of the learner's own phrases from that step that show it best and that the program's lines do not have, in whole clauses, copied letter by letter from the learner's messages, misspellings and all, each of 3 to 25 words. None where they said nothing that is worth repeating. Never the tutor's words.
- next: one or two sentences on what to look at or try next time, made for this learner: a question to ask of a text, a test from the lesson, something to practise on. It begins with a verb.

Say nothing of what is still open: of what the learner neither found nor was told you know no more than that it is open, and you do not work it out. Put into quotation marks only words that stand in the learner's messages in that step or in the passage. Plain sentences, no lists, headings, emphasis or links, all in British English.`;

/** Messages of a whole dialogue. */
const ALL_MESSAGES = 60;

/** Tries, and the moves that answer one that did not get there. */
const TRIED: ReadonlySet<SpeechAct> = new Set(["answer", "objection"]);
const SHORT: ReadonlySet<MoveKind> = new Set(["hint", "prompt", "correct"]);

/** What the learner tried in a step and what did not get there, or not all of it; what was said to it stands in the dialogue. */
function describeTries({ argument, transcript }: DialogueView, step: number): string[] {
  const sentences = splitSentences(argument.passage);
  return transcript.flatMap(({ sender, step: at, text, marks = [], assessment }, index) => {
    const move = transcript[index + 1]?.move;
    const isShort =
      (assessment?.misconceptions ?? []).length > 0 ||
      (move !== undefined &&
        (nearInMessage(move, assessment).length > 0 ||
          (TRIED.has(move.speechAct) && SHORT.has(move.kind))));
    if (sender !== "user" || at !== step || !isShort) return [];
    return [`fell short, or in part: ${sayMarked(withoutGaming(text), marks, sentences)}`];
  });
}

/** What is known of a step: its replies, which of them fell short, and what the program itself says of it. */
export function describeStep(view: DialogueView, step: number): string {
  const { argument, transcript } = view;
  const own = transcript.filter((one) => one.sender === "user" && one.step === step);
  const replies = own.length === 0 ? "none; it was answered ahead" : own.length;
  const lines = [`replies: ${replies}`, ...describeTries(view, step), ...recordStep(view, step)];
  return `Step ${step + 1}, ${argument.steps[step]?.title ?? ""}:\n${fence("step", lines.join("\n"))}`;
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
