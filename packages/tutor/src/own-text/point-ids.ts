import { MODULES } from "@elenchus/curriculum/modules/modules";
import { findId } from "@elenchus/dialogue/find-kinds";
import { ANALYSIS_STEP, STEP } from "@elenchus/dialogue/answer-key/steps";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { OwnTextForm, OwnTextPart } from "@elenchus/domain/own-text";

/** Index of the step in which a part is asked for. */
export function stepOf(part: OwnTextPart): number {
  if (part === "conclusion") return STEP.conclusion;
  return part === "reason" ? STEP.reasons : ANALYSIS_STEP;
}

const IDS = {
  conclusion: () => "conclusion",
  reason: (number) => `reason-${number}`,
  term: (number) => `term-${number}`,
  find: (number, module) => {
    const { finds } = MODULES[module];
    return finds === null ? "" : findId(finds, number);
  },
  first_value: () => "value-first",
  second_value: () => "value-second",
  flaw: (_number, module) => (module === 5 ? "fallacy" : "flaw"),
} as const satisfies Record<OwnTextPart, (number: number, module: ModuleNumber) => string>;

/** The ids of a form's points in the answer key that is made of it, in their order. */
export function pointIds({ module, points }: OwnTextForm): string[] {
  return points.map(({ part }, at) => {
    const number = points.slice(0, at + 1).filter((one) => one.part === part).length;
    return IDS[part](number, module);
  });
}
