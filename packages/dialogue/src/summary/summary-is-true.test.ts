import { expect, test } from "vitest";
import type { Mark, MarkRole } from "@elenchus/domain/marks";
import type { Argument } from "../argument.ts";
import { believe } from "../believe.ts";
import { buildArgument } from "../build-argument.ts";
import { judgeChoice } from "../choose.ts";
import { COVERED } from "../coverage.ts";
import type { Assessment, SpeechAct, TranscriptEntry } from "../dialogue.ts";
import { judgeMarks, pointedTo } from "../marks.ts";
import { decideMove, startDialogue } from "../policy.ts";
import { hashText } from "../seeded-choice.ts";
import type { DialogueView } from "../tutor.ts";
import { normalise } from "../words/words.ts";
import { recordsOf, recordStep, type StepRecord } from "./step-record.ts";
import { stepToPractise } from "./advice.ts";
import { describeOutcome } from "./describe-outcome.ts";
import { findingsOf, isReached } from "./step-findings.ts";

/** So many dialogues are played; all of it is pure. */
const DIALOGUES = 4000;

const plain = buildArgument();
const SENTENCES = ["Dogs bark at night.", "Dogs need a yard.", "So dogs should live outside."];
const QUOTES: Readonly<Record<string, string>> = {
  conclusion: "dogs should live outside",
  "reason-1": "Dogs bark at night",
  "reason-2": "Dogs need a yard",
};
const argument: Argument = {
  ...plain,
  passage: SENTENCES.join(" "),
  key: {
    ...plain.key,
    expectations: plain.key.expectations.map((one) => {
      const quote = QUOTES[one.id];
      return { ...one, opposites: [`Never ${one.id}.`], ...(quote === undefined ? {} : { quote }) };
    }),
    misconceptions: plain.key.expectations.flatMap(({ step }, at) => [
      { id: `wrong-${at}`, step, paraphrases: [`wrong way ${at}`], correction: `No, ${at}.` },
    ]),
  },
};

/** Numbers from 0 to 1 in an order that the seed decides. */
function drawFrom(seed: number): () => number {
  let turn = 0;
  return () => {
    turn += 1;
    return hashText(`${seed}:${turn}`) / 2 ** 32;
  };
}

const ACTS: readonly SpeechAct[] = [
  "answer",
  "answer",
  "answer",
  "answer",
  "dont_know",
  "asks_for_answer",
  "question",
  "objection",
  "complaint",
  "off_topic",
  "empty_effort",
];
const ROLES: readonly MarkRole[] = ["conclusion", "reason", "neither", "flaw"];

/** Judges as any tutor may: what is said in an answer counts by chance, for later steps too; a complaint may point back. */
function judge(view: DialogueView, text: string, draw: () => number): Assessment {
  const { dialogue, transcript } = view;
  const last = transcript.findLast(({ move }) => move !== undefined)?.move;
  const takesBack = draw() < 0.2 ? (last?.covered ?? []) : [];
  const drawn = ACTS[Math.floor(draw() * ACTS.length)] ?? "answer";
  const speechAct = takesBack.length > 0 ? "complaint" : drawn;
  const isAnswer = speechAct === "answer";
  const own = argument.key.expectations.filter((one) => one.step === dialogue.step);
  const later = argument.key.expectations.filter((one) => one.step > dialogue.step);
  const heard = [
    ...own.filter(() => isAnswer && draw() < 0.3),
    ...later.filter(({ kind }) => isAnswer && kind !== "probe" && draw() < 0.05),
  ];
  const earlier = transcript.findLast((one) => one.sender === "user" && draw() < 0.5)?.text;
  const isRead =
    drawn === "complaint" && takesBack.length === 0 && earlier !== undefined && draw() < 0.5;
  const again = isRead ? own.filter(() => draw() < 0.5).map(({ id }) => id) : [];
  const coverage = {
    ...Object.fromEntries(heard.map(({ id }) => [id, draw()])),
    ...Object.fromEntries(again.map((id) => [id, 0.9])),
  };
  const doubted = own[Math.floor(draw() * own.length)]?.id ?? "";
  const isDoubted = isAnswer && draw() < 0.5 && (coverage[doubted] ?? 0) < COVERED;
  const wrong = argument.key.misconceptions.find(({ step }) => step === dialogue.step);
  return {
    speechAct,
    coverage,
    ...(draw() < 0.3 ? { earnedBy: Object.fromEntries(heard.map(({ id }) => [id, text])) } : {}),
    ...(again.length > 0
      ? { earnedBy: Object.fromEntries(again.map((id) => [id, earlier ?? ""])) }
      : {}),
    ...(isDoubted ? { unsure: [doubted] } : {}),
    ...(takesBack.length === 0 ? {} : { takesBack }),
    misconceptions: isAnswer && draw() < 0.2 ? [wrong?.id ?? []].flat() : [],
    confidence: draw(),
    findings: [],
    judge: "test",
  };
}

function play(seed: number): DialogueView {
  const draw = drawFrom(seed);
  let dialogue = startDialogue(argument);
  const transcript: TranscriptEntry[] = [{ sender: "system", text: "What is it?", step: 0 }];
  while (dialogue.outcome === null) {
    const { step, choice } = dialogue;
    const picked = choice?.options[Math.floor(draw() * choice.options.length)];
    const text = picked ?? `message number ${transcript.length} about the dogs`;
    const marks: Mark[] = SENTENCES.flatMap((_, sentence) =>
      draw() < 0.1
        ? [{ sentence, role: ROLES[Math.floor(draw() * ROLES.length)] ?? "reason" }]
        : [],
    );
    const view = { argument, dialogue, transcript };
    const typed = judgeChoice(argument, dialogue, text) ?? judge(view, text, draw);
    const judged = marks.length === 0 ? {} : { marks: judgeMarks(argument, dialogue, marks) };
    const assessment = believe(view, text, { ...typed, ...judged });
    const decision = decideMove(argument, dialogue, assessment, { offersChoice: true });
    const said = marks.length === 0 ? {} : { marks };
    transcript.push({ sender: "user", text, step, assessment, ...said });
    transcript.push({ sender: "system", text: "So?", step, move: decision.move });
    dialogue = decision.dialogue;
  }
  return { argument, dialogue, transcript };
}

const dialogues = Array.from({ length: DIALOGUES }, (_, seed) => play(seed));

const recorded = dialogues.map((view) => ({
  view,
  records: argument.steps.flatMap((_, step) =>
    isReached(view, step) ? recordsOf(view, step) : [],
  ),
}));

/** Whether a message was credited with something, may have said it as a mark or a complaint made clear, or was quoted for it. */
function isSaid(transcript: readonly TranscriptEntry[], at: number, id: string): boolean {
  const { text, assessment } = transcript[at] ?? {};
  const isQuoted = transcript.some((one) => one.assessment?.earnedBy?.[id] === text);
  const isDoubted = assessment?.unsure?.includes(id) === true;
  return (assessment?.coverage[id] ?? 0) >= COVERED || isDoubted || isQuoted;
}

/** What the record of a dialogue has against a line of its summary; null where it bears it out. */
function objection({ dialogue, transcript }: DialogueView, record: StepRecord): string | null {
  switch (record.kind) {
    case "found": {
      const entry = transcript[record.at];
      if (entry?.sender !== "user") return "nobody said it";
      for (const { expectation, words } of record.findings) {
        const { id } = expectation;
        const isChosen = dialogue.chosen.includes(id);
        const isMarked = pointedTo(argument, entry.assessment?.marks ?? []).some(
          (one) => one.id === id,
        );
        if ((dialogue.coverage[id] ?? 0) < COVERED) return `${id} does not count`;
        if (isChosen !== (record.how === "chosen")) return `${id} was chosen, or was not`;
        if (record.how === "marked" && !isMarked) return `${id} was not marked there`;
        if (record.how !== "said" && words !== null) return `${id} has words of nobody's`;
        if (record.how === "said" && !isSaid(transcript, record.at, id))
          return `${id} was not said there`;
        if (words !== null && !normalise(entry.text).includes(normalise(words)))
          return `${id} has other words`;
        const counted = transcript.findLastIndex(({ move }) => move?.covered.includes(id) === true);
        const isTakenBack = transcript
          .slice(counted)
          .some(({ move }) => move?.takenBack?.includes(id) === true);
        if (isTakenBack) return `${id} was taken back`;
      }
      const before = transcript.slice(0, record.at);
      const isHelped = before.some(
        ({ move }, at) =>
          move?.kind === record.help &&
          record.findings.every(({ expectation: { step } }) => step === move?.step) &&
          (before[at - 1]?.assessment?.unsure ?? []).length === 0,
      );
      return record.help !== null && !isHelped ? "nobody helped" : null;
    }
    case "told":
      return dialogue.asserted.includes(record.finding.expectation.id) ? null : "it was not told";
    case "taken_back":
      return transcript[record.at]?.move?.takenBack === undefined ? "nothing went back" : null;
    case "nothing":
      return record.last === null || transcript.some(({ text }) => text === record.last)
        ? null
        : "nobody wrote that";
    case "open":
      return null;
    case "probe": {
      const { outcome, probe } = record.record;
      const isAhead = record.record.outcome === "answered" && record.record.isAhead;
      const isAsked = transcript.some(({ move }) => move?.target === probe.id);
      if (isAsked === isAhead) return "it was not asked, or was";
      const counts = (dialogue.coverage[probe.id] ?? 0) >= COVERED;
      return (outcome === "answered") === (counts && !dialogue.asserted.includes(probe.id))
        ? null
        : "the further question went otherwise";
    }
  }
}

test("every line of a summary is borne out by the record of the dialogue", () => {
  const false_ = recorded.flatMap(({ view, records }, seed) =>
    records.flatMap((record) => {
      const why = objection(view, record);
      return why === null ? [] : [`${seed}: ${why}`];
    }),
  );
  expect(false_).toEqual([]);
});

test("what counts is in the summary once, and what does not is not", () => {
  for (const { view, records } of recorded) {
    const { dialogue } = view;
    const shown = records.flatMap((one) => {
      if (one.kind === "found") return one.findings.map(({ expectation }) => expectation.id);
      const isAnswered = one.kind === "probe" && one.record.outcome === "answered";
      return isAnswered ? [one.record.probe.id] : [];
    });
    const counted = argument.key.expectations
      .map(({ id }) => id)
      .filter((id) => (dialogue.coverage[id] ?? 0) >= COVERED);
    expect(shown.toSorted()).toEqual(counted.toSorted());
  }
});

/** What the record has against the words of a line, as the learner reads them: its quotations and what stands in italics. */
function objectionToLine({ dialogue, transcript }: DialogueView, line: string): string | null {
  const { expectations } = argument.key;
  const said = transcript.flatMap(({ sender, text }) => (sender === "user" ? [text] : []));
  const allowed = [...said, ...expectations.map(({ term }) => term?.phrase ?? "")].map(normalise);
  const isTold = /^The tutor (?:told|gave)/u.test(line);
  const isChosen = line.startsWith("You chose");
  const isMark = line.startsWith("You pointed to this");
  for (const [, quoted = ""] of line.matchAll(/"([^"]+)"/gu))
    if (!isTold && !isChosen && !allowed.some((one) => one.includes(normalise(quoted))))
      return `nobody said ${quoted}`;
  for (const [, claim = ""] of line.matchAll(/\*([^*]+)\*/gu)) {
    const own = expectations.filter((one) => one.statement === claim || one.quote === claim);
    const isSo = own.some(({ id, quote = "" }) => {
      if (isTold) return dialogue.asserted.includes(id);
      if (isMark && !argument.passage.includes(quote)) return false;
      const counts = (dialogue.coverage[id] ?? 0) >= COVERED && !dialogue.asserted.includes(id);
      return counts && dialogue.chosen.includes(id) === isChosen;
    });
    if (!isSo) return `${claim} is not so`;
  }
  return null;
}

test("every line that a learner reads is borne out, too", () => {
  const false_ = dialogues.flatMap((view, seed) =>
    argument.steps.flatMap((_, step) =>
      (isReached(view, step) ? recordStep(view, step) : []).flatMap((line) => {
        const why = objectionToLine(view, line);
        return why === null ? [] : [`${seed}: ${why} in: ${line}`];
      }),
    ),
  );
  expect(false_.slice(0, 3)).toEqual([]);
});

test("a step said to be open lacks something, and one that is not lacks nothing", () => {
  for (const view of dialogues)
    for (let step = 0; isReached(view, step); step += 1) {
      const kinds = recordsOf(view, step).map(({ kind }) => kind);
      const settled = findingsOf(view, step).filter((one) => one.isFound || one.told).length;
      const enough = argument.steps[step]?.enough ?? findingsOf(view, step).length;
      const isOpen = kinds.includes("open") || kinds.includes("nothing");
      expect(isOpen, JSON.stringify(kinds)).toBe(settled < enough);
    }
});

test("the outcome is told as it was", () => {
  for (const view of dialogues) {
    const { dialogue } = view;
    const line = describeOutcome(view);
    const isSuccess = dialogue.outcome === "success";
    expect(line.startsWith("**Outcome: success.**"), line).toBe(isSuccess);
    const isUntold = isSuccess && dialogue.asserted.length === 0;
    const isHelped = argument.steps.some((_, step) =>
      recordsOf(view, step).some((one) => one.kind === "found" && one.help !== null),
    );
    const isAlone = line.includes("covered every step of the analysis yourself");
    const isRight = ({ assessment, move }: TranscriptEntry): boolean =>
      (assessment?.misconceptions ?? []).length === 0 &&
      !["hint", "prompt", "correct"].includes(move?.kind ?? "");
    const isSpotless = isUntold && view.transcript.every(isRight);
    expect(isAlone && (!isUntold || isHelped), line).toBe(false);
    expect(isSpotless && !isAlone, line).toBe(false);
    expect(line.includes("you covered every step of the analysis"), line).toBe(isUntold);
    expect(line).toContain(`${dialogue.learnerMessages} repl`);
  }
});

test("the dialogues have all that a summary speaks of in them", () => {
  const kinds = recorded.flatMap(({ records }) =>
    records.map((one) => (one.kind === "found" ? `${one.how} ${one.help ?? ""}` : one.kind)),
  );
  for (const kind of [
    "said ",
    "said hint",
    "said prompt",
    "said correct",
    "marked ",
    "chosen ",
    "told",
    "taken_back",
    "nothing",
    "open",
    "probe",
  ])
    expect(kinds.filter((one) => one.startsWith(kind)).length, kind).toBeGreaterThan(20);
  expect(new Set(dialogues.map(stepToPractise)).size).toBe(argument.steps.length);
});
