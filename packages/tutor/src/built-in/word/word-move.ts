import { MAX_LEARNER_MESSAGES } from "@elenchus/domain/limits";
import { letterOf } from "@elenchus/dialogue/choose";
import { SUPPORT_TEXT } from "@elenchus/domain/support";
import { REPAIR_ID } from "@elenchus/dialogue/answer-key/ids";
import type { Argument, Expectation, ExpectationKind } from "@elenchus/dialogue/argument";
import { NEAR, stepsTold } from "@elenchus/dialogue/coverage";
import type { Move } from "@elenchus/dialogue/dialogue";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { shareOfMessageCopied } from "../../text/copying.ts";
import { kindOfStep } from "@elenchus/dialogue/step-kind";
import { wordsOf } from "@elenchus/dialogue/words/words";
import { hashText } from "@elenchus/dialogue/seeded-choice";
import { acknowledge } from "./acknowledge.ts";
import { askAgain, hintFor, promptFor, targetOf } from "./ask.ts";
import { createFreshChoice, type FreshChoice } from "./fresh-choice.ts";
import { answerFromGlossary } from "./glossary.ts";
import * as closings from "./closings.ts";
import * as phrases from "./phrases.ts";
import * as questions from "./questions.ts";

interface Wording {
  readonly view: DialogueView;
  readonly message: string;
  readonly move: Move;
  readonly target: Expectation | null;
  readonly choice: FreshChoice;
}

/** Puts a move into words that were not used in this dialogue yet. */
export function wordMove(view: DialogueView, message: string, move: Move): string {
  const said = view.transcript.filter((one) => one.sender === "system").map((one) => one.text);
  const seed = hashText(`${view.argument.passage}${view.transcript.length}`);
  const wording: Wording = {
    view,
    message,
    move,
    target: targetOf(view.argument, move.target),
    choice: createFreshChoice(said, seed),
  };
  const parts = wordByKind(wording).filter((part): part is string => part !== null && part !== "");
  if (parts.length > 0) return parts.join(" ").replaceAll(" \n", "\n");
  const left = MAX_LEARNER_MESSAGES - view.dialogue.learnerMessages;
  return `${left} ${left === 1 ? "reply is" : "replies are"} left in this dialogue.`;
}

function wordByKind(wording: Wording): (string | null)[] {
  const { move, target, choice } = wording;
  const { argument } = wording.view;
  const isFromBefore = /^said \S+ before: /u.test(move.finding ?? "");
  const earned = { argument, covered: move.covered, message: wording.message, isFromBefore };
  switch (move.kind) {
    case "confirm":
      return [...acknowledge(earned, choice), ...askNext(wording)];
    case "advance":
      return [...acknowledge(earned, choice), openNext(argument, move)];
    case "close":
      return [...acknowledge(earned, choice), closing(wording)];
    case "assertion":
      return [
        choice.among(phrases.TELLING),
        tell(argument, move),
        openNext(argument, move) ?? closing(wording),
      ];
    case "hint":
      return [opener(wording, phrases.NOT_YET), target && hintFor(target, move.level, choice)];
    case "prompt":
      return [
        opener(wording, phrases.NOT_YET),
        target && promptFor(gapOf(wording, target), choice),
      ];
    case "pump":
      return [choice.among(phrases.UNSURE), target && askAgain(target, choice)];
    case "correct":
      return [quoteLearner(wording), correct(wording)];
    case "locate":
    case "choose":
    case "apologise":
      return askWhatIsMeant(wording);
    case "answer_question":
      return [
        answerFromGlossary(wording.message, {
          module: argument.module,
          kind: kindOfStep(wording.view),
          asksForQuestions: false,
        }) ?? choice.among(phrases.QUESTION_TURNED),
        target && askAgain(target, choice),
      ];
    case "redirect":
      return [redirection(wording), target && askAfterRedirection(wording, target)];
    case "support":
      return [SUPPORT_TEXT];
  }
}

/** Where it is not clear what the learner means, or the tutor did not hear it. */
function askWhatIsMeant({ move, target, choice }: Wording): (string | null)[] {
  if (move.kind === "apologise") {
    const owned =
      move.takenBack === undefined
        ? "I am sorry: I may have missed that."
        : "You are right, you did not say that, and it does not count any more.";
    return [owned, target && askAgain(target, choice)];
  }
  if (move.kind === "locate")
    return [
      "I am not certain that I follow. Mark the sentence that you mean, or say it in other words.",
    ];
  const listed = (move.options ?? []).map((one, at) => `${letterOf(at)}) ${one}`).join("\n\n");
  return [`I am still not certain what you mean. Which of these comes nearest?\n\n${listed}`];
}

/** What is said before a hint or a prompt: it depends on what the learner did. */
function opener({ move, choice }: Wording, otherwise: readonly string[]): string | null {
  if (move.finding === "asks_for_a_hint") return choice.among(phrases.HINT_ASKED);
  if (move.speechAct === "dont_know") return choice.among(phrases.STUCK);
  if (move.speechAct === "asks_for_answer") return choice.among(phrases.ASKED_TO_TELL);
  if (move.near.length === 0 && move.again !== undefined) return choice.among(phrases.SAID_AGAIN);
  return choice.among(move.near.length > 0 ? phrases.NEAR : otherwise);
}

function gapOf({ view, move, message }: Wording, target: Expectation) {
  const isNear = move.near.includes(target.id);
  return { target, dialogue: view.dialogue, message, isNear, isFurther: move.covered.length > 0 };
}

function askNext(wording: Wording): (string | null)[] {
  const { view, move, target, choice } = wording;
  if (target === null) return [];
  if (target.kind === "probe") return [choice.among(leadInTo(target)), askAgain(target, choice)];
  const isNamed =
    target.kind === "ambiguous_term" && (view.dialogue.coverage[target.id] ?? 0) >= NEAR;
  if (isNamed || (move.near.includes(target.id) && target.kind !== "value"))
    return [promptFor(gapOf(wording, target), choice)];
  return [choice.among(questions.ASK_NEXT[target.kind]) ?? askAgain(target, choice)];
}

function leadInTo({ id }: Expectation): readonly string[] {
  return id === REPAIR_ID ? phrases.BEFORE_REPAIR : phrases.BEFORE_PROBE;
}

function openNext(argument: Argument, move: Move): string | null {
  const step = move.nextStep === null ? undefined : argument.steps[move.nextStep];
  return step === undefined ? null : `\n\n${step.opening}`;
}

/** How what is told is introduced, one thing or several, and whether it is set off as a claim. */
const TOLD: Readonly<
  Partial<Record<ExpectationKind, { lead: readonly [string, string] | null; isSetOff: boolean }>>
> = {
  conclusion: {
    lead: ["The writer's conclusion is this:", "The writer's conclusion is this:"],
    isSetOff: true,
  },
  reason: {
    lead: ["This is a reason that the passage gives:", "These are reasons that the passage gives:"],
    isSetOff: true,
  },
  missing_information: {
    lead: ["What we would have to know is this:", "These are things that we would have to know:"],
    isSetOff: true,
  },
  assumption: {
    lead: ["The writer takes this for granted:", "The writer takes these things for granted:"],
    isSetOff: true,
  },
  alternative: {
    lead: [
      "What the writer says would support this as well:",
      "What the writer says would support these as well:",
    ],
    isSetOff: true,
  },
};

function tell(argument: Argument, move: Move): string {
  const told = argument.key.expectations.filter((one) => move.asserted.includes(one.id));
  const kind = told[0]?.kind;
  const { lead, isSetOff } = TOLD[kind ?? "probe"] ?? { lead: null, isSetOff: false };
  const statements = told.map((one) => (isSetOff ? `*${one.statement}*` : one.statement));
  const introduction = lead === null ? [] : [told.length > 1 ? lead[1] : lead[0]];
  return [...introduction, ...statements].join(" ");
}

function closing({ view, choice }: Wording): string | null {
  const { outcome, outcomeReason, asserted } = view.dialogue;
  if (outcome === "success") {
    if (asserted.length === 0) return choice.among(closings.CLOSED_WELL[view.argument.module]);
    const isStepTold = stepsTold(view.argument, view.dialogue).length > 0;
    return choice.among(
      isStepTold ? closings.CLOSED_WELL_WITH_HELP : closings.CLOSED_WELL_BUT_FOR_PROBES,
    );
  }
  return choice.among(
    outcomeReason === "message_limit" ? closings.CLOSED_AT_LIMIT : closings.CLOSED_WITH_HELP,
  );
}

function correct(wording: Wording): string | null {
  const { move, target, choice } = wording;
  return correction(wording) ?? (target && hintFor(target, move.level, choice));
}

function correction({ view, move, choice }: Wording): string | null {
  const found = view.argument.key.misconceptions.find((one) => one.id === move.misconception);
  return found === undefined ? null : choice.first([found.correction]);
}

/**
 * The learner's own words in front of a correction, where they are few enough to repeat. Words of the
 * passage are not repeated: a later step may ask for them.
 */
function quoteLearner({ view, message, move, choice }: Wording): string | null {
  const words = wordsOf(message).length;
  if (
    move.misconception?.startsWith("reason-") ||
    shareOfMessageCopied(message, view.argument.passage) > 0.3
  )
    return null;
  const clean = message
    .replaceAll(/\s+/gu, " ")
    .replaceAll('"', "'")
    .replace(/[.!?]+$/u, "")
    .trim();
  if (words < 3 || words > 14) return null;
  return choice.first([`You wrote "${clean}".`, `You say "${clean}".`]);
}

/** The finding that no try was seen in a message. */
const TRIES_NOTHING = "tries_nothing";
/** Messages in a step from which on it takes long. */
const LONG_STEP = 3;

/** What is wrong with a message that is no try, by what its judge found. */
const REDIRECTIONS: Readonly<Record<string, readonly string[]>> = {
  commands_the_tutor: phrases.COMMANDED,
  copies_the_passage: phrases.COPIED,
  copies_a_hint: phrases.SENT_BACK,
  heap_of_words: phrases.HEAPED,
  no_content: phrases.EMPTY,
  in_another_language: phrases.IN_ENGLISH,
  tells_sorrow: phrases.SORRY,
  tells_access: phrases.NOT_SHOWN,
  greets: phrases.GREETED,
  asks_after: phrases.ASKED_AFTER,
  thanks: phrases.THANKED,
  praises: phrases.PRAISED,
};

/** The question again; a hint where nothing was seen in a message of a step that takes long: it may have been a try. */
function askAfterRedirection({ move, view, choice }: Wording, target: Expectation): string | null {
  const isLong = view.dialogue.stepMessages >= LONG_STEP;
  return move.finding === TRIES_NOTHING && isLong
    ? hintFor(target, move.level, choice)
    : askAgain(target, choice);
}

function redirection({ move, choice }: Wording): string | null {
  return choice.among(REDIRECTIONS[move.finding ?? ""] ?? phrases.NO_TRY_SEEN);
}
