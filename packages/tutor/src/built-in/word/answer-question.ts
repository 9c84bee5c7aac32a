import { MAX_LEARNER_MESSAGES } from "@elenchus/domain/limits";
import type { Expectation } from "@elenchus/dialogue/argument";
import { COVERED, coreExpectations } from "@elenchus/dialogue/coverage";
import type { Move } from "@elenchus/dialogue/dialogue";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { STORED_ANSWERS } from "@elenchus/curriculum/answers/answers";
import { findingsOf } from "@elenchus/dialogue/summary/step-findings";
import { expectationsIn, partIn } from "@elenchus/dialogue/marks";
import { kindOfStep } from "@elenchus/dialogue/step-kind";
import { OF_PART, sentenceAskedOf } from "../listen/sentence-asked-of.ts";
import { meaningsAskedOf } from "../listen/words-asked-of.ts";
import answers from "./answers.json" with { type: "json" };
import type { FreshChoice } from "./fresh-choice.ts";
import phrases from "./phrases.json" with { type: "json" };

/** A move to be put into words: the view after it, and the message that it answers. */
export interface Wording {
  readonly view: DialogueView;
  readonly move: Move;
  /** Id of the stored answer to what the message asks, objects to or complains of; null where none is known. */
  readonly asks: string | null;
  readonly target: Expectation | null;
  readonly choice: FreshChoice;
  readonly message: string;
}

/** Several ways to say what is stored, and what is filled in. */
const BANKS: Readonly<Record<string, readonly string[]>> = answers.banks;
const UNKNOWN: Readonly<Record<string, readonly string[]>> = answers.unknown;

/** What goes by how the dialogue stands; where it says nothing, what is stored is said. */
const BY_STANDING: Readonly<Record<string, (asked: Wording) => string | null>> = {
  "why-not-counted": explainMiss,
  "am-i-right": tellStanding,
  "is-it-one": tellStanding,
  [OF_PART]: tellPart,
  "unknown-word": tellMeaning,
  "which-step": ({ view }) => progressOf(view),
  "said-already": (asked) => withNote(asked, noteFound(asked)),
  tired: (asked) => withNote(asked, progressOf(asked.view)),
};

/** The answer to what a learner asked, objected or complained of; where none is known, that is said plainly. */
export function answerTo(asked: Wording): string | null {
  const { asks, move, choice } = asked;
  const unknown = UNKNOWN[move.speechAct] ?? answers.unknown.question;
  if (asks === null) return doubtOf(asked) ?? choice.among(unknown);
  // Of a step that is done nothing is counted any more.
  const counts = asks.includes("-how-many") && move.nextStep === null;
  const byStanding = counts ? countWanted : BY_STANDING[asks];
  const stored = STORED_ANSWERS.filter(({ id }) => id === asks).map(({ answer }) => answer);
  // What would fill a slot has been said before: the rest of the phrase stands by itself.
  const bare = (BANKS[asks] ?? []).map((phrase) => phrase.replaceAll(/ ?\{\w*\}/gu, ""));
  const fresh = byStanding?.(asked) ?? choice.among(bare) ?? choice.first(stored);
  return fresh ?? choice.among(stored.length > 0 ? answers.answered : unknown);
}

/** An objection in the module's own step and after it is a doubt of the argument: what that step asks for. */
function doubtOf({ move, view, target, choice }: Wording): string | null {
  const kind = kindOfStep(view);
  const isOfPassage = kind === "conclusion" || kind === "reason";
  const isOwn = !isOfPassage && target !== null && target.kind !== "probe";
  if (move.speechAct !== "objection" || !isOwn) return null;
  return choice.filled(answers.doubt, { "": phrases.wanted[target.kind] });
}

/** Why an answer did not count, where that is asked. */
function explainMiss(asked: Wording): string | null {
  const last = asked.view.transcript.findLast((one) => one.move !== undefined)?.move;
  if ((last?.covered ?? []).length > 0) return tellStanding(asked);
  return asked.choice.filled(answers.whyNot, {
    "": phrases.wanted[asked.target?.kind ?? "probe"],
  });
}

/** Whether what was said last counted. */
function tellStanding({ view, choice }: Wording): string | null {
  const last = view.transcript.findLast((one) => one.move !== undefined)?.move;
  if ((last?.covered ?? []).length > 0) return choice.among(answers.right.counted);
  return choice.among((last?.near ?? []).length > 0 ? answers.right.near : answers.right.not);
}

/** How many are asked for. */
function countWanted({ view, target, choice }: Wording): string | null {
  const { argument, dialogue } = view;
  const own = coreExpectations(argument, dialogue.step);
  const enough = argument.steps[dialogue.step]?.enough ?? own.length;
  const found = own.filter((one) => (dialogue.coverage[one.id] ?? 0) >= COVERED).length;
  const wanted = NUMBERS[enough] ?? String(enough);
  if (enough === 1) return choice.first(answers.howMany.one);
  const isAll = target?.kind === "reason" && enough === own.length;
  const bank = isAll ? answers.howMany.all : answers.howMany.some;
  return choice.filled(bank, { wanted, found: NUMBERS[found] ?? String(found) });
}

const NUMBERS = ["none", "one", "two", "three", "four"];

/** What words of the passage or of the tutor's mean; null where none of them is in the lists. */
function tellMeaning({ view, message, choice }: Wording): string | null {
  const asked = meaningsAskedOf(view, message);
  const told = asked.flatMap(({ word, meaning }) => {
    const name = word.charAt(0).toUpperCase() + word.slice(1);
    return choice.filled(answers.meaning, { word: name, meaning }) ?? [];
  });
  if (asked.length > 0 && told.length === 0) return choice.among(answers.answered);
  return told.length === 0 ? null : told.join(" ");
}

/** What a sentence of the passage does, as far as the open step may tell: nothing that is still to be found. */
function tellPart({ view, move, message, choice }: Wording): string | null {
  const { argument, dialogue } = view;
  const sentence = sentenceAskedOf(argument, message);
  if (sentence === null) return null;
  const part = partIn(argument, sentence);
  const isFound = expectationsIn(argument, sentence).some(
    ({ id }) => (dialogue.coverage[id] ?? 0) >= COVERED,
  );
  if (isFound) return choice.among(answers.part.found);
  // The step in which it was asked: the answer beside it may have opened the next.
  const isOfReasons = argument.key.expectations.some(
    ({ step, kind }) => step === move.step && kind === "reason",
  );
  if (part === "reason") return choice.among(answers.part[isOfReasons ? "may_be" : "reason"]);
  if (part === "conclusion")
    return choice.among(answers.part[isOfReasons ? "conclusion" : "may_be_conclusion"]);
  return part === undefined ? null : choice.among(answers.part[part]);
}

function progressOf({ argument, dialogue }: DialogueView): string {
  const left = MAX_LEARNER_MESSAGES - dialogue.learnerMessages;
  return answers.progress
    .replace("{part}", String(dialogue.step + 1))
    .replace("{parts}", String(argument.steps.length))
    .replace("{left}", left === 1 ? "one reply" : `${left} replies`);
}

function withNote({ asks, choice }: Wording, note: string): string | null {
  return choice.filled(BANKS[asks ?? ""] ?? [], { "": note });
}

/** What is down as found in the open step, in the learner's words. */
function noteFound({ view }: Wording): string {
  const found = findingsOf(view, view.dialogue.step).flatMap(({ words }) => words ?? []);
  const listed = [...new Set(found)].map((one) => `"${one}"`).join(" and ");
  return listed === "" ? answers.noted.none : answers.noted.some.replace("{}", () => listed);
}
