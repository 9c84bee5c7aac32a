import type { SpeechAct } from "@elenchus/dialogue/dialogue";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { plainWords, wordsOf } from "@elenchus/dialogue/words/words";
import { hearsDistress } from "../../checks/distress/hears-distress.ts";
import { isGaming } from "../../checks/gaming/check-gaming.ts";
import { isOtherLanguage } from "../../text/other-language.ts";
import { saysWayOfStep } from "../grade/is-way-of-key.ts";
import { findCopy } from "./find-copy.ts";
import { isHeapOfWords } from "./is-heap.ts";

/** Why a message is no try, or whose it is to hear. */
export type Finding =
  | "commands_the_tutor"
  | "copies_the_passage"
  | "copies_a_hint"
  | "heap_of_words"
  | "in_another_language"
  | "no_content"
  | "does_not_know"
  | "signs_of_distress"
  | "says_what_is_asked";

/** What words alone tell of a message, before it is read. */
export interface Heard {
  readonly speechAct: SpeechAct;
  readonly finding: Finding;
}

/** Sounds of assent or delay. */
const SOUNDS: ReadonlySet<string> = new Set(
  "ok okay k yes yeah yep yup y no nope n hm hmm hmmm mhm uh um er ah aha oh well so right sure fine good cool lol test asdf idc".split(
    " ",
  ),
);
/** What the tutor itself offers to say, and its like. */
const HELPLESS: ReadonlySet<string> = new Set([
  "i don't know",
  "i dont know",
  "i do not know",
  "don't know",
  "dont know",
  "idk",
  "dunno",
  "no idea",
  "i have no idea",
  "no clue",
]);
/** A key held down, or letters that no word has. */
const MASHED = /(.)\1{3,}|^[^\Waeiouy0-9]{4,}$/u;

/** Whether a message says nothing at all: no word, a sound, keys that were hit. */
function isEmpty(message: string): boolean {
  const words = wordsOf(message);
  return words.every((word) => SOUNDS.has(word) || (MASHED.test(word) && /^[a-z]+$/u.test(word)));
}

/** What a message does where its words alone decide; null where it has to be read. */
export function hearByWords(view: DialogueView, message: string): Heard | null {
  const { argument, dialogue } = view;
  if (hearsDistress(message, argument.passage))
    return { speechAct: "distress", finding: "signs_of_distress" };
  // The greeting asks the issue: whoever sends the question back has answered nothing.
  if (plainWords(message) === plainWords(argument.issue))
    return { speechAct: "empty_effort", finding: "copies_a_hint" };
  if (HELPLESS.has(plainWords(message)))
    return { speechAct: "dont_know", finding: "does_not_know" };
  // Who says what is asked for has answered, whatever the words remind of.
  if (saysWayOfStep(argument, dialogue.step, message))
    return { speechAct: "answer", finding: "says_what_is_asked" };
  const copied = findCopy(view, message);
  if (copied !== null) return { speechAct: "empty_effort", finding: copied };
  if (isGaming(message)) return { speechAct: "off_topic", finding: "commands_the_tutor" };
  if (isOtherLanguage(message)) return { speechAct: "off_topic", finding: "in_another_language" };
  if (isEmpty(message)) return { speechAct: "empty_effort", finding: "no_content" };
  return isHeapOfWords(message) ? { speechAct: "empty_effort", finding: "heap_of_words" } : null;
}
