import { MAX_LEARNER_MESSAGES } from "@elenchus/domain/limits";
import type { Expectation, ExpectationKind } from "@elenchus/dialogue/argument";
import { COVERED, coreExpectations } from "@elenchus/dialogue/coverage";
import type { Move } from "@elenchus/dialogue/dialogue";
import { sentencesOfPassage } from "@elenchus/dialogue/passage-sentences";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { plainWords } from "@elenchus/dialogue/words/words";
import type { About } from "../listen/read-speech-act.ts";
import { findingsOf } from "@elenchus/dialogue/summary/step-findings";
import answers from "./answers.json" with { type: "json" };
import type { FreshChoice } from "./fresh-choice.ts";
import phrases from "./phrases.json" with { type: "json" };

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

const byKind =
  (bank: Readonly<Partial<Record<ExpectationKind, string>>>): Answer =>
  ({ choice }, kind) =>
    choice.first([bank[kind] ?? ""]);

/** How each kind of question is answered; the other kinds have plain answers that fit every step. */
const ANSWERS: Readonly<Partial<Record<About, Answer>>> = {
  asks_meaning: define,
  asks_example: exemplify,
  asks_same: tellApart,
  asks_where: locate,
  asks_find: byKind(answers.find),
  asks_why: explain,
  asks_right: tellStanding,
  asks_how_many: countWanted,
  asks_progress: ({ view }) => progressOf(view),
  objects_problem: pointToFlaw,
  objects_fine: pointToFlaw,
  complains_said: (asked) => withNote(asked, noteFound(asked)),
  complains_tired: (asked) => withNote(asked, progressOf(asked.view)),
};
const PLAIN: Readonly<Partial<Record<About, readonly string[]>>> = answers.plain;

/** The answer to what a learner asked, objected or complained of; where none is known, that is said plainly. */
export function answerTo(asked: Asked): string | null {
  const { about, target, choice } = asked;
  const kind = target?.kind ?? "probe";
  const own = ANSWERS[about]?.(asked, kind) ?? null;
  // What would fill a slot has been said before: the rest of the phrase stands by itself.
  const bare = (PLAIN[about] ?? []).map((phrase) => phrase.replaceAll(/ ?\{\w*\}/gu, ""));
  return own ?? choice.among(bare) ?? choice.among(answers.plain.asks_other);
}

/** What a list has for the first of its names that a message has in it. */
function namedIn(
  message: string,
  list: readonly (readonly (string | readonly string[])[])[],
): string | null {
  const text = ` ${plainWords(message)} `;
  const entry = list.find(([names = []]) =>
    [names].flat().some((name) => text.includes(` ${name} `)),
  );
  return entry === undefined ? null : String(entry[1]);
}

/** The difference that is asked for, where it is a known one; else what tells apart what the step asks for. */
function tellApart({ message, choice }: Asked, kind: ExpectationKind): string | null {
  return choice.first(
    [namedIn(message, answers.differences) ?? "", answers.same[kind]].filter(Boolean),
  );
}

/** Where a fault is known to be, nobody is told that there may be none. */
function pointToFlaw({ choice }: Asked, kind: ExpectationKind): string | null {
  const isFlaw = kind === "fallacy" || kind === "statistical_flaw";
  return isFlaw ? choice.filled(answers.flawed, { "": answers.find[kind] }) : null;
}

/** What a word of the trade means that the message names; else what the open step asks for. */
function define({ message, view, choice }: Asked, kind: ExpectationKind): string | null {
  const text = ` ${plainWords(message)} `;
  const named = namedIn(message, answers.definitions);
  if (named !== null) return choice.first([named]) ?? exemplify({ choice }, kind);
  const word =
    / (?:does|is|meant by|mean by|mean with) (?:the word |an? |the )?([\p{L}-]{3,})(?: mean| here|) $/u.exec(
      text,
    )?.[1];
  if (word !== undefined && plainWords(view.argument.passage).includes(word))
    return choice.filled(answers.word, { "": word });
  const ofStep = kind === "probe" ? "" : answers.byKind[kind];
  return choice.first([ofStep]) ?? exemplify({ choice }, kind);
}

function exemplify({ choice }: Pick<Asked, "choice">, kind: ExpectationKind): string | null {
  const own = kind === "probe" ? [] : answers.examples[kind];
  return choice.first([...own, ...answers.exampleElsewhere]);
}

/** Where to look: what kind of place it is, and, asked again, in which third of the passage. */
function locate({ view, target, choice }: Asked, kind: ExpectationKind): string | null {
  const general = choice.first([answers.where[kind]]);
  if (general !== null) return general;
  const sentences = sentencesOfPassage(view.argument);
  const at = sentences.findIndex(
    (one) => target?.quote !== undefined && one.includes(target.quote),
  );
  const part = answers.parts[Math.floor((at / sentences.length) * answers.parts.length)];
  return at === -1 || part === undefined ? null : choice.filled(answers.part, { "": part });
}

const OF_OWN_ANSWER =
  /\b(?:my|mine|i (?:said|wrote|gave|got)|wrong|right|correct|not (?:it|that|enough|(?:an? )?(?:reason|assumption|conclusion|value|fallacy)))\b/u;

/** Why an answer did not count, where that is asked; else why the step matters. */
function explain(asked: Asked, kind: ExpectationKind): string | null {
  const { view, message, choice } = asked;
  if (OF_OWN_ANSWER.test(plainWords(message))) {
    const last = view.transcript.findLast((one) => one.move !== undefined)?.move;
    if ((last?.covered ?? []).length > 0) return tellStanding(asked);
    return choice.filled(answers.whyNot, { "": phrases.wanted[kind] });
  }
  return choice.first([answers.why[kind]]);
}

/** Whether what was said last counted. */
function tellStanding({ view, choice }: Asked): string | null {
  const last = view.transcript.findLast((one) => one.move !== undefined)?.move;
  if ((last?.covered ?? []).length > 0) return choice.among(answers.right.counted);
  return choice.among((last?.near ?? []).length > 0 ? answers.right.near : answers.right.not);
}

function countWanted({ view, choice }: Asked, kind: ExpectationKind): string | null {
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
