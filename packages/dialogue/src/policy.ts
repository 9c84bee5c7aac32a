import { MAX_LEARNER_MESSAGES } from "@elenchus/domain/limits";
import type { Argument } from "./argument.ts";
import {
  firstOpenProbe,
  isStepCovered,
  mergeCoverage,
  missingExpectations,
  nearExpectations,
  newlyCovered,
  saidAgain,
  stepsTold,
  tellableExpectations,
} from "./coverage.ts";
import type { Assessment, Dialogue, Move, MoveKind, Outcome, SpeechAct } from "./dialogue.ts";

/** Replies after which a step needs no probe: the learner has worked for it already. */
const REPLIES_WITHOUT_PROBE = 2;
/** Wrong tries in a row on one step, after which the tutor tells. */
const TRIES_BEFORE_ASSERTION = 3;
/** A judgement less sure than this pumps and never marks wrong. Source: design §2. */
const LOW_CONFIDENCE = 0.5;

/** A decided move and the dialogue after it. */
export interface Decision {
  readonly move: Move;
  readonly dialogue: Dialogue;
}

/** The state of a dialogue whose first step has just been opened. */
export function startDialogue(argument: Argument): Dialogue {
  const first = argument.key.expectations.find((one) => one.step === 0);
  return {
    module: argument.module,
    step: 0,
    coverage: {},
    asserted: [],
    probed: [],
    target: first?.id ?? null,
    learnerMessages: 0,
    stepMessages: 0,
    rung: 0,
    dontKnowRun: 0,
    pumpRun: 0,
    outcome: null,
    outcomeReason: null,
  };
}

/**
 * Decides the tutor's move. Pure; the only place where a dialogue changes.
 * @throws when the dialogue is over already
 */
export function decideMove(
  argument: Argument,
  dialogue: Dialogue,
  assessment: Assessment,
): Decision {
  if (dialogue.outcome !== null) throw new Error("The dialogue is over.");
  const { speechAct } = assessment;
  if (speechAct === "distress") return offerSupport(dialogue, assessment);
  return goOn(argument, dialogue, { ...assessment, speechAct });
}

/** A judgement of a message that is about the exercise. */
type OrdinaryAssessment = Assessment & { readonly speechAct: Exclude<SpeechAct, "distress"> };

/** Help comes before everything else: nothing is counted, credited or marked, and the exercise waits. */
function offerSupport(dialogue: Dialogue, { speechAct, reasons }: Assessment): Decision {
  const move: Move = {
    kind: "support",
    speechAct,
    finding: reasons[0] ?? null,
    step: dialogue.step,
    covered: [],
    near: [],
    target: dialogue.target,
    level: 0,
    misconception: null,
    asserted: [],
    nextStep: null,
  };
  return { move, dialogue };
}

function goOn(argument: Argument, before: Dialogue, assessment: OrdinaryAssessment): Decision {
  const heard: Dialogue = {
    ...before,
    coverage: mergeCoverage(argument, before, assessment),
    learnerMessages: before.learnerMessages + 1,
    stepMessages: before.stepMessages + 1,
  };
  const again = saidAgain(argument, before, assessment);
  const move: Move = {
    kind: "confirm",
    speechAct: assessment.speechAct,
    finding: assessment.reasons[0] ?? null,
    step: before.step,
    covered: newlyCovered(argument, before, heard),
    near: nearExpectations(argument, heard, assessment),
    ...(again.length === 0 ? {} : { again }),
    target: before.target,
    level: 0,
    misconception: assessment.misconception,
    asserted: [],
    nextStep: null,
  };
  const decision = isStepCovered(argument, heard)
    ? finishOrProbe(argument, heard, move)
    : stayOnStep(argument, heard, move, assessment);
  return endAtLimit(decision);
}

/** The step's expectations are covered: ask a probe when it went fast, else go on. */
function finishOrProbe(argument: Argument, dialogue: Dialogue, move: Move): Decision {
  const probe = firstOpenProbe(argument, dialogue);
  const wentFast = dialogue.stepMessages < REPLIES_WITHOUT_PROBE;
  if (probe === null || !wentFast || dialogue.probed.length > countProbedBefore(argument, dialogue))
    return leaveStep(argument, dialogue, { ...move, kind: "advance", misconception: null });
  const opened = { ...restart(dialogue), probed: [...dialogue.probed, probe], target: probe };
  return {
    move: { ...move, kind: "confirm", target: probe, misconception: null },
    dialogue: opened,
  };
}

function countProbedBefore(argument: Argument, dialogue: Dialogue): number {
  const ofStep = new Set(
    argument.key.expectations.filter((one) => one.step === dialogue.step).map((one) => one.id),
  );
  return dialogue.probed.filter((id) => !ofStep.has(id)).length;
}

/** Opens the next step, or ends the dialogue after the last. */
function leaveStep(argument: Argument, dialogue: Dialogue, move: Move): Decision {
  const next = dialogue.step + 1;
  if (next >= argument.steps.length) {
    const isSkillTold = stepsTold(argument, dialogue).some((step) => step.isSkill);
    const outcome: Outcome = isSkillTold ? "failure" : "success";
    return {
      move: { ...move, kind: move.kind === "assertion" ? "assertion" : "close", target: null },
      dialogue: {
        ...restart(dialogue),
        target: null,
        outcome,
        outcomeReason: outcome === "success" ? "all_covered" : "skill_step_told",
      },
    };
  }
  const target = argument.key.expectations.find((one) => one.step === next)?.id ?? null;
  return {
    move: { ...move, nextStep: next, target },
    dialogue: { ...restart(dialogue), step: next, stepMessages: 0, target },
  };
}

function restart(dialogue: Dialogue): Dialogue {
  return { ...dialogue, rung: 0, dontKnowRun: 0, pumpRun: 0 };
}

/** Something is still missing: confirm what came, or help towards what did not. */
function stayOnStep(
  argument: Argument,
  dialogue: Dialogue,
  move: Move,
  assessment: OrdinaryAssessment,
): Decision {
  const missing = missingExpectations(argument, dialogue);
  const nearTarget = move.near.find((id) => missing.includes(id));
  const kept =
    dialogue.target !== null && missing.includes(dialogue.target) ? dialogue.target : null;
  const target = nearTarget ?? kept ?? missing[0] ?? null;
  const aimed: Move = { ...move, target };
  if (move.covered.length > 0) {
    const on = { ...restart(dialogue), target };
    return { move: { ...aimed, kind: "confirm" }, dialogue: on };
  }
  switch (assessment.speechAct) {
    case "question":
    case "objection":
    case "complaint":
      return keep(dialogue, { ...aimed, kind: "answer_question" });
    case "off_topic":
    case "empty_effort":
      return keep(dialogue, { ...aimed, kind: "redirect" });
    case "dont_know":
    case "asks_for_answer":
      return climbWithoutTry(argument, dialogue, aimed);
    case "answer":
      return climbAfterTry(argument, dialogue, aimed, assessment);
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
  move: Move,
  assessment: Assessment,
): Decision {
  const isNear = move.target !== null && move.near.includes(move.target);
  const on = { ...dialogue, dontKnowRun: 0, pumpRun: 0, target: move.target };
  const climbed = { ...on, rung: dialogue.rung + 1 };
  if (dialogue.rung >= TRIES_BEFORE_ASSERTION) return tell(argument, on, move);
  if (isNear) return { move: { ...move, kind: "prompt" }, dialogue: climbed };
  if (assessment.misconception !== null)
    return { move: { ...move, kind: "correct" }, dialogue: climbed };
  const isPlain = move.again !== undefined || assessment.confidence >= LOW_CONFIDENCE;
  if (!isPlain && dialogue.pumpRun === 0)
    return { move: { ...move, kind: "pump" }, dialogue: { ...on, pumpRun: 1 } };
  const kind: MoveKind = dialogue.rung >= 2 ? "prompt" : "hint";
  return { move: { ...move, kind, level: dialogue.rung }, dialogue: climbed };
}

/** Bottom-out: tells what the step still lacks, and leaves the step. */
function tell(argument: Argument, dialogue: Dialogue, move: Move): Decision {
  const asserted = tellableExpectations(argument, dialogue);
  const told = { ...dialogue, asserted: [...dialogue.asserted, ...asserted] };
  return leaveStep(argument, told, { ...move, kind: "assertion", asserted, misconception: null });
}

function endAtLimit({ move, dialogue }: Decision): Decision {
  if (dialogue.outcome !== null || dialogue.learnerMessages < MAX_LEARNER_MESSAGES)
    return { move, dialogue };
  // What was about to be told is not told any more.
  const asserted = dialogue.asserted.filter((id) => !move.asserted.includes(id));
  return {
    move: { ...move, kind: "close", target: null, nextStep: null, asserted: [] },
    dialogue: {
      ...dialogue,
      asserted,
      target: null,
      outcome: "failure",
      outcomeReason: "message_limit",
    },
  };
}
