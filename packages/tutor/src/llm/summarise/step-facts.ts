import type { MoveKind } from "@elenchus/dialogue/dialogue";
import { type ProbeRecord, recordProbes } from "@elenchus/dialogue/summary/probe-record";
import { findingsOf, hasOpen } from "@elenchus/dialogue/summary/step-findings";
import type { DialogueView } from "@elenchus/dialogue/tutor";

/** What the record says of a step, for whatever is claimed of it. */
export interface StepFacts {
  /** Things that the learner found. */
  readonly found: number;
  /** Things that the tutor told, and the learner had not found. */
  readonly told: number;
  /** Found and told together are less than the step asks for. */
  readonly isOpen: boolean;
  /** The tutor gave a hint, or more. */
  readonly isHelped: boolean;
  /** The tutor said what was wrong with an answer. */
  readonly isCorrected: boolean;
  /** What became of the further question, asked or answered ahead; null where there was none. */
  readonly probe: ProbeRecord["outcome"] | null;
}

const HELP: ReadonlySet<MoveKind> = new Set<MoveKind>([
  "hint",
  "prompt",
  "choose",
  "correct",
  "assertion",
  "answer_question",
]);

/** What the record says of a step. */
export function factsOf(view: DialogueView, step: number): StepFacts {
  const findings = findingsOf(view, step);
  const found = findings.filter((one) => one.isFound).length;
  const told = findings.filter((one) => !one.isFound && one.told).length;
  const moves = view.transcript.flatMap(({ move }) => (move?.step === step ? [move.kind] : []));
  return {
    found,
    told,
    isOpen: hasOpen(view, step, findings),
    isHelped: moves.some((kind) => HELP.has(kind)),
    isCorrected: moves.includes("correct"),
    probe: recordProbes(view, step).at(-1)?.outcome ?? null,
  };
}
