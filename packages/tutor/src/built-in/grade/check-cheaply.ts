import type { Argument } from "@elenchus/dialogue/argument";
import { isGaming } from "../../checks/gaming/check-gaming.ts";
import { assessDistress } from "../../checks/distress/assess-distress.ts";
import type { Assessment, SpeechAct } from "@elenchus/dialogue/dialogue";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import {
  runsOfAll,
  shareOfMessageAmong,
  shareOfMessageCopied,
  shareOfSourceCopied,
} from "../../text/copying.ts";
import { courtesyIn } from "./reading/courtesies.ts";
import { isHeapOfWords } from "./reading/heaps.ts";
import {
  asksForAnswer,
  asksForHint,
  isDontKnow,
  isEmptyEffort,
  isPlainRequest,
  seesNothing,
} from "./reading/speech-acts.ts";
import { isOtherLanguage } from "../../text/other-language.ts";
import { besideTrouble, troubleIn } from "./reading/troubles.ts";
import { contentStems, plainWords, wordsOf } from "@elenchus/dialogue/words/words";
import { isAboutTask } from "../word/glossary.ts";
import { matterOf, speaksOfMatter } from "./speaks-of-matter.ts";
import { isWayOfKey, saysWayOfStep } from "./is-way-of-key.ts";
import { asksForQuestions, kindOfStep } from "@elenchus/dialogue/step-kind";

/** Share of the passage that is too much to be an answer. */
const COPIED = { tooMuch: 0.55, mostForOneClaim: 0.4 } as const;
/** Share of an answer that stands in a hint, from which on the hint is sent back. */
const HINT_SENT_BACK = 0.7;
/** A prompt holds the first words of an answer, so more of it has to come back. */
const PROMPT_SENT_BACK = 0.85;
const REPLY_SENT_BACK = 0.7;
/** Share of a message in a row of the passage's words: a quotation, and no heap. */
const QUOTED = 0.6;
/** A request for the answer in so few words says nothing else. */
const SHORT = 16;

function quick(speechAct: SpeechAct, reason: string, judge: string): Assessment {
  return {
    speechAct,
    coverage: {},
    misconception: null,
    confidence: 0.9,
    reasons: [reason],
    judge,
  };
}

/** Checks that need no encoder: what is no answer at all. Null when the message is to be read on. */
export function checkCheaply(
  view: DialogueView,
  message: string,
  judge: string,
): Assessment | null {
  const { argument, dialogue } = view;
  const distress = assessDistress(message, argument.passage, judge);
  if (distress !== null) return distress;
  // The greeting asks the issue: whoever sends the question back has answered nothing.
  if (plainWords(message) === plainWords(argument.issue))
    return quick("empty_effort", "copies_a_hint", judge);
  // Who says what is asked for has answered, whatever the words remind of.
  if (saysWayOfStep(argument, dialogue.step, message)) return null;
  const isShort = wordsOf(message).length <= SHORT;
  if (isPlainRequest(message) || (isShort && asksForAnswer(message)))
    return quick("asks_for_answer", "asks_to_be_told", judge);
  const copied = findCopy(view, message);
  const copy = copied === null ? null : quick("empty_effort", copied, judge);
  // Whatever the text that was copied says, its copy gives no orders.
  if (isGaming(message)) return copy ?? quick("off_topic", "commands_the_tutor", judge);
  if (tellsOfTrouble(argument, message)) return quick("off_topic", "tells_of_a_trouble", judge);
  if (isOtherLanguage(message)) return quick("off_topic", "in_another_language", judge);
  if (asksForHint(message)) return quick("dont_know", "asks_for_a_hint", judge);
  const where = {
    module: argument.module,
    kind: kindOfStep(view),
    asksForQuestions: asksForQuestions(view),
  };
  if (isAboutTask(message, where)) return quick("question", "asks_about_the_task", judge);
  const isMatter = (text: string): boolean => speaksOfMatter(argument, text);
  // Where the argument is weighed, who sees nothing wrong has weighed it.
  const isStuck = where.kind !== "impact" && seesNothing(message, isMatter);
  if (isStuck || isDontKnow(message, isMatter))
    return quick("dont_know", "says_it_does_not_know", judge);
  if (courtesyIn(message) !== null) return quick("off_topic", "says_a_courtesy", judge);
  if (isEmptyEffort(message)) return quick("empty_effort", "no_content", judge);
  const isOfPassage = isQuoted(argument, message);
  if (isHeapOfWords(message) && !isOfPassage && !isWayOfKey(argument, message, QUOTED))
    return quick("empty_effort", "heap_of_words", judge);
  return copy;
}

/** With fewer words of the matter beside it, a trouble is all that a message tells of. */
const MATTER_BESIDE_TROUBLE = 2;

/** Whether a message tells of a trouble alone: that is met with a kind word, and is neither a miss nor a lack of knowledge. */
function tellsOfTrouble(argument: Argument, message: string): boolean {
  if (troubleIn(message) === null) return false;
  const matter = matterOf(argument);
  const beside = [...contentStems(besideTrouble(message))].filter((stem) => matter.has(stem));
  return beside.length < MATTER_BESIDE_TROUBLE;
}

/** Of what a message is a copy, as a finding; null when it is none. */
function findCopy(view: DialogueView, message: string): string | null {
  const { argument, dialogue } = view;
  const limit = dialogue.step === 0 ? COPIED.mostForOneClaim : COPIED.tooMuch;
  if (shareOfSourceCopied(message, argument.passage) > limit) return "copies_the_passage";
  if (!isHintSentBack(view, message)) return null;
  return isQuoted(argument, message) ? "copies_the_passage" : "copies_a_hint";
}

function isQuoted({ passage }: Argument, message: string): boolean {
  return shareOfMessageCopied(message, passage) >= QUOTED;
}

/** Help that the tutor may have given in a step, and all its runs of words. */
const helpOf = memoiseOf(({ key, steps }: Argument) => {
  const always = [
    ...key.misconceptions.map((one) => one.correction),
    ...steps.map((one) => one.opening),
  ];
  return steps.map((_, step) => {
    const ofStep = key.expectations.filter((one) => one.step === step);
    const helps = [...ofStep.flatMap((one) => [...one.hints, one.question ?? ""]), ...always];
    const prompts = ofStep.map((one) => one.prompt);
    return { helps, prompts, runs: runsOfAll([...helps, ...prompts]) };
  });
});

/**
 * Whether the message is the tutor's own help, or any of its replies, sent back. The issue, which the greeting quotes, is none
 * of them: who makes a statement of it has found the conclusion.
 */
function isHintSentBack(
  { argument, dialogue, transcript }: DialogueView,
  message: string,
): boolean {
  if (wordsOf(message).length < 4) return false;
  const isMostly = (text: string, share: number): boolean =>
    shareOfMessageCopied(message, text) >= share;
  const said = transcript.filter((one) => one.sender === "system");
  const ownWords = said.map(({ text }) => text.replaceAll(argument.issue, "\n"));
  if (ownWords.some((text) => isMostly(text, REPLY_SENT_BACK))) return true;
  const help = helpOf(argument)[dialogue.step];
  // What is not mostly in all of it together is in none of it.
  if (help === undefined || shareOfMessageAmong(message, help.runs) < HINT_SENT_BACK) return false;
  return (
    help.helps.some((text) => isMostly(text, HINT_SENT_BACK)) ||
    help.prompts.some((text) => isMostly(text, PROMPT_SENT_BACK))
  );
}
