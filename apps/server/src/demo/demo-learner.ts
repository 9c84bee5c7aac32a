import type { Expectation } from "@elenchus/dialogue/argument";
import { missingExpectations } from "@elenchus/dialogue/coverage";
import type { Assessment, Finding, SpeechAct, TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { distressed } from "@elenchus/tutor/checks/distress/assess-distress";
import type { DialogueView } from "@elenchus/dialogue/tutor";

/**
 * How a student goes about a dialogue: says it at once; gets it after a slip; does not know at the step that
 * matters; insists on what is wrong there; talks of other things until it is over; begins and leaves it, or is
 * still at it; writes of distress, or abuse, and leaves.
 */
export type Manner =
  | "sure"
  | "halting"
  | "lost"
  | "stubborn"
  | "wandering"
  | "left"
  | "open"
  | "troubled"
  | "rude";

/** A student's message, and how it is judged: the demo knows beforehand what is meant by it. */
export interface DemoMessage {
  readonly text: string;
  readonly assessment: Assessment;
}

/** Judgements that were known beforehand carry it, instead of a tutor's name. */
const JUDGE = "demo@1";

const ASIDES: readonly string[] = [
  "How many of these do we have to do?",
  "My bus leaves in ten minutes.",
  "I would rather talk about last night's match.",
  "Is this going to be in the exam?",
];
const UNSURE: readonly string[] = ["I don't know", "No idea, sorry.", "I'm not sure what to say."];
const KNOWS_NOT = { kind: "spoken", act: "dont_know", sign: "does_not_know" } as const;
const DISTRESS = "Sorry, I can't do this today. Everything feels hopeless and I want to die.";
const ABUSE = "This is fucking stupid and so are you.";

function judge(
  speechAct: SpeechAct,
  findings: readonly Finding[],
  found: Partial<Assessment> = {},
): Assessment {
  const base = { coverage: {}, misconceptions: [], confidence: 0.9, judge: JUDGE };
  return { ...base, ...found, speechAct, findings };
}

/** One of these, another for every dialogue and message. */
function pick<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[number % Math.max(1, items.length)];
}

/** As one types it who takes care. */
function asSentence(text: string): string {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?!"]$/u.test(sentence) ? sentence : `${sentence}.`;
}

function sayRight(wanted: Expectation, seed: number): DemoMessage {
  // The first ways of saying it are the key's own words, or terse.
  const text = pick(wanted.paraphrases.slice(2), seed) ?? wanted.statement;
  const share = 0.86 + (seed % 12) / 100;
  const found = { coverage: { [wanted.id]: share } };
  const graded = { kind: "graded", id: wanted.id, zone: "accepted", likelihood: share } as const;
  const assessment = judge("answer", [graded], found);
  return { text: asSentence(text), assessment };
}

/** The next thing that the step needs, in one of its ways; null where the key knows none. */
function sayNext({ argument, dialogue }: DialogueView, seed: number): DemoMessage | null {
  const missing = missingExpectations(argument, dialogue);
  const wanted = argument.key.expectations.find(({ id }) => id === missing[0]);
  return wanted === undefined ? null : sayRight(wanted, seed);
}

function sayUnsure(seed: number): DemoMessage {
  const text = pick(UNSURE, seed) ?? "";
  return { text, assessment: judge("dont_know", [KNOWS_NOT]) };
}

function sayWrong({ argument, dialogue }: DialogueView, seed: number): DemoMessage {
  const anticipated = argument.key.misconceptions.filter(
    ({ step, paraphrases }) => step === dialogue.step && paraphrases.length > 0,
  );
  // The first ones are those that learners show most.
  const shown = pick(anticipated.slice(0, 3), seed);
  if (shown === undefined) return sayUnsure(seed);
  const assessment = judge("answer", [], { misconceptions: [shown.id] });
  return { text: asSentence(pick(shown.paraphrases, seed) ?? ""), assessment };
}

function sayElse(seed: number): DemoMessage {
  return { text: pick(ASIDES, seed) ?? "", assessment: judge("off_topic", []) };
}

/** The student's next message. */
export function writeMessage(view: DialogueView, manner: Manner, seed: number): DemoMessage {
  const { argument, dialogue } = view;
  const number = seed + dialogue.learnerMessages;
  const right = (): DemoMessage => sayNext(view, number) ?? sayUnsure(number);
  const isSkill = argument.steps[dialogue.step]?.isSkill === true;
  switch (manner) {
    case "sure":
    case "left":
    case "open":
      return right();
    case "halting":
      return isSkill && dialogue.stepMessages === 0 ? sayWrong(view, number) : right();
    case "lost":
      return isSkill ? sayUnsure(number) : right();
    case "stubborn":
      return isSkill ? sayWrong(view, number) : right();
    case "wandering":
      return dialogue.learnerMessages % 5 === 4 ? right() : sayElse(number);
    case "troubled":
      if (dialogue.learnerMessages < 2) return right();
      return { text: DISTRESS, assessment: distressed(JUDGE) };
    case "rude":
      if (dialogue.learnerMessages < 1) return right();
      return { text: ABUSE, assessment: judge("off_topic", []) };
  }
}

/** A student's one answer to a step of a transfer check: all that it needs, or the first of it, or a slip. */
export function answerStep(view: DialogueView, how: "all" | "some", seed: number): DemoMessage {
  const { argument, dialogue } = view;
  const missing = missingExpectations(argument, dialogue);
  if (how === "some" && missing.length === 1) return sayWrong(view, seed);
  const said = argument.key.expectations
    .filter(({ id }) => missing.slice(0, how === "all" ? missing.length : 1).includes(id))
    .map((wanted) => sayRight(wanted, seed));
  const coverage = Object.fromEntries(
    said.flatMap(({ assessment }) => Object.entries(assessment.coverage)),
  );
  const findings = said.flatMap(({ assessment }) => assessment.findings);
  return {
    text: said.map(({ text }) => text).join(" "),
    assessment: judge("answer", findings, { coverage }),
  };
}

/** Whether the student breaks off now, or has come no further yet. */
export function leavesAfter(manner: Manner, transcript: readonly TranscriptEntry[]): boolean {
  const messages = transcript.filter(({ sender }) => sender === "user").length;
  if (manner === "left" || manner === "rude") return messages >= 2;
  if (manner === "open" || manner === "troubled") return messages >= 3;
  return false;
}
