import { expect, test } from "vitest";
import type { Argument } from "@elenchus/dialogue/argument";
import type { Assessment, TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { openDialogue } from "@elenchus/dialogue/open-dialogue";
import { decideMove, startDialogue } from "@elenchus/dialogue/policy";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { EXAMPLES } from "../example-arguments/build-example-argument.ts";
import { askedExpectations } from "../grade/asked-expectations.ts";
import type { Prompt } from "../model-client.ts";
import { materialsOf } from "../word/materials.ts";
import { buildAssessPrompt } from "./assess-prompt.ts";
import { buildWordsPrompt } from "./words-prompt.ts";

/** Four characters of English are about a token. */
const CHARS_OF_TOKEN = 4;
const TURNS = 8;
/** A learner's message and a tutor's reply of common length, another one each turn. */
const messageOf = (turn: number): string =>
  `${turn}: I think it is mostly about what happens to the people who come late, because the writer says so.`;
const replyOf = (turn: number): string =>
  `${turn}: You say that it is about the people who come late, and they are in the passage. Ask what the writer needs them for, though: they show why something has to change. What would the writer like to see changed?`;

/** Every other message covers what was asked; the others miss it. */
function judge({ dialogue }: DialogueView, turn: number): Assessment {
  const coverage = turn % 2 === 1 && dialogue.target !== null ? { [dialogue.target]: 0.9 } : {};
  const because =
    "The learner names the people who come late, and not what is to be done about it.";
  const rest = { misconceptions: [], confidence: 0.9, findings: [], judge: "test" };
  return { speechAct: "answer", coverage, because, ...rest };
}

/** All prompts of a dialogue, as they are sent. */
function playPrompts(argument: Argument): { kind: "assess" | "words"; text: string }[] {
  const prompts: { kind: "assess" | "words"; text: string }[] = [];
  const send = (kind: "assess" | "words", { instructions, task }: Prompt): void =>
    void prompts.push({ kind, text: [...instructions, task].join("\n\n") });
  let dialogue = startDialogue(argument);
  const transcript: TranscriptEntry[] = [
    { sender: "system", text: openDialogue(argument), step: 0 },
  ];
  for (let turn = 0; turn < TURNS && dialogue.outcome === null; turn += 1) {
    const view = { argument, dialogue, transcript: [...transcript] };
    const message = messageOf(turn);
    send("assess", buildAssessPrompt(view, askedExpectations(view), message));
    const heard = judge(view, turn);
    const decided = decideMove(argument, dialogue, heard);
    const { move } = decided;
    const after = { view: { ...view, dialogue: decided.dialogue, heard }, message, move };
    send("words", buildWordsPrompt(after, materialsOf(after), null));
    transcript.push(
      { sender: "user", text: message, step: dialogue.step },
      { sender: "system", text: replyOf(turn), step: decided.dialogue.step, move },
    );
    ({ dialogue } = decided);
  }
  return prompts;
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);

test.each(Object.entries(EXAMPLES))("a dialogue about %s costs little", (_name, argument) => {
  const prompts = playPrompts(argument);
  const repeated = prompts.map(({ text }, at) =>
    Math.max(0, ...prompts.slice(0, at).map((before) => sharedStart(text, before.text))),
  );
  const all = sum(prompts.map(({ text }) => text.length));
  const most = (kind: "assess" | "words"): number =>
    Math.max(...prompts.filter((one) => one.kind === kind).map(({ text }) => text.length));
  expect(prompts).toHaveLength(2 * TURNS);
  expect(most("assess") / CHARS_OF_TOKEN).toBeLessThanOrEqual(3500);
  expect(most("words") / CHARS_OF_TOKEN).toBeLessThanOrEqual(3000);
  expect(all / CHARS_OF_TOKEN).toBeLessThanOrEqual(60_000);
  expect(sum(repeated) / all).toBeGreaterThanOrEqual(0.75);
});
