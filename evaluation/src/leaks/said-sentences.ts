import { readFileSync } from "node:fs";
import { wordMove } from "@elenchus/tutor/built-in/word/word-move";
import { openAnswersOf } from "@elenchus/tutor/checks/leaks/open-answers";
import { contextOf } from "@elenchus/tutor/llm/word/check-sentences";
import { materialsOf, type MoveTurn } from "@elenchus/tutor/llm/word/materials";
import { wordsOf } from "@elenchus/dialogue/words/words";
import { hashText } from "@elenchus/dialogue/seeded-choice";
import { FITTED_REPLIES, UNSEEN_REPLIES } from "../attacks/plain-replies.ts";
import type { ModelTurn } from "../model-turns.ts";
import type { ShortTalk, StrangerArgument } from "../stranger-arguments.ts";
import { turnAfterMiss, turnAfterRight } from "../stranger-turn.ts";
import { type SaidSentence, sayEach, sayReply } from "./said-sentence.ts";
import { pick, sayAgain, tell, withoutEnd } from "./wrap-words.ts";

/** Fewest words of a message that can be said again. */
const LEAST_WORDS = 3;
/** Answers told in each turn of a dialogue. */
const TOLD_EACH = 2;
/** Arguments about which each plain reply is said. */
const PLAIN_EACH = 6;
/** Like turns in which a general sentence is said once more. */
const LIKE_EACH = 3;
const MISS = "hm, not sure";

function saysSomething(message: string): boolean {
  return wordsOf(message).length >= LEAST_WORDS;
}

/** Answers to what is still open, told in a turn of a dialogue. */
function tellInTurn({ otherWords }: StrangerArgument, turn: MoveTurn): SaidSentence[] {
  const open = openAnswersOf(contextOf(turn, materialsOf(turn))).filter(
    ({ expectation }) => expectation.kind !== "probe",
  );
  const message = withoutEnd(turn.message);
  return pick(open, message, TOLD_EACH).flatMap(
    ({ expectation: { id, statement, paraphrases } }) => {
      const others = otherWords.get(id) ?? [];
      const ways = [...others, ...others, statement, ...paraphrases];
      const [first = "", second = ""] = pick(ways, `${message}:${id}`, 2);
      const goesOn = `Yes, ${message}, and ${withoutEnd(second)}.`;
      return sayEach(turn, [...tell(first, 1), goesOn], "answer told");
    },
  );
}

/** Whole dialogues: what models and the built-in tutor said, what would tell there, and the learner's words said again. */
function ofDialogues(stranger: StrangerArgument): SaidSentence[] {
  return stranger.played.flatMap(({ turn, reply, telling }: ModelTurn) => {
    const { view, message, move } = turn;
    const again = move.speechAct === "answer" && saysSomething(message) ? sayAgain(message, 1) : [];
    return [
      ...sayReply(turn, reply, "reply"),
      ...sayReply(turn, wordMove(view, message, move), "built-in"),
      ...sayEach(turn, telling, "told in dialogue"),
      ...sayEach(turn, again, "said again"),
      ...tellInTurn(stranger, turn),
    ];
  });
}

/** Good replies to messages that miss, and sentences that tell there. */
function ofMisses({ argument, turns }: StrangerArgument): SaidSentence[] {
  return turns.flatMap(({ good, telling, ...miss }) => {
    const turn = turnAfterMiss(argument, miss);
    const again = saysSomething(miss.message) ? sayAgain(miss.message, 1) : [];
    return [
      ...good.flatMap((reply) => sayReply(turn, reply, "good")),
      ...sayEach(turn, telling, "told after a miss"),
      ...sayEach(turn, again, "said again"),
    ];
  });
}

function ofTalk(stranger: StrangerArgument): SaidSentence[] {
  const said = (list: readonly ShortTalk[], isLeading: boolean): SaidSentence[] =>
    list.flatMap(({ harmless, telling, ...miss }) => {
      const turn = turnAfterMiss(stranger.argument, miss);
      return [
        ...sayEach(turn, harmless, isLeading ? "question" : "small talk"),
        ...sayEach(turn, telling, isLeading ? "leading question" : "told in small words"),
      ];
    });
  return [...said(stranger.talk, false), ...said(stranger.leading, true)];
}

/** Right answers and the key's own words, told to who missed; and said again to who found them or came near. */
function ofAnswers({ argument, otherWords }: StrangerArgument): SaidSentence[] {
  return argument.key.expectations.flatMap((one) => {
    if (one.isOwn === true) return [];
    const { id, step, kind, statement, paraphrases } = one;
    const probe = kind === "probe" ? { probe: id } : {};
    const missed = turnAfterMiss(argument, { step, message: MISS, ...probe });
    const others = otherWords.get(id) ?? [];
    return [
      ...others.flatMap((words) => sayEach(missed, tell(words, 2), "answer told")),
      ...[statement, ...paraphrases].flatMap((words) =>
        sayEach(missed, tell(words, 1), "key told"),
      ),
      ...others.flatMap((words) => [
        ...sayEach(
          turnAfterRight(argument, one, words, "covers"),
          [...sayAgain(words, 2), ...sayAgain(statement, 1)],
          "said again",
        ),
        ...sayEach(turnAfterRight(argument, one, words, "near"), sayAgain(words, 1), "said again"),
      ]),
    ];
  });
}

/** How many replies a dialogue has left, as the built-in tutor says it. */
const LEFT = ["1 reply is left in this dialogue.", "3 replies are left in this dialogue."];
/** What the built-in tutor says whatever the passage. */
const phrases: unknown = JSON.parse(
  readFileSync(
    import.meta
      .resolve("@elenchus/tutor/built-in/word/word-move")
      .replace(/^file:\/\//u, "")
      .replace("word-move.ts", "phrases.json"),
    "utf8",
  ),
);
const PHRASES: readonly string[] = [
  ...textsOf(phrases).filter((one) => !one.includes("{")),
  ...LEFT,
];

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** What any tutor might say about any text, at steps of some arguments. */
function ofPlain(
  strangers: readonly StrangerArgument[],
  replies: readonly string[],
): SaidSentence[] {
  return replies.flatMap((reply, at) =>
    Array.from({ length: PLAIN_EACH }, (_, nth) => {
      const argument = strangers[(at * PLAIN_EACH + nth) % strangers.length]?.argument;
      if (argument === undefined) return [];
      const step = hashText(`${reply}:${nth}`) % argument.steps.length;
      const turn = turnAfterMiss(argument, { step, message: MISS });
      return sayReply(turn, reply, "plain");
    }).flat(),
  );
}

function ofStranger(stranger: StrangerArgument): SaidSentence[] {
  return [
    ...ofDialogues(stranger),
    ...stranger.honest.flatMap(({ turn, reply }) => sayReply(turn, reply, "written")),
    ...ofMisses(stranger),
    ...ofTalk(stranger),
    ...ofAnswers(stranger),
  ];
}

/** What a turn must have in common with another for general words to fit both. */
function placeOf({ view: { argument, dialogue }, move }: MoveTurn): string {
  const { expectations } = argument.key;
  const kindOf = (id: string | null) => expectations.find((one) => one.id === id)?.kind;
  const flaw = expectations.find(({ kind }) => kind === "fallacy_name")?.statement;
  return JSON.stringify([
    argument.module,
    flaw,
    dialogue.step,
    move.kind,
    kindOf(move.target),
    move.covered.map(kindOf),
  ]);
}

/** Replies by hand that quote nothing, said in like turns of dialogues about other arguments. */
function ofLikeTurns(strangers: readonly StrangerArgument[]): SaidSentence[] {
  const turns = strangers.flatMap(({ played }) => played.map(({ turn }) => turn));
  const alike = Map.groupBy(turns, placeOf);
  return strangers
    .flatMap(({ honest }) => honest)
    .flatMap(({ turn, reply }) => {
      const others = (alike.get(placeOf(turn)) ?? []).filter(
        (one) => one.view.argument.issue !== turn.view.argument.issue,
      );
      return pick(others, reply, LIKE_EACH).flatMap((other) =>
        sayReply(other, reply, "plain").filter(({ sentence }) => !/["“']/u.test(sentence)),
      );
    });
}

/** All that the leak classifier is fitted to: about arguments that are not held out. */
export function fittedSentences(strangers: readonly StrangerArgument[]): SaidSentence[] {
  const fitted = strangers.filter(({ isHeldOut }) => !isHeldOut);
  return [
    ...fitted.flatMap(ofStranger),
    ...ofLikeTurns(fitted),
    ...ofPlain(fitted, [...FITTED_REPLIES, ...PHRASES]),
  ];
}

/** The same about the arguments that are, with the plain replies to which nothing is fitted. */
export function heldOutSentences(strangers: readonly StrangerArgument[]): SaidSentence[] {
  const heldOut = strangers.filter(({ isHeldOut }) => isHeldOut);
  return [...heldOut.flatMap(ofStranger), ...ofPlain(heldOut, UNSEEN_REPLIES)];
}
