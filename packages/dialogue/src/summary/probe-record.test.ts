import { expect, test } from "vitest";
import { buildArgument } from "../build-argument.ts";
import type { Assessment, SpeechAct, TranscriptEntry } from "../dialogue.ts";
import { decideMove, startDialogue } from "../policy.ts";
import { recordProbes } from "./probe-record.ts";
import { recordStep } from "./step-record.ts";

const argument = buildArgument();
type Said = readonly [text: string, speechAct: SpeechAct, ...covered: string[]];
const FOUND: Said = ["it should", "answer", "conclusion"];
const ANSWERED: Said = ["I just know", "answer", "probe-0"];
const STUCK: Said = ["no idea", "dont_know"];
const MISSED: Said = ["because of the trees", "answer"];

/** The dialogue after such messages. */
function play(messages: readonly Said[]) {
  let dialogue = startDialogue(argument);
  const transcript: TranscriptEntry[] = [];
  for (const [text, speechAct, ...covered] of messages) {
    const coverage = Object.fromEntries(covered.map((id) => [id, 0.9]));
    const rest = { misconceptions: [], confidence: 0.9, findings: [], judge: "test" };
    const assessment: Assessment = { speechAct, coverage, ...rest };
    const { step } = dialogue;
    const decision = decideMove(argument, dialogue, assessment);
    dialogue = decision.dialogue;
    transcript.push({ sender: "user", text, step, assessment });
    transcript.push({ sender: "system", text: "So?", step, move: decision.move });
  }
  return { argument, dialogue, transcript };
}

test("where no further question was asked there is nothing to say of one", () => {
  expect(recordProbes(play([]), 0)).toEqual([]);
});

test.each([
  [[ANSWERED], 'You answered the further question: "I just know"'],
  [[STUCK, ANSWERED], 'You answered the further question: "I just know"'],
  [[MISSED, ANSWERED], 'You answered the further question: "I just know"'],
  [[], "The further question stayed open."],
  [[STUCK, STUCK, STUCK], "The tutor gave an answer of its own to the further question"],
] as const)("what became of the further question is said as it was: %j", (messages, line) => {
  const lines = recordStep(play([FOUND, ...messages]), 0);
  expect(lines.filter((one) => one.includes("further question"))).toEqual([
    expect.stringContaining(line),
  ]);
});

test("a further question that is answered before it is asked is on record, and is not asked", () => {
  const words = "it should, and I just know";
  const view = play([[words, "answer", "conclusion", "probe-0"]]);
  expect(recordStep(view, 0)).toContain(
    `You answered a further question before it was asked: "${words}"`,
  );
  expect(view.transcript[1]?.move).toMatchObject({
    covered: ["conclusion", "probe-0"],
    nextStep: 1,
  });
});

test("a further question that the end came instead of was not asked", () => {
  const asked = Array.from({ length: 14 }, (): Said => ["why do you ask?", "question"]);
  const view = play([...asked, FOUND, ["trees and rain", "answer", "reason-1", "reason-2"]]);
  expect(view.dialogue).toMatchObject({ outcome: "failure", probed: [] });
  expect(recordProbes(view, 1)).toEqual([]);
  // In dialogues of before it was chosen, and the end came.
  const before = { ...view, dialogue: { ...view.dialogue, probed: ["probe-1"] } };
  expect(recordProbes(before, 1)).toEqual([]);
});
