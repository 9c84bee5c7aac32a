import { MAX_SENTENCE, type Mark, type MarkRole } from "@elenchus/domain/marks";
import { isMarkable } from "./marks.ts";
import { splitSentences } from "@elenchus/domain/split-sentences";
import type { DialogueView } from "./tutor.ts";
import { wordsOf } from "./words/words.ts";

const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
const SENTENCES: ReadonlySet<string | undefined> = new Set(["sentence", "line"]);

/** The index that a message names as a sentence's place ("the last line"); null where it names none, or several. */
function placeNamed(message: string, count: number): number | null {
  const words = wordsOf(message);
  const named = words.flatMap((word, at) => {
    if (!SENTENCES.has(words[at + 1])) return [];
    if (word === "last") return [words[at - 1] === "second" ? count - 2 : count - 1];
    const place = PLACES.indexOf(word);
    return place === -1 ? [] : [place];
  });
  const [only = MAX_SENTENCE] = named;
  return named.length === 1 && only >= 0 && only < count ? only : null;
}

/** Words that a message may hold which says no more than a place; with another one it may be a question. */
const POINTING: ReadonlySet<string> = new Set([
  ...PLACES,
  ..."last sentence line conclusion claim reason mark i i'd think mean guess say maybe hm hmm um ok is it it's isn't its that that's this the a in of would be one passage text".split(
    " ",
  ),
]);

const saysNoMore = (message: string): boolean =>
  wordsOf(message).every((word) => POINTING.has(word));

/**
 * The points that a message names by their place: "the last sentence" is a mark. Where no mark was asked for, only a
 * message that says nothing else is one.
 */
export function pointByPlace(
  { argument, dialogue, transcript }: DialogueView,
  message: string,
): Mark[] {
  const { expectations } = argument.key;
  const sentence = placeNamed(message, splitSentences(argument.passage).length);
  const move = transcript.findLast(({ sender }) => sender === "system")?.move;
  const target = move?.target ?? dialogue.target;
  const asked =
    expectations.find(({ id, step }) => id === target && step === dialogue.step) ??
    expectations.find(({ step }) => step === dialogue.step);
  if (sentence === null || asked === undefined) return [];
  const isAsked =
    move?.kind === "locate" || (isMarkable(argument, asked.id) && saysNoMore(message));
  const role: MarkRole =
    asked.kind === "conclusion" || asked.kind === "reason" ? asked.kind : "flaw";
  return isAsked && asked.kind !== "probe" ? [{ sentence, role }] : [];
}
