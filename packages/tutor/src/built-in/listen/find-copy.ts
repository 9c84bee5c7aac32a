import type { CopiedFrom } from "@elenchus/dialogue/dialogue";
import type { Argument, ExpectationKind } from "@elenchus/dialogue/argument";
import { kindOfStep } from "@elenchus/dialogue/step-kind";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { wordsOf } from "@elenchus/dialogue/words/words";
import {
  runsOfAll,
  shareOfMessageAmong,
  shareOfMessageCopied,
  shareOfSourceCopied,
} from "../../text/copying.ts";

/** Share of the passage that is too much to be an answer. */
const COPIED = { tooMuch: 0.55, mostForOneClaim: 0.4 } as const;
/** Share of a message in the passage's words, from which on there is nothing else in it. */
const NOTHING_ELSE = 0.95;
/** Steps whose answer stands in the passage: whoever copies it has found it. */
const STANDS_THERE: ReadonlySet<ExpectationKind | null> = new Set([
  "conclusion",
  "reason",
  "ambiguous_term",
]);
/** Share of an answer that stands in a hint, from which on the hint is sent back. */
const HINT_SENT_BACK = 0.7;
/** A prompt holds the first words of an answer, so more of it has to come back. */
const PROMPT_SENT_BACK = 0.85;
const REPLY_SENT_BACK = 0.7;
/** Share of a message in a row of the passage's words: a quotation, and no heap. */
const QUOTED = 0.6;

/** Of what a message is a copy; null when it is none. */
export function findCopy(view: DialogueView, message: string): CopiedFrom | null {
  const { argument, dialogue } = view;
  const limit = dialogue.step === 0 ? COPIED.mostForOneClaim : COPIED.tooMuch;
  if (shareOfSourceCopied(message, argument.passage) > limit) return "passage";
  const isCopy = shareOfMessageCopied(message, argument.passage) >= NOTHING_ELSE;
  if (isCopy && !STANDS_THERE.has(kindOfStep(view))) return "passage";
  if (!isHintSentBack(view, message)) return null;
  return isQuotation(argument, message) ? "passage" : "tutor";
}

/** Whether most of a message stands in the passage, in rows of words. */
function isQuotation({ passage }: Argument, message: string): boolean {
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
 * Whether the message is the tutor's own help, or any of its replies, sent back. Neither the issue, which the greeting quotes,
 * nor a learner's answer, which a confirmation quotes, is one of them.
 */
function isHintSentBack(
  { argument, dialogue, transcript }: DialogueView,
  message: string,
): boolean {
  if (wordsOf(message).length < 4) return false;
  const isMostly = (text: string, share: number) => shareOfMessageCopied(message, text) >= share;
  const said = transcript.filter((one) => one.sender === "system");
  const answered = transcript.filter((one) => one.assessment?.speechAct === "answer");
  if (answered.some(({ text }) => isMostly(text, REPLY_SENT_BACK))) return false;
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
