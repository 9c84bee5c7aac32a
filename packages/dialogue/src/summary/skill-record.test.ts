import { expect, test } from "vitest";
import { buildArgument } from "../build-argument.ts";
import type { Assessment, TranscriptEntry } from "../dialogue.ts";
import { decideMove, startDialogue } from "../policy.ts";
import { recordSkill } from "./skill-record.ts";

const { key } = buildArgument();
const argument = buildArgument({
  passage: "Plant the trees. They need rain.",
  key: {
    ...key,
    expectations: key.expectations.map((one) =>
      one.id === "reason-1" ? { ...one, quote: "They need rain." } : one,
    ),
  },
});
type Said = readonly [text: string, heard?: Partial<Assessment>];
const says = (...ids: readonly string[]): Said => [
  "they need rain",
  { coverage: Object.fromEntries(ids.map((id) => [id, 0.9])) },
];
const STUCK: Said = ["no idea", { speechAct: "dont_know" }];
const FOUND = says("conclusion");
const POINTED: Said = ["", { marks: [{ sentence: 1, role: "reason", standing: "right" }] }];

function play(messages: readonly Said[]) {
  let dialogue = startDialogue(argument);
  const transcript: TranscriptEntry[] = [];
  for (const [text, heard] of messages) {
    const { step } = dialogue;
    const rest = { coverage: {}, misconceptions: [], confidence: 0.9, findings: [], judge: "test" };
    const assessment: Assessment = { speechAct: "answer", ...rest, ...heard };
    const decision = decideMove(argument, dialogue, assessment);
    dialogue = decision.dialogue;
    transcript.push({ sender: "user", text, step, assessment });
    transcript.push({ sender: "system", text: "So?", step, move: decision.move });
  }
  return { argument, dialogue, transcript };
}

test.each<readonly [string, number, readonly Said[], object | null]>([
  ["found alone", 0, [FOUND], { alone: 1, helped: 0, pointed: 0, told: 0 }],
  ["found after a hint", 0, [STUCK, FOUND], { alone: 0, helped: 1, pointed: 0, told: 0 }],
  ["told", 0, [STUCK, STUCK, STUCK], { alone: 0, helped: 0, pointed: 0, told: 1 }],
  [
    "one alone, one open",
    1,
    [FOUND, says("reason-1")],
    { alone: 1, helped: 0, pointed: 0, told: 1 },
  ],
  ["one by pointing", 1, [FOUND, POINTED], { alone: 0, helped: 0, pointed: 1, told: 1 }],
  ["not reached", 1, [STUCK], null],
])("a step is recorded part by part: %s", (_, step, messages, record) => {
  expect(recordSkill(play(messages), step)).toEqual(record);
});
