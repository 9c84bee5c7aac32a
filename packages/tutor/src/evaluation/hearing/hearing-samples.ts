import type { SentenceEncoder } from "../../built-in/sentence-encoder.ts";
import type { Argument, Expectation } from "../../dialogue/argument.ts";
import {
  type HeardSentence,
  readHearingTerms,
  type Suspect,
} from "../../llm/guard/hearing-terms.ts";
import { splitSentences } from "../../llm/guard/split-sentences.ts";
import type { MoveTurn } from "../../llm/wording/materials.ts";
import { hashText } from "../../seeded-choice.ts";
import { ALL_LEAK_WAYS } from "../attacks/all-leak-ways.ts";
import { modelArguments } from "../attacks/attack-scenes.ts";
import type { LeakWay } from "../attacks/leak-ways.ts";
import { isSaidWhole } from "../attacks/is-said-whole.ts";
import outOfRole from "../attacks/out-of-role.json" with { type: "json" };
import { guardOf } from "../guard-of.ts";
import { HELD_OUT_FRAMES } from "../labelled-answer.ts";
import { readLabels } from "../read-labels.ts";
import { rightAnswersOf } from "../right-answer.ts";
import { readStrangerArguments, type StrangerArgument } from "../stranger-arguments.ts";
import { wordsOf } from "../../reading/words.ts";
import { turnAfterMiss } from "../stranger-turn.ts";

/** What a sentence is: a good tutor's, a tutor's that tells, a right answer, told in some way, or nobody's in this role. */
export type HearingSource = "good" | "telling" | "answer" | "role";

/** A sentence of a reply in its turn. */
interface SaidSentence {
  readonly turn: MoveTurn;
  readonly sentence: string;
  readonly source: HearingSource;
}

/** A suspect sentence as it is heard, and what it is. */
export interface HearingSample {
  readonly heard: HeardSentence;
  readonly source: HearingSource;
  /** What samples have in common that must not be told apart by it. */
  readonly origin: string;
}

/** One in so many labelled answers. */
const EVERY_LABEL = 2;
/** So many ways of telling each answer. */
const WAYS_EACH = 4;
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

function ofStranger({ argument, turns, otherWords }: StrangerArgument): SaidSentence[] {
  const said = turns.flatMap((one) => {
    const turn = turnAfterMiss(argument, one);
    return [
      ...one.good
        .flatMap(sentencesOf)
        .map((sentence) => ({ turn, sentence, source: "good" as const })),
      ...one.telling.map((sentence) => ({ turn, sentence, source: "telling" as const })),
    ];
  });
  return [...said, ...tellAll(argument, otherWords)];
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
  return [...outOfRole, ...round].flatMap((sentence, at) => {
    const argument = strangers[at % strangers.length]?.argument;
    if (argument === undefined) return [];
    const step = hashText(sentence) % argument.steps.length;
    const turn = turnAfterMiss(argument, { step, message: MISS });
    return [{ turn, sentence, source: "role" as const }];
  });
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

/** Hears every sentence of strangers and labels that the guard's checks suspect, outside of the held-out ones. */
export async function hearingSamples(
  encoder: SentenceEncoder,
  isMeant: (stranger: StrangerArgument) => boolean,
): Promise<HearingSample[]> {
  const strangers = (await readStrangerArguments()).filter(isMeant);
  const written = (await modelArguments()).flatMap((one) => tellAll(one.argument, one.otherWords));
  const said = [
    ...strangers.flatMap(ofStranger),
    ...outOfRoleAt(strangers),
    ...(await ofLabels()),
    ...written,
  ];
  let suspects: Suspect[] = [];
  const guard = guardOf(encoder, async (suspect) => {
    suspects.push(suspect);
    return true;
  });
  const samples: HearingSample[] = [];
  for (const { turn, sentence, source } of said) {
    suspects = [];
    await isSaidWhole(guard, turn, sentence);
    // What stands in brackets is heard by itself, and may be no more than an aside.
    const whole = suspects.find(({ read }) => read.text === sentence);
    if (whole === undefined) continue;
    const heard = await readHearingTerms((texts) => encoder.embed(texts), whole);
    samples.push({ heard, source, origin: turn.view.argument.issue });
  }
  return samples;
}
