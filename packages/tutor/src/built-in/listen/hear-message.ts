import type { Finding, Sign, SpeechAct } from "@elenchus/dialogue/dialogue";
import { kindOfStep } from "@elenchus/dialogue/step-kind";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { plainWords, wordsOf } from "@elenchus/dialogue/words/words";
import { findCopy } from "../../checks/copying/find-copy.ts";
import { hearsDistress } from "../../checks/distress/hears-distress.ts";
import { isGaming } from "../../checks/gaming/check-gaming.ts";
import { isOtherLanguage } from "../../text/other-language.ts";
import { isUnspeakable } from "../../text/unspeakable.ts";
import { isWayOfStep } from "../grade/is-way-of-key.ts";
import { isHeapOfWords } from "./is-heap.ts";
import { tutorWordAskedOf } from "./tutor-word-asked-of.ts";

const spoken = (act: SpeechAct, sign: Sign): Finding => ({ kind: "spoken", act, sign });

/** Sounds of assent or delay. */
const SOUNDS: ReadonlySet<string> = new Set(
  "ok okay k yes yeah yep yup y no nope n hm hmm hmmm mhm uh um er ah aha oh well so right sure fine good cool lol test asdf idc".split(
    " ",
  ),
);
/** What is too short for the reader: it takes it for a question, or an answer, to some openings. */
const HELPLESS: ReadonlySet<string> = new Set([
  "idk",
  "i don't know",
  "no idea",
  "i give up",
  "hint",
  "a hint",
  "hint please",
  "a hint please",
]);
/** Whether a message says nothing at all: no word, a sound, keys that were hit. */
const isEmpty = (message: string): boolean =>
  wordsOf(message).every((word) => SOUNDS.has(word) || isUnspeakable(word));

/** What a message does where its words alone decide: an answer is to be graded; null where it has to be read. */
export function hearByWords(view: DialogueView, message: string): Finding | "answer" | null {
  const { argument, dialogue } = view;
  if (hearsDistress(message, argument.passage)) return spoken("distress", "signs_of_distress");
  // The greeting asks the issue: whoever sends the question back has answered nothing.
  if (plainWords(message) === plainWords(argument.issue)) return { kind: "copied", from: "tutor" };
  if (HELPLESS.has(plainWords(message))) return spoken("dont_know", "does_not_know");
  // Who says what is asked for has answered, whatever the words remind of.
  if (isWayOfStep(argument, dialogue.step, message)) return "answer";
  // Who asks what words of the tutor's mean says them again.
  const asksOfWord = tutorWordAskedOf(view, message) !== null;
  const copy = asksOfWord ? null : findCopy(view, message, message, kindOfStep(view));
  if (copy !== null && copy.from !== "much_of_passage") return { kind: "copied", from: copy.from };
  if (isGaming(message)) return spoken("off_topic", "commands_the_tutor");
  if (isOtherLanguage(message)) return spoken("off_topic", "in_another_language");
  if (isEmpty(message)) return spoken("empty_effort", "no_content");
  return isHeapOfWords(message) ? spoken("empty_effort", "heap_of_words") : null;
}
