import { MAX_LEARNER_MESSAGES } from "@elenchus/domain/limits";
import type { Expectation, ExpectationKind } from "@elenchus/dialogue/argument";
import { COVERED, coreExpectations } from "@elenchus/dialogue/coverage";
import type { Move } from "@elenchus/dialogue/dialogue";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { plainWords } from "@elenchus/dialogue/words/words";
import type { About } from "../listen/read-speech-act.ts";
import { STORED_ANSWERS } from "@elenchus/curriculum/answers/answers";
import { findingsOf } from "@elenchus/dialogue/summary/step-findings";
import answers from "./answers.json" with { type: "json" };
import type { FreshChoice } from "./fresh-choice.ts";
import phrases from "./phrases.json" with { type: "json" };
import { isOfPassage, pickAnswer } from "./pick-answer.ts";

/** A learner's question, objection or complaint, and where it was put. */
export interface Asked {
  readonly view: DialogueView;
  readonly message: string;
  readonly move: Move;
  readonly about: About;
  readonly target: Expectation | null;
  readonly choice: FreshChoice;
}

type Answer = (asked: Asked, kind: ExpectationKind) => string | null;

/** What goes by how the dialogue stands, and comes before what is stored. */
const BY_STANDING: Readonly<Partial<Record<About, Answer>>> = {
  asks_why: explainMiss,
  asks_how_many: countWanted,
  asks_right: tellStanding,
  asks_progress: ({ view }) => progressOf(view),
  complains_said: (asked) => withNote(asked, noteFound(asked)),
  complains_tired: (asked) => withNote(asked, progressOf(asked.view)),
};
/** Ids of the answers to a kind of question, the same at every step or for what the step asks for. */
type Ids = string | Readonly<Partial<Record<ExpectationKind, string>>>;
const STORED: Readonly<Partial<Record<About, Ids>>> = answers.stored;
const PLAIN: Readonly<Partial<Record<About, readonly string[]>>> = answers.plain;

/** The answer to what a learner asked, objected or complained of; where none is known, that is said plainly. */
export function answerTo(asked: Asked): string | null {
  const { about, view, message, target, choice } = asked;
  const kind = target?.kind ?? "probe";
  // What would fill a slot has been said before: the rest of the phrase stands by itself.
  const bare = (PLAIN[about] ?? []).map((phrase) => phrase.replaceAll(/ ?\{\w*\}/gu, ""));
  const alike = pickAnswer(view, message, about);
  const own = BY_STANDING[about]?.(asked, kind) ?? (alike && choice.first([alike.answer]));
  const known = own ?? choice.first(storedFor(asked, kind)) ?? choice.among(bare);
  return known ?? choice.among(answers.plain.asks_other);
}

/** What is stored for a kind of question at the open step, as a list of none or one. */
function storedFor({ about, view, message }: Asked, kind: ExpectationKind): string[] {
  const known = STORED[about];
  const usual = typeof known === "string" ? known : known?.[kind];
  const isWord = about === "asks_meaning" && isOfPassage(view, message);
  const id = isWord ? "unknown-word" : usual;
  return STORED_ANSWERS.filter((one) => one.id === id).map(({ answer }) => answer);
}

const OF_OWN_ANSWER =
  /\b(?:my|mine|i (?:said|wrote|gave|got)|wrong|right|correct|not (?:it|that|enough|(?:an? )?(?:reason|assumption|conclusion|value|fallacy)))\b/u;

/** Why an answer did not count, where that is asked. */
function explainMiss(asked: Asked, kind: ExpectationKind): string | null {
  if (!OF_OWN_ANSWER.test(plainWords(asked.message))) return null;
  const last = asked.view.transcript.findLast((one) => one.move !== undefined)?.move;
  if ((last?.covered ?? []).length > 0) return tellStanding(asked);
  return asked.choice.filled(answers.whyNot, { "": phrases.wanted[kind] });
}

/** Whether what was said last counted. */
function tellStanding({ view, choice }: Asked): string | null {
  const last = view.transcript.findLast((one) => one.move !== undefined)?.move;
  if ((last?.covered ?? []).length > 0) return choice.among(answers.right.counted);
  return choice.among((last?.near ?? []).length > 0 ? answers.right.near : answers.right.not);
}

/** How many are asked for, where that is asked and not what else belongs to one. */
function countWanted(asked: Asked, kind: ExpectationKind): string | null {
  const { view, message, about, choice } = asked;
  if (pickAnswer(view, message, about)?.id.includes("how-many") === false) return null;
  const { argument, dialogue } = view;
  const own = coreExpectations(argument, dialogue.step);
  const enough = argument.steps[dialogue.step]?.enough ?? own.length;
  const found = own.filter((one) => (dialogue.coverage[one.id] ?? 0) >= COVERED).length;
  const wanted = NUMBERS[enough] ?? String(enough);
  if (enough === 1) return choice.first(answers.howMany.one);
  const bank =
    kind === "reason" && enough === own.length ? answers.howMany.all : answers.howMany.some;
  return choice.filled(bank, { wanted, found: NUMBERS[found] ?? String(found) });
}

const NUMBERS = ["none", "one", "two", "three", "four"];

function progressOf({ argument, dialogue }: DialogueView): string {
  const left = MAX_LEARNER_MESSAGES - dialogue.learnerMessages;
  return answers.progress
    .replace("{part}", String(dialogue.step + 1))
    .replace("{parts}", String(argument.steps.length))
    .replace("{left}", left === 1 ? "one reply" : `${left} replies`);
}

function withNote({ about, choice }: Asked, note: string): string | null {
  return choice.filled(PLAIN[about] ?? [], { "": note });
}

/** What is down as found in the open step, in the learner's words. */
function noteFound({ view }: Asked): string {
  const found = findingsOf(view, view.dialogue.step).flatMap(({ words }) => words ?? []);
  const listed = [...new Set(found)].map((one) => `"${one}"`).join(" and ");
  return listed === "" ? answers.noted.none : answers.noted.some.replace("{}", () => listed);
}
