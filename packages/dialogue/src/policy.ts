import { MAX_LEARNER_MESSAGES } from "@elenchus/domain/limits";
import type { Argument } from "./argument.ts";
import {
  isStepCovered,
  mergeCoverage,
  nearExpectations,
  newlyCovered,
  saidAgain,
} from "./coverage.ts";
import type { Decision, Heard } from "./decision.ts";
import type { Assessment, Dialogue, Move } from "./dialogue.ts";
import { finishOrProbe } from "./leave-step.ts";
import { pointedTo } from "./marks.ts";
import { stayOnStep } from "./stay-on-step.ts";
import { apologise, takeBack, type TakenBack } from "./take-back.ts";

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
    unsureRun: 0,
    unsureOf: [],
    marked: [],
    isLocating: false,
    choice: null,
    offered: [],
    chosen: [],
    outcome: null,
    outcomeReason: null,
  };
}

/**
 * Decides the tutor's move. Pure; the only place where a dialogue changes.
 * @param offersChoice whether the tutor may offer statements to choose from
 * @throws when the dialogue is over already
 */
export function decideMove(
  argument: Argument,
  dialogue: Dialogue,
  assessment: Assessment,
  { offersChoice = false }: { readonly offersChoice?: boolean } = {},
): Decision {
  if (dialogue.outcome !== null) throw new Error("The dialogue is over.");
  if (assessment.speechAct === "distress") return offerSupport(dialogue, assessment);
  return goOn(argument, dialogue, { assessment, offersChoice });
}

/** The fields of a move where nothing of it was decided. */
const BARE = {
  covered: [],
  near: [],
  level: 0,
  misconceptions: [],
  asserted: [],
  nextStep: null,
} as const;

/** Help comes before everything else: nothing is counted, credited or marked, and the exercise waits. */
function offerSupport(dialogue: Dialogue, { speechAct, findings }: Assessment): Decision {
  const { step, target } = dialogue;
  const because = findings[0] ?? null;
  return { move: { ...BARE, kind: "support", speechAct, because, step, target }, dialogue };
}

function goOn(argument: Argument, before: Dialogue, heard: Heard): Decision {
  const { assessment } = heard;
  const marks = assessment.marks ?? [];
  const counted: Dialogue = {
    ...before,
    learnerMessages: before.learnerMessages + 1,
    stepMessages: before.stepMessages + 1,
    unsureOf: union(before.unsureOf, assessment.unsure ?? []),
    marked: union(
      before.marked,
      pointedTo(argument, marks).map(({ id }) => id),
    ),
    choice: null,
  };
  const taken = takeBack(argument, counted, assessment.takesBack ?? []);
  const open = taken?.dialogue ?? counted;
  const after: Dialogue = { ...open, coverage: mergeCoverage(argument, open, assessment) };
  const covered = newlyCovered(argument, open, after);
  const again = saidAgain(argument, open, assessment);
  const chosen = assessment.chose === "right" ? union(after.chosen, covered) : after.chosen;
  const move: Move = {
    ...BARE,
    kind: "confirm",
    speechAct: assessment.speechAct,
    because: assessment.findings[0] ?? null,
    step: before.step,
    covered,
    near: nearExpectations(argument, after, assessment),
    ...(again.length === 0 ? {} : { again }),
    ...(marks.length === 0 ? {} : { marks }),
    ...(assessment.chose === undefined ? {} : { chose: assessment.chose }),
    target: before.target,
    misconceptions: assessment.misconceptions,
  };
  const decided = moveOn(argument, { ...after, chosen }, { move, heard, taken });
  const isLocating = decided.move.kind === "locate" || decided.move.isRest === true;
  return endAtLimit({ ...decided, dialogue: { ...decided.dialogue, isLocating } });
}

/** The policy's three ways: a credit goes back, the step is done, or something is still missing. */
function moveOn(
  argument: Argument,
  dialogue: Dialogue,
  { move: made, heard, taken }: { move: Move; heard: Heard; taken: TakenBack | null },
): Decision {
  const isSaidInstead = made.covered.some((id) => taken?.ids.includes(id));
  if (taken !== null && !isSaidInstead) return apologise(taken, dialogue, made);
  // What is said in place of what was taken back answers the step where that was counted.
  const move = taken === null ? made : { ...made, step: taken.dialogue.step, takenBack: taken.ids };
  return isStepCovered(argument, dialogue)
    ? finishOrProbe(argument, dialogue, { move, heard })
    : stayOnStep(argument, dialogue, { move, heard });
}

function union(known: readonly string[], more: readonly string[]): readonly string[] {
  return [...new Set([...known, ...more])];
}

function endAtLimit({ move, dialogue }: Decision): Decision {
  if (dialogue.outcome !== null || dialogue.learnerMessages < MAX_LEARNER_MESSAGES)
    return { move, dialogue };
  // An answer that was about to be told is not told any more.
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
