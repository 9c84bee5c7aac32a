import { expect, test } from "vitest";
import { valueExpectation } from "../answer-key/values.ts";
import { buildArgument } from "../build-argument.ts";
import type { Assessment } from "../dialogue.ts";
import { decideMove, startDialogue } from "../policy.ts";
import { recordStep } from "./step-record.ts";

const SAFETY = { name: "safety", phrase: "dry feet" };
const PRIVACY = { name: "privacy", phrase: "privacy at home" };
const REST = { words: [], paraphrases: [], hints: [], prompt: "" };
const VALUES = [
  valueExpectation("first", { ...SAFETY, ...REST }, PRIVACY),
  valueExpectation("second", { ...PRIVACY, ...REST }, SAFETY),
].map((one) => ({ ...one, step: 0 }));

/** The record of the values' step after messages that found these. */
function recordAfter(messages: readonly (readonly string[])[]): string[] {
  const { key } = buildArgument();
  const argument = buildArgument({ key: { ...key, expectations: VALUES } });
  let dialogue = startDialogue(argument);
  const transcript = messages.flatMap((ids, at) => {
    const { step } = dialogue;
    const assessment: Assessment = {
      speechAct: ids.length === 0 ? "dont_know" : "answer",
      coverage: Object.fromEntries(ids.map((id) => [id, 0.9])),
      misconceptions: [],
      confidence: 0.9,
      findings: [],
      judge: "test",
    };
    const decision = decideMove(argument, dialogue, assessment);
    dialogue = decision.dialogue;
    return [
      { sender: "user", text: `message ${at}`, step, assessment } as const,
      { sender: "system", text: "So?", step, move: decision.move } as const,
    ];
  });
  return recordStep({ argument, dialogue, transcript }, 0);
}

test("values are named, each for itself, and without an order that nobody gave", () => {
  expect(recordAfter([["value-first"], ["value-second"]])).toEqual([
    'You found this: a value that is at stake: safety. Your words: "message 0"',
    'You found this: a value that is at stake: privacy at home. Your words: "message 1"',
  ]);
  expect(recordAfter([["value-first", "value-second"]])).toEqual([
    'You found this: values that are at stake: safety and privacy at home. Your words: "message 0"',
  ]);
});

test("a value that was told is named as it was told", () => {
  expect(recordAfter([["value-second"], [], [], []])).toContain(
    "The tutor told you this: *What the writer puts first is dry feet, or, in a word, safety.*",
  );
});
