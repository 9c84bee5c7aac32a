import type { Argument } from "./argument.ts";
import { offerChoice } from "./choose.ts";
import { isOpen, isProbe, missingExpectations, tellableExpectations } from "./coverage.ts";
import type { Decision, Heard } from "./decision.ts";
import type { Assessment, Dialogue, JudgedMark, Move, MoveKind } from "./dialogue.ts";
import { leaveStep, restart } from "./leave-step.ts";
import { isMarkable } from "./marks.ts";

/** Wrong tries in a row on one step, after which the tutor tells. */
const TRIES_BEFORE_ASSERTION = 3;
/** A judgement less sure than this pumps and never marks wrong. Source: design §2. */
const LOW_CONFIDENCE = 0.5;

/** Something is still missing: confirm what came, or help towards what did not. */
export function stayOnStep(
  argument: Argument,
  dialogue: Dialogue,
  { move, heard }: { readonly move: Move; readonly heard: Heard },
): Decision {
  const missing = missingExpectations(argument, dialogue);
  const nearTarget = move.near.find((id) => missing.includes(id));
  const kept =
    dialogue.target !== null && missing.includes(dialogue.target) ? dialogue.target : null;
  const rest = move.covered.length > 0 ? restOf(argument, dialogue, heard) : null;
  const target = nearTarget ?? rest ?? kept ?? missing[0] ?? null;
  const aimed: Move = { ...move, target };
  if (move.covered.length > 0) {
    const isRest = rest !== null && target === rest;
    const confirm: Move = { ...aimed, kind: "confirm", ...(isRest ? { isRest } : {}) };
    return { move: confirm, dialogue: { ...restart(dialogue), target } };
  }
  switch (heard.assessment.speechAct) {
    case "question":
    case "objection":
      return keep(dialogue, { ...aimed, kind: "answer_question" });
    case "complaint":
      return keep(dialogue, { ...aimed, kind: "apologise" });
    case "off_topic":
    case "empty_effort":
      return keep(dialogue, { ...aimed, kind: "redirect" });
    case "discouraged":
      return keep(dialogue, { ...aimed, kind: "hint", level: Math.min(dialogue.rung, 2) });
    case "dont_know":
    case "asks_for_answer":
      return climbWithoutTry(argument, dialogue, aimed);
    case "distress":
      throw new Error("Whoever is in distress is not asked on.");
    case "answer":
      return climbAfterTry(argument, dialogue, { move: aimed, heard });
  }
}

function keep(dialogue: Dialogue, move: Move): Decision {
  return { move, dialogue: { ...dialogue, target: move.target, dontKnowRun: 0 } };
}

/** "I don't know" three times running walks hint, prompt, assertion. */
function climbWithoutTry(argument: Argument, dialogue: Dialogue, move: Move): Decision {
  const run = dialogue.dontKnowRun + 1;
  const on = { ...dialogue, dontKnowRun: run, pumpRun: 0, target: move.target };
  if (run >= TRIES_BEFORE_ASSERTION) return tell(argument, on, move);
  const kind: MoveKind = run === 1 ? "hint" : "prompt";
  return { move: { ...move, kind, level: Math.min(dialogue.rung, 2) }, dialogue: on };
}

/** A try that did not get there: from correcting and hinting to a prompt, and at last to telling. */
function climbAfterTry(
  argument: Argument,
  dialogue: Dialogue,
  { move, heard }: { readonly move: Move; readonly heard: Heard },
): Decision {
  const { assessment } = heard;
  const unsure = missingUnsure(argument, dialogue, assessment);
  if (unsure !== null && move.near.length === 0 && assessment.misconceptions.length === 0)
    return askWhatIsMeant(argument, dialogue, { move: { ...move, target: unsure }, heard });
  const isNear = move.target !== null && move.near.includes(move.target);
  const on = { ...dialogue, dontKnowRun: 0, pumpRun: 0, target: move.target };
  const climbed = { ...on, rung: dialogue.rung + 1 };
  if (dialogue.rung >= TRIES_BEFORE_ASSERTION) return tell(argument, on, move);
  if (isNear) return { move: { ...move, kind: "prompt" }, dialogue: climbed };
  const { marks = [] } = assessment;
  const isMarkedWrong = marks.some(isMiss);
  if (marks.length > 0 && !isMarkedWrong) return { move: { ...move, kind: "pump" }, dialogue: on };
  if (assessment.misconceptions.length > 0 || isMarkedWrong)
    return { move: { ...move, kind: "correct" }, dialogue: climbed };
  const isPlain = move.again !== undefined || assessment.confidence >= LOW_CONFIDENCE;
  if (!isPlain && dialogue.pumpRun === 0)
    return { move: { ...move, kind: "pump" }, dialogue: { ...on, pumpRun: 1 } };
  const kind: MoveKind = dialogue.rung >= 2 ? "prompt" : "hint";
  return { move: { ...move, kind, level: dialogue.rung }, dialogue: climbed };
}

/** Marks that are not considered are a try, too, save those that sort out what is neither. */
function isMiss({ standing, role }: JudgedMark): boolean {
  return standing === "wrong" || (standing === undefined && role !== "neither");
}

/** Bottom-out: tells what the step still lacks, and leaves the step. */
function tell(argument: Argument, dialogue: Dialogue, move: Move): Decision {
  const asserted = tellableExpectations(argument, dialogue);
  const told = { ...dialogue, asserted: [...dialogue.asserted, ...asserted] };
  return leaveStep(argument, told, { ...move, kind: "assertion", asserted, misconceptions: [] });
}

/** Unsure answers in a step from which on statements are offered. */
const UNSURE_BEFORE_CHOICE = 2;

/** Open points that the message may have said; the target first. */
function missingUnsure(
  argument: Argument,
  dialogue: Dialogue,
  { unsure = [] }: Assessment,
): string | null {
  const open = unsure.filter((id) => isOpen(argument, dialogue, id));
  return open.find((id) => id === dialogue.target) ?? open[0] ?? null;
}

/** The point that may stand beside what was right, and can be pointed to: the learner is asked for it next. */
function restOf(argument: Argument, dialogue: Dialogue, { assessment }: Heard): string | null {
  const id = missingUnsure(argument, dialogue, assessment);
  return id !== null && !isProbe(argument, id) && isMarkable(argument, id) ? id : null;
}

/** Unsure is not wrong: the learner points, chooses or says more, and help grows no stronger than a prompt. */
function askWhatIsMeant(
  argument: Argument,
  dialogue: Dialogue,
  { move, heard }: { readonly move: Move; readonly heard: Heard },
): Decision {
  const { target } = move;
  const on = { ...dialogue, target, dontKnowRun: 0, unsureRun: dialogue.unsureRun + 1 };
  if (target !== null && !dialogue.isLocating && isMarkable(argument, target))
    return { move: { ...move, kind: "locate" }, dialogue: on };
  const mayChoose =
    heard.offersChoice &&
    on.unsureRun >= UNSURE_BEFORE_CHOICE &&
    !dialogue.offered.includes(dialogue.step);
  const choice = mayChoose && target !== null ? offerChoice(argument, dialogue, target) : null;
  if (choice !== null)
    return {
      move: { ...move, kind: "choose", target: choice.target, options: choice.options },
      dialogue: { ...on, choice, offered: [...dialogue.offered, dialogue.step] },
    };
  if (dialogue.pumpRun === 0)
    return { move: { ...move, kind: "pump" }, dialogue: { ...on, pumpRun: 1 } };
  const kind: MoveKind = dialogue.rung >= 2 ? "prompt" : "hint";
  const rung = Math.min(dialogue.rung + 1, TRIES_BEFORE_ASSERTION - 1);
  return { move: { ...move, kind, level: dialogue.rung }, dialogue: { ...on, pumpRun: 0, rung } };
}
