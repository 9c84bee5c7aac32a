import { expect, test } from "vitest";
import { believe } from "../believe.ts";
import { buildArgument } from "../build-argument.ts";
import { judgeChoice } from "../choose.ts";
import type { Assessment, TranscriptEntry } from "../dialogue.ts";
import { decideMove, startDialogue } from "../policy.ts";
import { adviseOn } from "./advice.ts";
import { recordStep } from "./step-record.ts";

const plain = buildArgument();
const argument = buildArgument({
  key: {
    ...plain.key,
    expectations: plain.key.expectations
      .filter(({ kind }) => kind !== "probe")
      .map((one) => ({ ...one, opposites: [`never ${one.id}`] })),
    misconceptions: ["background-a", "background-b"].map((id) => ({
      id,
      step: 1,
      paraphrases: [`wrong way ${id}`],
      correction: "No.",
    })),
  },
});

type Said = readonly [text: string, heard?: Partial<Assessment>];

const says = (...ids: readonly string[]): Partial<Assessment> => ({
  coverage: Object.fromEntries(ids.map((id) => [id, 0.9])),
});
const FOUND: Said = ["it should", says("conclusion")];
const MISSED: Said = ["the trees"];
const WRONG: Said = ["they have two", { misconceptions: ["background-a"] }];
const STUCK: Said = ["no idea", { speechAct: "dont_know" }];
const COMPLAINT: Said = ["I said that already", { speechAct: "complaint" }];
const asks = (act: "question" | "complaint"): Partial<Assessment> => ({
  speechAct: "dont_know",
  findings: [{ kind: "spoken", act }],
});
const TRIED = { kind: "graded", id: "reason-1", zone: "missed", likelihood: 0.1 } as const;
const DOUBTED: Said = ["they need rain", { unsure: ["reason-1"] }];
const doubted = (id: string): Said => [`maybe ${id}`, { unsure: [id] }];
const RIGHT: Said = ["rain, as I meant", says("reason-1")];
const BOTH: Said = ["it should, they need rain", says("conclusion", "reason-1")];
const REREAD: Said = [
  COMPLAINT[0],
  { ...COMPLAINT[1], ...says("reason-1"), earnedBy: { "reason-1": WRONG[0] } },
];

/** The dialogue after such messages; a single letter picks the right one of a list. */
function play(messages: readonly Said[]) {
  let dialogue = startDialogue(argument);
  const transcript: TranscriptEntry[] = [];
  for (const [said, heard = {}] of messages) {
    const { step, choice } = dialogue;
    const text = said === "A" ? (choice?.options[choice.right] ?? said) : said;
    const rest = { coverage: {}, misconceptions: [], confidence: 0.9, findings: [], judge: "test" };
    const judged: Assessment = { ...rest, speechAct: "answer", ...heard };
    const picked = judgeChoice(argument, dialogue, text);
    const assessment = believe({ argument, dialogue, transcript }, text, picked ?? judged);
    const decision = decideMove(argument, dialogue, assessment, { offersChoice: true });
    transcript.push({ sender: "user", text, step, assessment });
    transcript.push({ sender: "system", text: "So?", step, move: decision.move });
    dialogue = decision.dialogue;
  }
  return { argument, dialogue, transcript };
}

const REASON = "*Statement of reason-1.*";

test.each<readonly [string, readonly Said[], string]>([
  ["nothing", [FOUND, RIGHT], '"rain, as I meant"'],
  ["a hint", [FOUND, MISSED, RIGHT], '"rain, as I meant" This came after a hint.'],
  [
    "help that a complaint got",
    [FOUND, ["no help", asks("complaint")], RIGHT],
    '"rain, as I meant"',
  ],
  [
    "help that a question got",
    [FOUND, ["why two?", asks("question")], RIGHT],
    '"rain, as I meant"',
  ],
  [
    "help that a question beside a try got",
    [
      FOUND,
      ["why two? the trees", { findings: [TRIED, ...(asks("question").findings ?? [])] }],
      RIGHT,
    ],
    '"rain, as I meant"',
  ],
  [
    "a correction that a question beside a wrong answer got",
    [FOUND, [WRONG[0], { ...WRONG[1], findings: asks("question").findings ?? [] }], RIGHT],
    '"rain, as I meant" This came after a correction.',
  ],
  ["a correction", [FOUND, WRONG, RIGHT], '"rain, as I meant" This came after a correction.'],
  ["doubt", [FOUND, DOUBTED, doubted("reason-2"), RIGHT], '"rain, as I meant"'],
  ["doubt, and not knowing", [FOUND, DOUBTED, STUCK, RIGHT], '"rain, as I meant"'],
  ["doubt of another point", [FOUND, doubted("reason-2"), STUCK, RIGHT], '"rain, as I meant"'],
  ["doubt, twice", [FOUND, DOUBTED, STUCK, DOUBTED], '"they need rain"'],
  ["doubt, and a complaint", [FOUND, DOUBTED, STUCK, COMPLAINT], '"they need rain"'],
  [
    "a hint before the doubt",
    [FOUND, STUCK, DOUBTED, DOUBTED],
    '"they need rain" This came after a hint.',
  ],
  ["a correction that a complaint settles", [FOUND, WRONG, REREAD], '"they have two"'],
  ["another step's hint", [STUCK, BOTH], '"it should, they need rain"'],
])("of what was found after %s just that is said", (_, messages, end) => {
  expect(recordStep(play(messages), 1)[0]).toBe(`You found this: ${REASON} Your words: ${end}`);
});

test("a list is told as the tutor's doubt, and is no help", () => {
  const view = play([FOUND, doubted("reason-2"), DOUBTED, ["A"]]);
  expect(recordStep(view, 1)[0]).toBe(
    `You chose this from a list, since the tutor was not certain what you meant: ${REASON}`,
  );
});

test("a complaint that points to nothing that is known is not quoted", () => {
  const view = play([FOUND, STUCK, [COMPLAINT[0], { ...COMPLAINT[1], unsure: ["reason-1"] }]]);
  expect(recordStep(view, 1)[0]).toBe(`You found this: ${REASON}`);
});

test("advice is about a correction, unless a complaint settled that", () => {
  const usual = adviseOn(play([FOUND]), 1);
  expect(adviseOn(play([FOUND, WRONG]), 1)).not.toBe(usual);
  expect(adviseOn(play([FOUND, WRONG, REREAD]), 1)).toBe(usual);
});
