import { MAX_LEARNER_MESSAGES } from "@elenchus/domain/limits";
import { COVERED, coreExpectations, enoughOf } from "@elenchus/dialogue/coverage";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { STORED_ANSWERS } from "@elenchus/curriculum/answers/answers";
import { findingsOf } from "@elenchus/dialogue/summary/step-findings";
import { contentStems } from "@elenchus/dialogue/words/words";
import { isOfPassage, OF_PART } from "../listen/sentence-asked-of.ts";
import { meaningsAskedOf } from "../listen/words-asked-of.ts";
import answers from "./answers.json" with { type: "json" };
import phrases from "./phrases.json" with { type: "json" };
import { quotePassage, sayPart, tellPart } from "./say-part.ts";
import type { Wording } from "./wording.ts";

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
  "what-to-do": tellTask,
  "said-already": (asked) => withNote(asked, noteFound(asked)),
  tired: (asked) => withNote(asked, progressOf(asked.view)),
};

/** The answer to what a learner asked, objected or complained of; where none is known, that is said plainly. */
export function answerTo(asked: Wording): string | null {
  const { asks, move, choice } = asked;
  const unknown = UNKNOWN[move.speechAct] ?? answers.unknown.question;
  const ofPart = move.speechAct === "objection" ? sayPart(asked) : null;
  if (ofPart !== null) return ofPart;
  if (asks === null)
    return doubtOf(asked) ?? quotePassage(asked) ?? sayTask(asked) ?? choice.among(unknown);
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
  if (move.speechAct !== "objection") return null;
  if (isOfPassage(view) || target === null || target.kind === "probe") return null;
  return choice.filled(answers.doubt, { "": phrases.wanted[target.kind] });
}

/** Who speaks of the tutor, or of what they are to do. */
const OF_TASK =
  /\b(?:you|u|ur|your|i|im|me|my|we|mean|means|want|wants|step|question|answer|sentence)\b/iu;

/** What the step asks for, to a question about that which nothing stored answers. */
function sayTask({ view, move, target, message, choice }: Wording): string | null {
  const last = contentStems(view.transcript.findLast((one) => one.sender === "system")?.text ?? "");
  const isOfTask = OF_TASK.test(message) || [...contentStems(message)].some((one) => last.has(one));
  if (move.speechAct !== "question" || !isOfTask) return null;
  return tellTask({ target, choice });
}

/** What the step asks for. */
function tellTask({ target, choice }: Pick<Wording, "target" | "choice">): string | null {
  return choice.among(answers.task[target?.kind ?? "probe"]);
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
  const enough = enoughOf(argument, dialogue.step);
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
