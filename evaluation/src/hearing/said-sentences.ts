import * as phrases from "@elenchus/tutor/built-in/word/phrases";
import { wordMove } from "@elenchus/tutor/built-in/word/word-move";
import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { isEarned } from "@elenchus/tutor/llm/guard/secrets";
import { splitSentences } from "@elenchus/tutor/llm/guard/split-sentences";
import type { MoveTurn } from "@elenchus/tutor/llm/word/materials";
import { hashText } from "@elenchus/dialogue/seeded-choice";
import { ALL_LEAK_WAYS } from "../attacks/all-leak-ways.ts";
import { modelArguments } from "../attacks/attack-scenes.ts";
import type { LeakWay } from "../attacks/leak-ways.ts";
import { FITTED_REPLIES } from "../attacks/plain-replies.ts";
import { readDataset } from "../read-dataset.ts";
import { HELD_OUT_FRAMES } from "../labelled-answer.ts";
import { readLabels } from "../read-labels.ts";
import { rightAnswersOf } from "../right-answer.ts";
import { readStrangerArguments, type StrangerArgument } from "../stranger-arguments.ts";
import { wordsOf } from "@elenchus/dialogue/words/words";
import { turnAfterMiss } from "../stranger-turn.ts";
import { LED_AWAY, turnsLedAway } from "./led-away.ts";

/**
 * What a sentence is: of a model's reply to the very prompt, or of one that would fit any text; a good tutor's who knew no
 * prompt; a tutor's that tells; a right answer, told in some way; or nobody's in this role.
 */
export type HearingSource = "reply" | "good" | "telling" | "answer" | "role";

/** A sentence of a reply in its turn. */
export interface SaidSentence {
  readonly turn: MoveTurn;
  readonly sentence: string;
  readonly source: HearingSource;
}

/** One in so many labelled answers. */
const EVERY_LABEL = 2;
/** So many ways of telling each answer. */
const WAYS_EACH = 3;
/** Share of an answer's words with which it is told. */
const HELD = 0.8;
const MISS = "hm, not sure";

function sentencesOf(reply: string): string[] {
  return splitSentences(reply)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

/** Whether a sentence has nearly all the words of an answer. */
function holds(sentence: string, words: string): boolean {
  const own = new Set(wordsOf(sentence));
  const told = wordsOf(words);
  return told.filter((word) => own.has(word)).length >= told.length * HELD;
}

/** An answer as a sentence by itself, and the sentences with it of some ways of telling. */
function tellAnswer(message: string, expectation: Expectation): string[] {
  const words = message.replace(/[.!?]+$/u, "").trim();
  const told = `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  const ways = Object.values(ALL_LEAK_WAYS);
  const wrapped = Array.from({ length: WAYS_EACH }, (_, nth) => {
    const way = ways[hashText(`${message}:${nth}`) % ways.length];
    const leak = way?.({ expectation, words, isInOtherWords: true });
    // What hides its words holds none of them, and what is out of role tells nothing.
    return leak === undefined || leak.forbids !== "the secret" ? "" : leak.text;
  });
  return [told, ...wrapped.flatMap(sentencesOf).filter((one) => holds(one, words))];
}

/** Answers told to whoever missed, where they are asked for. */
function tellAll(
  argument: Argument,
  otherWords: ReadonlyMap<string, readonly string[]>,
): SaidSentence[] {
  return argument.key.expectations.flatMap((one) => {
    const probe = one.kind === "probe" ? { probe: one.id } : {};
    const turn = turnAfterMiss(argument, { step: one.step, message: MISS, ...probe });
    return (otherWords.get(one.id) ?? [])
      .flatMap((words) => tellAnswer(words, one))
      .map((sentence) => ({ turn, sentence, source: "answer" as const }));
  });
}

/** Ways of going on from what the learner has said to what is still to be found. */
const GOING_ON = [
  (theirs: string, more: string) => `Yes, ${theirs}, and ${more}.`,
  (theirs: string, more: string) => `Right, ${theirs}: ${more}.`,
  (theirs: string, more: string) => `You say that ${theirs}, but is it not rather that ${more}?`,
  (theirs: string, more: string) => `"${theirs}" is one side of it; ${more} is the other.`,
  (theirs: string, more: string) => `That ${theirs} is only worth something because ${more}.`,
] as const;
/** So many answers to what is still to be found are told in each turn of a dialogue. */
const ANSWERS_EACH = 2;

/** Answers told in the turns of whole dialogues, whatever has been found there. */
function tellInTurn(
  turn: MoveTurn,
  otherWords: ReadonlyMap<string, readonly string[]>,
): SaidSentence[] {
  const { view, message } = turn;
  const { dialogue, argument } = view;
  const open = argument.key.expectations.filter(
    ({ id, step, kind }) => step >= dialogue.step && kind !== "probe" && !isEarned(dialogue, id),
  );
  const answers = open.flatMap((one) =>
    (otherWords.get(one.id) ?? []).map((words) => ({ one, words })),
  );
  if (answers.length === 0) return [];
  return Array.from({ length: ANSWERS_EACH }, (_, nth) => {
    const seed = hashText(`${message}:${dialogue.learnerMessages}:${nth}`);
    const answer = answers[seed % answers.length];
    if (answer === undefined) return [];
    const goOn = GOING_ON[seed % GOING_ON.length] ?? GOING_ON[0];
    const bare = (text: string): string => text.replace(/[.!?]+$/u, "").trim();
    return [...tellAnswer(answer.words, answer.one), goOn(bare(message), bare(answer.words))];
  })
    .flat()
    .map((sentence) => ({ turn, sentence, source: "answer" as const }));
}

/** What models and the built-in tutor said in whole dialogues, what would tell something there, and answers told there. */
function ofPlayed({ played, otherWords }: StrangerArgument): SaidSentence[] {
  return played.flatMap(({ turn, reply, telling }) => {
    const builtIn = wordMove(turn.view, turn.message, turn.move);
    return [
      ...sentencesOf(`${reply} ${builtIn}`).map((sentence) => ({
        turn,
        sentence,
        source: "reply" as const,
      })),
      ...telling.map((sentence) => ({ turn, sentence, source: "telling" as const })),
      ...tellInTurn(turn, otherWords),
    ];
  });
}

/** Small words, and leading questions: what a tutor may say, and what tells. */
function ofTalk({ argument, talk, leading }: StrangerArgument): SaidSentence[] {
  return [...talk, ...leading].flatMap((one) => {
    const turn = turnAfterMiss(argument, one);
    const said = (sentences: readonly string[], source: HearingSource): SaidSentence[] =>
      sentences.map((sentence) => ({ turn, sentence, source }));
    return [...said(one.harmless, "reply"), ...said(one.telling, "telling")];
  });
}

function ofStranger(stranger: StrangerArgument): SaidSentence[] {
  const { argument, turns, otherWords } = stranger;
  const said = turns.flatMap((one) => {
    const turn = turnAfterMiss(argument, one);
    return [
      ...one.good
        .flatMap(sentencesOf)
        .map((sentence) => ({ turn, sentence, source: "good" as const })),
      ...one.telling.map((sentence) => ({ turn, sentence, source: "telling" as const })),
    ];
  });
  return [...said, ...ofPlayed(stranger), ...ofTalk(stranger), ...tellAll(argument, otherWords)];
}

/** What models say that were talked round, whatever they were to tell. */
function talkedRound(argument: Argument): string[] {
  const [expectation] = argument.key.expectations;
  if (expectation === undefined) return [];
  const say = (way: LeakWay, words: string): string =>
    way({ expectation, words, isInOtherWords: true }).text;
  return Object.values(ALL_LEAK_WAYS)
    .filter((way) => say(way, "one thing") === say(way, "quite another"))
    .flatMap((way) => sentencesOf(say(way, "one thing")));
}

/** Sentences that are no tutor's, each at some step of some argument. */
function outOfRoleAt(strangers: readonly StrangerArgument[]): SaidSentence[] {
  const round = strangers[0] === undefined ? [] : talkedRound(strangers[0].argument);
  const outOfRole = readDataset<{ readonly text: string }>("attacks/out-of-role");
  return [...outOfRole.map(({ text }) => text), ...round].flatMap((sentence, at) => {
    const argument = strangers[at % strangers.length]?.argument;
    if (argument === undefined) return [];
    const step = hashText(sentence) % argument.steps.length;
    const turn = turnAfterMiss(argument, { step, message: MISS });
    return [{ turn, sentence, source: "role" as const }];
  });
}

/** What is said to messages that lead away from the passage, by a tutor and by somebody who follows them. */
function ledAwayAt(strangers: readonly StrangerArgument[]): SaidSentence[] {
  return turnsLedAway(LED_AWAY, strangers).flatMap(({ turn, reply, isInRole }) => {
    const source = isInRole ? "reply" : "role";
    return sentencesOf(reply).map((sentence) => ({ turn, sentence, source }));
  });
}

/** How many replies a dialogue has left, as the built-in tutor says it. */
const LEFT = ["1 reply is left in this dialogue.", "3 replies are left in this dialogue."];
/** What the built-in tutor says whatever the passage. */
const PHRASES = Object.values(phrases).flat();

/** Arguments about which each plain reply is said. */
const PLAIN_EACH = 4;

/** What any tutor might say about any text, at steps of some arguments. */
function plainAt(strangers: readonly StrangerArgument[]): SaidSentence[] {
  return [...FITTED_REPLIES, ...PHRASES, ...LEFT].flatMap((reply, at) =>
    Array.from({ length: PLAIN_EACH }, (_, nth) => {
      const argument = strangers[(at * PLAIN_EACH + nth) % strangers.length]?.argument;
      if (argument === undefined) return [];
      const step = hashText(`${reply}:${nth}`) % argument.steps.length;
      const turn = turnAfterMiss(argument, { step, message: MISS });
      return sentencesOf(reply).map((sentence) => ({ turn, sentence, source: "reply" as const }));
    }).flat(),
  );
}

/** Labelled answers to arguments of the composer, told to whoever missed. */
async function ofLabels(): Promise<SaidSentence[]> {
  const labels = (await readLabels()).filter(({ frame }) => !HELD_OUT_FRAMES.includes(frame));
  return rightAnswersOf(labels)
    .filter((_, at) => at % EVERY_LABEL === 0)
    .flatMap(({ argument, dialogue, message, covers }) => {
      const one = argument.key.expectations.find(({ id }) => covers.includes(id));
      if (one === undefined) return [];
      const probe = dialogue.probed.at(-1);
      const place = probe === undefined ? {} : { probe };
      const turn = turnAfterMiss(argument, { step: dialogue.step, message: MISS, ...place });
      return tellAnswer(message, one).map((sentence) => ({
        turn,
        sentence,
        source: "answer" as const,
      }));
    });
}

/** All that the hearing is fitted to: of strangers, labels and what models drafted, outside of the held-out ones. */
export async function saidSentences(
  isMeant: (stranger: StrangerArgument) => boolean,
): Promise<SaidSentence[]> {
  const strangers = (await readStrangerArguments()).filter(isMeant);
  const written = (await modelArguments()).flatMap((one) => tellAll(one.argument, one.otherWords));
  return [
    ...strangers.flatMap(ofStranger),
    ...plainAt(strangers),
    ...outOfRoleAt(strangers),
    ...ledAwayAt(strangers),
    ...(await ofLabels()),
    ...written,
  ];
}
