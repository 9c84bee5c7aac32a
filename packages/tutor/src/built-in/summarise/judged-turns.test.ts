import { readFileSync } from "node:fs";
import type { Mark } from "@elenchus/domain/marks";
import { expect, test } from "vitest";
import type { Argument } from "@elenchus/dialogue/argument";
import { believe } from "@elenchus/dialogue/believe";
import { judgeChoice } from "@elenchus/dialogue/choose";
import { COVERED } from "@elenchus/dialogue/coverage";
import type { Assessment, Dialogue, SpeechAct, TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { judgeMarks } from "@elenchus/dialogue/marks";
import { decideMove, startDialogue } from "@elenchus/dialogue/policy";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { plainWords } from "@elenchus/dialogue/words/words";
import { adviseOn } from "@elenchus/dialogue/summary/advice";
import { describeOutcome } from "@elenchus/dialogue/summary/describe-outcome";
import { isReached } from "@elenchus/dialogue/summary/step-findings";
import { recordsOf, recordStep, type StepRecord } from "@elenchus/dialogue/summary/step-record";

/** What 68 people typed in whole dialogues, each message judged by hand. */
interface Turn {
  readonly argument: string;
  readonly step: number;
  readonly target: string | null;
  readonly message: string;
  readonly marks?: readonly Mark[];
  readonly label: string;
  readonly verdict: string;
  readonly covered: readonly string[];
}

function readLines<Line>(name: string): Line[] {
  const file = new URL(`../../../../../evaluation/datasets/${name}.jsonl`, import.meta.url);
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}

const COMPLAINT = "I said that already";
const turns = readLines<Turn>("learner-panel-2-turns");
const written = readLines<{ readonly id: string; readonly argument: Argument }>(
  "learner-panel-2-arguments",
).map(({ id, argument }) => {
  const { key } = argument;
  // Further questions differ from tutor to tutor, and are no part of this.
  const expectations = key.expectations.filter(({ kind }) => kind !== "probe");
  const plain: Argument = { ...argument, key: { ...key, expectations } };
  const own = turns.filter((one) => one.argument === id);
  return { plain, own: own.filter(({ target }) => target?.startsWith("probe") !== true) };
});

/** Of which right answers a tutor is not certain at first. */
const TUTORS = {
  certain: () => false,
  doubting: () => true,
  "as it was": ({ verdict }: Turn) => !verdict.startsWith("accepted"),
} as const satisfies Record<string, (turn: Turn) => boolean>;

const ACTS: Readonly<Partial<Record<string, SpeechAct>>> = {
  question: "question",
  objection: "objection",
  complaint: "complaint",
  dont_know: "dont_know",
  other_step: "off_topic",
  off_topic: "off_topic",
  gaming: "empty_effort",
};

/** The judgement by hand, as a tutor gives it that hears what is right, and doubts some of it. */
function judge(plain: Argument, dialogue: Dialogue, turn: Turn, isDoubted: boolean): Assessment {
  const { message, marks = [], label, target, covered } = turn;
  const rest = { coverage: {}, misconception: null, confidence: 0.9, reasons: [], judge: "hand" };
  const marked = marks.length === 0 ? {} : { marks: judgeMarks(plain, dialogue, marks) };
  const open = plain.key.expectations
    .filter(({ id, step }) => step === dialogue.step && (dialogue.coverage[id] ?? 0) < COVERED)
    .map(({ id }) => id);
  const named = [...covered, target ?? ""].filter((id) => open.includes(id));
  const ids = named.length > 0 ? named.slice(0, Math.max(1, covered.length)) : open.slice(0, 1);
  const heard: Assessment = { ...rest, ...marked, speechAct: ACTS[label] ?? "answer" };
  if (message === "") return heard;
  if (label === "right" && isDoubted) return { ...heard, confidence: 0.4, unsure: ids };
  if (label === "right")
    return { ...heard, coverage: Object.fromEntries(ids.map((id) => [id, 0.9])) };
  if (label === "partial") return { ...heard, coverage: { [ids[0] ?? ""]: 0.65 } };
  const wrong = plain.key.misconceptions.find(({ step }) => step === dialogue.step);
  return label === "wrong" ? { ...heard, misconception: wrong?.id ?? null } : heard;
}

/** A message that was played, with its label. */
interface Played {
  readonly at: number;
  readonly label: string;
}

/** The dialogue in which these turns are judged so; whoever is doubted says at the end of a step that it was said. */
function play(plain: Argument, own: readonly Turn[], doubts: (turn: Turn) => boolean) {
  let dialogue = startDialogue(plain);
  const transcript: TranscriptEntry[] = [{ sender: "system", text: "What is it?", step: 0 }];
  const played: Played[] = [];
  const say = (turn: Turn): void => {
    const { message: text, marks } = turn;
    const { step } = dialogue;
    const picked = turn.label === "choice" ? dialogue.choice : null;
    const choice =
      picked === null ? null : judgeChoice(plain, dialogue, picked.options[picked.right] ?? "");
    const heard = choice ?? judge(plain, dialogue, turn, doubts(turn));
    const assessment = believe({ argument: plain, dialogue, transcript }, text, heard);
    const decision = decideMove(plain, dialogue, assessment, { offersChoice: true });
    played.push({ at: transcript.length, label: turn.label });
    const marked = marks === undefined ? {} : { marks };
    transcript.push({ sender: "user", text, step, assessment, ...marked });
    transcript.push({ sender: "system", text: "So?", step, move: decision.move });
    dialogue = decision.dialogue;
  };
  for (const turn of own) {
    while (dialogue.outcome === null && dialogue.step < turn.step && isInDoubt(dialogue))
      say({ ...turn, message: COMPLAINT, marks: [], label: "complaint" });
    // A pick says nothing where no list is offered.
    const isPick = turn.label === "choice" || turn.message.length === 1;
    const isPlayed = dialogue.step === turn.step && (!isPick || dialogue.choice !== null);
    if (dialogue.outcome === null && isPlayed) say(turn);
  }
  return { view: { argument: plain, dialogue, transcript }, played };
}

function isInDoubt({ unsureOf, coverage }: Dialogue): boolean {
  return unsureOf.some((id) => (coverage[id] ?? 0) < COVERED);
}

const all = Object.entries(TUTORS).flatMap(([name, doubts]) =>
  written.map(({ plain, own }, index) => {
    const { view, played } = play(plain, own, doubts);
    const reached = plain.steps.map((_, step) => step).filter((step) => isReached(view, step));
    const records = reached.flatMap((step) => recordsOf(view, step));
    const found = records.filter((one) => one.kind === "found");
    return { name: `${name} ${index}`, view, played, reached, found };
  }),
);

/** Labels of messages after which help is help. */
const LACKS: ReadonlySet<string | undefined> = new Set(["wrong", "partial", "dont_know"]);

/** Whether help that is told was given to who lacked something, and before a right answer. */
function isFair(
  { transcript }: DialogueView,
  played: readonly Played[],
  { at, help }: Extract<StepRecord, { kind: "found" }>,
): boolean {
  const { step } = transcript[at] ?? {};
  const since = transcript.findLastIndex(
    ({ move }, index) =>
      index < at && move !== undefined && (move.covered.length > 0 || move.step !== step),
  );
  const before = played.filter((one) => one.at > since && one.at < at);
  const right = before.findIndex(({ label }) => label === "right");
  const lacking = before.slice(0, right === -1 ? before.length : right);
  return lacking.some((one) => LACKS.has(one.label) && transcript[one.at + 1]?.move?.kind === help);
}

test("help is told where an answer fell short of it, and never after a right one", () => {
  const unfair = all.flatMap(({ name, view, played, found }) =>
    found
      .filter((one) => one.help !== null && !isFair(view, played, one))
      .map(({ at, help }) => `${name}, message ${at}: ${help}`),
  );
  expect(unfair).toEqual([]);
});

test("whoever gave right answers alone is told of no help, no list and no weakness", () => {
  const right = all.filter(({ played }) =>
    played.every(({ label }) => label === "right" || label === "complaint"),
  );
  expect(right.length).toBeGreaterThan(30);
  for (const { name, view, reached } of right)
    for (const step of reached) {
      expect(recordStep(view, step).join("\n"), name).not.toMatch(
        /came after|You chose|The tutor/u,
      );
      expect(adviseOn(view, step), name).toBe(adviseOn({ ...view, transcript: [] }, step));
    }
});

test("what is quoted is what a right answer says, and never the complaint that it was said", () => {
  for (const { name, view, played, found } of all) {
    const said = played
      .filter(({ label }) => label === "right")
      .map(({ at }) => plainWords(view.transcript[at]?.text ?? ""));
    const quoted = found.filter(({ how }) => how === "said").flatMap(({ findings }) => findings);
    for (const { words } of quoted) {
      const isSaid = said.some((text) => text.includes(plainWords(words ?? "nobody knows")));
      expect(isSaid, `${name}: ${words}`).toBe(true);
    }
  }
});

test("whoever was told nothing covered it all, however much was doubted", () => {
  for (const { view } of all) {
    const { outcome, asserted } = view.dialogue;
    if (outcome !== "success" || asserted.length > 0) continue;
    expect(describeOutcome(view)).toMatch(
      /you covered every step of the analysis(?: yourself|, with help)/u,
    );
  }
});

test("the dialogues have help, doubt and complaints in them", () => {
  const helped = all.flatMap(({ found }) => found.filter(({ help }) => help !== null));
  expect(helped.length).toBeGreaterThan(30);
  const believed = all.flatMap(({ view }) =>
    view.transcript.filter(({ assessment }) => assessment?.believed !== undefined),
  );
  expect(believed.filter(({ text }) => text === COMPLAINT).length).toBeGreaterThan(30);
  expect(believed.filter(({ text }) => text !== COMPLAINT).length).toBeGreaterThan(30);
});
