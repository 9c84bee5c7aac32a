import { MAX_LEARNER_MESSAGES } from "@elenchus/domain/limits";
import { REPAIR_ID } from "@elenchus/dialogue/answer-key/ids";
import type { Argument, Expectation, ExpectationKind } from "@elenchus/dialogue/argument";
import { letterOf } from "@elenchus/dialogue/choose";
import { isProbe, NEAR } from "@elenchus/dialogue/coverage";
import type { Move } from "@elenchus/dialogue/dialogue";
import { askedIn, nameNoTry } from "@elenchus/dialogue/finding";
import { quotedWords } from "@elenchus/dialogue/words/quoted-words";
import { hashText } from "@elenchus/dialogue/seeded-choice";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { SUPPORT_TEXT } from "@elenchus/domain/support";
import { givesVerdict } from "../grade/look-up-names.ts";
import { nearlyBy } from "../grade/differs-by-word.ts";
import { acknowledge } from "./acknowledge.ts";
import { answerTo } from "./answer-question.ts";
import type { Wording } from "./wording.ts";
import { askAgain, hintFor, promptFor, targetOf } from "./ask.ts";
import { answerAtEnd, answerBeside } from "./answer-beside.ts";
import { closingOf } from "./closing.ts";
import { createFreshChoice } from "./fresh-choice.ts";
import answers from "./answers.json" with { type: "json" };
import phrases from "./phrases.json" with { type: "json" };
import questions from "./questions.json" with { type: "json" };
import { sayPart } from "./say-part.ts";
import { speakOfMarks } from "./speak-of-marks.ts";

type Part = string | null;

/** Puts a move into words that were not used in this dialogue yet. */
export function wordMove(view: DialogueView, message: string, move: Move): string {
  const said = view.transcript.filter((one) => one.sender === "system").map((one) => one.text);
  const seed = hashText(`${view.argument.passage}${view.transcript.length}`);
  const wording: Wording = {
    view,
    message,
    move,
    asks: askedIn(view.heard?.findings),
    target: targetOf(view.argument, move.target),
    choice: createFreshChoice(said, seed),
  };
  const parts = [ownMistake(wording), ...wordByKind(wording)].filter(
    (part): part is string => part !== null && part !== "",
  );
  if (parts.length > 0) return parts.join(" ").replaceAll(" \n", "\n");
  const left = MAX_LEARNER_MESSAGES - view.dialogue.learnerMessages;
  return `${left} ${left === 1 ? "reply is" : "replies are"} left in this dialogue.`;
}

function wordByKind(wording: Wording): Part[] {
  const { view, move, target, choice } = wording;
  switch (move.kind) {
    case "confirm":
      return [...acknowledge(wording), answerBeside(wording), ...askNext(wording)];
    case "advance":
      return [...acknowledge(wording), answerBeside(wording), openNext(wording)];
    case "close":
      return [...acknowledge(wording), answerAtEnd(wording), closingOf(view)];
    case "assertion":
      return [
        choice.among(tellingBank(wording)),
        tell(view.argument, move),
        openNext(wording) ?? closingOf(view),
      ];
    case "hint":
      return [...opener(wording), target && hintFor(target, move.level, choice)];
    case "prompt":
      return [...opener(wording), target && promptFor(gapOf(wording, target), choice)];
    case "pump":
      return move.marks === undefined
        ? [answerBeside(wording) ?? sayUnsure(wording), again(wording)]
        : [speakOfMarks(view.argument.key, move, choice), again(wording)];
    case "locate":
      return [
        answerBeside(wording),
        sayNearly(wording) ??
          choice.among(locateBank(target?.kind)) ??
          choice.among(phrases.locate.any),
      ];
    case "choose":
      return [choice.among(phrases.choose), `\n\n${listOptions(move)}`];
    case "correct":
      return correct(wording);
    case "answer_question":
      return [answerTo(wording), again(wording)];
    case "apologise":
      return apologise(wording);
    case "redirect":
      return [redirection(wording), again(wording)];
    case "support":
      return [SUPPORT_TEXT];
  }
}

function tellingBank({ view, move: { asserted } }: Wording): readonly string[] {
  const isFurther = asserted.some((id) => isProbe(view.argument, id));
  return isFurther ? phrases.tellingFurther : phrases.telling;
}

function again({ asks, move, target, choice }: Wording): Part {
  const isLost = asks === "simpler" || (asks === null && move.speechAct === "question");
  const simple = isLost ? choice.among(answers.simple[target?.kind ?? "probe"]) : null;
  return simple ?? (target && askAgain(target, choice));
}

/** What is right but for a number, day or time; null where that is not what makes it unsure. */
function sayNearly({ view, target, message, choice }: Wording): Part {
  if (target === null || view.heard?.unsure?.includes(target.id) !== true) return null;
  const other = nearlyBy(target, message);
  return other === null ? null : choice.filled(phrases.nearly, { "": other.said });
}

const isUnsure = ({ view }: Wording): boolean => (view.heard?.unsure ?? []).length > 0;

/** What was heard and is not certain. Of a verdict it is whether a reason stands beside it. */
function sayUnsure(wording: Wording): Part {
  const { target, message, choice } = wording;
  const nearly = sayNearly(wording);
  if (nearly !== null) return nearly;
  if (target?.kind === "impact") {
    const isOther = !isUnsure(wording) && givesVerdict(message);
    return choice.among(isOther ? phrases.otherVerdict : phrases.unsureOfVerdict);
  }
  const heard = target && quotedWords(message);
  const slots = { "": heard ?? "" };
  return (heard && choice.filled(phrases.unsureOf, slots)) ?? choice.among(phrases.unsure);
}

/** What is said before a hint or a prompt: it depends on what the learner did. */
function opener(wording: Wording): Part[] {
  const { move, asks, target, choice } = wording;
  if (asks === "hint") return [choice.among(phrases.hintAsked)];
  if (move.speechAct === "discouraged") return [answerTo(wording)];
  if (move.speechAct === "dont_know") return [choice.among(phrases.stuck)];
  if (move.speechAct === "asks_for_answer") return [choice.among(phrases.askedToTell)];
  if (move.chose === "wrong") return [choice.filled(phrases.choseWrong)];
  const beside = answerBeside(wording);
  if (wording.view.heard?.alsoWeak === true) return [choice.filled(phrases.alsoWeak)];
  if (move.near.length > 0) return [choice.among(phrases.near), beside];
  if (move.again !== undefined) return [choice.among(phrases.saidAgain)];
  if (beside === null && target?.kind === "impact" && givesVerdict(wording.message))
    return [choice.among(phrases.otherVerdict)];
  const wanted = { "": phrases.wanted[target?.kind ?? "probe"] };
  const lead = isUnsure(wording)
    ? sayUnsure(wording)
    : (sayPart(wording) ?? choice.filled(phrases.notYet, wanted));
  return [beside ?? lead];
}

function gapOf({ view, move, message }: Wording, target: Expectation) {
  const isNear = move.near.includes(target.id);
  return { target, dialogue: view.dialogue, message, isNear, isFurther: move.covered.length > 0 };
}

function askNext(wording: Wording): Part[] {
  const { view, move, target, choice } = wording;
  if (target === null) return [];
  if (move.isRest === true) return [choice.among(phrases.locate.rest)];
  if (target.kind === "probe") {
    const { repair, probe } = questions.after;
    return [choice.among(target.id === REPAIR_ID ? repair : probe), askAgain(target, choice)];
  }
  const isNamed =
    target.kind === "ambiguous_term" && (view.dialogue.coverage[target.id] ?? 0) >= NEAR;
  if (isNamed || (move.near.includes(target.id) && target.kind !== "value"))
    return [promptFor(gapOf(wording, target), choice)];
  return [choice.among(questions.next[target.kind]) ?? askAgain(target, choice)];
}

function openNext({ view, move, choice }: Wording): Part {
  const step = move.nextStep === null ? undefined : view.argument.steps[move.nextStep];
  if (step === undefined) return null;
  const isSkipped = view.dialogue.step > move.step + 1;
  return `${isSkipped ? (choice.among(phrases.saidAhead) ?? "") : ""}\n\n${step.opening}`;
}

/** How what is told is introduced, one thing or several; what is introduced is set off as a claim. */
const TOLD: Readonly<Partial<Record<ExpectationKind, readonly string[]>>> = phrases.told;

function tell(argument: Argument, move: Move): string {
  const told = argument.key.expectations.filter((one) => move.asserted.includes(one.id));
  const lead = TOLD[told[0]?.kind ?? "probe"];
  const statements = told.map((one) => (lead === undefined ? one.statement : `*${one.statement}*`));
  return [...(lead?.slice(told.length > 1 ? 1 : 0).slice(0, 1) ?? []), ...statements].join(" ");
}

/** Where a flaw stands can be marked as a conclusion or a reason can. */
function locateBank(kind: ExpectationKind | undefined): readonly string[] {
  const { any, flaw, ...own } = phrases.locate;
  if (kind === "conclusion" || kind === "reason" || kind === "missing_information")
    return own[kind];
  return kind === "fallacy" || kind === "statistical_flaw" ? flaw : any;
}

function listOptions({ options = [] }: Move): string {
  return options.map((one, at) => `${letterOf(at)}) ${one}`).join("\n\n");
}

/** A wrong mark is placed; a misconception is corrected. */
function correct(wording: Wording): Part[] {
  const { view, move, target, choice } = wording;
  if (move.marks?.some(({ standing }) => standing === "wrong" || standing === undefined) === true)
    return [speakOfMarks(view.argument.key, move, choice) ?? again(wording)];
  const found = view.argument.key.misconceptions.find((one) =>
    move.misconceptions.includes(one.id),
  );
  const isChosen = move.chose === "wrong";
  return [
    isChosen ? choice.filled(phrases.choseWrong) : answerBeside(wording),
    (found && choice.first([found.correction])) ?? (target && hintFor(target, move.level, choice)),
  ];
}

/** What was counted and is taken back, whatever is said in place of it. */
const ownMistake = ({ move, choice }: Wording): Part =>
  move.takenBack === undefined ? null : choice.among(phrases.apologise.takenBack);

/** A step that is left for a mistake is opened again. */
function apologise(wording: Wording): Part[] {
  const { move, choice } = wording;
  if (move.takenBack === undefined) return [answerTo(wording), again(wording)];
  const back = move.nextStep === null ? null : choice.among(phrases.apologise.back);
  return [back, again(wording)];
}

const REDIRECTIONS: Readonly<Record<string, readonly string[]>> = phrases.redirect;

function redirection(wording: Wording): Part {
  const { move, asks, choice } = wording;
  if (asks !== null) return answerTo(wording);
  return choice.among(REDIRECTIONS[nameNoTry(move.because) ?? ""] ?? phrases.redirect.none);
}
