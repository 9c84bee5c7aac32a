import { MAX_LEARNER_MESSAGES } from "@elenchus/domain/limits";
import type { Argument } from "./argument.ts";
import { expectationsOf, firstOpenProbe, nextOpenStep, stepsTold } from "./coverage.ts";
import type { Decision, Heard } from "./decision.ts";
import type { Assessment, Dialogue, Move, Outcome, SpeechAct } from "./dialogue.ts";

/** Replies after which a step needs no probe: the learner has worked for it already. */
const REPLIES_WITHOUT_PROBE = 2;
/** Whoever does one of these is not asked for more than the step wants. */
const UPSET: ReadonlySet<SpeechAct> = new Set(["complaint", "discouraged"]);

/** The step's expectations are covered: ask a probe when it went fast, else go on. */
export function finishOrProbe(
  argument: Argument,
  dialogue: Dialogue,
  { move, heard }: { readonly move: Move; readonly heard: Heard },
): Decision {
  const probe = firstOpenProbe(argument, dialogue);
  const wentFast = dialogue.stepMessages < REPLIES_WITHOUT_PROBE && !isUpset(heard.assessment);
  const hasRoom = dialogue.learnerMessages < MAX_LEARNER_MESSAGES;
  if (
    probe === null ||
    !wentFast ||
    !hasRoom ||
    dialogue.probed.length > countProbedBefore(argument, dialogue)
  )
    return leaveStep(argument, dialogue, { ...move, kind: "advance", misconceptions: [] });
  const opened = { ...restart(dialogue), probed: [...dialogue.probed, probe], target: probe };
  return {
    move: { ...move, kind: "confirm", target: probe, misconceptions: [] },
    dialogue: opened,
  };
}

/** Whether a learner complains or loses heart, if only beside an answer. */
function isUpset({ speechAct, findings }: Assessment): boolean {
  return (
    UPSET.has(speechAct) || findings.some((one) => one.kind === "spoken" && UPSET.has(one.act))
  );
}

function countProbedBefore(argument: Argument, dialogue: Dialogue): number {
  const ofStep = new Set(expectationsOf(argument, dialogue.step).map(({ id }) => id));
  return dialogue.probed.filter((id) => !ofStep.has(id)).length;
}

/** Opens the next step, or ends the dialogue after the last. */
export function leaveStep(argument: Argument, dialogue: Dialogue, move: Move): Decision {
  const next = nextOpenStep(argument, dialogue);
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
    dialogue: { ...openStep(restart(dialogue), next), target },
  };
}

/** The dialogue at the beginning of a step. */
export function openStep(dialogue: Dialogue, step: number): Dialogue {
  return { ...dialogue, step, stepMessages: 0, unsureRun: 0, unsureOf: [] };
}

/** The dialogue once the learner got further: help begins at its weakest again. */
export function restart(dialogue: Dialogue): Dialogue {
  return { ...dialogue, rung: 0, dontKnowRun: 0, pumpRun: 0 };
}
