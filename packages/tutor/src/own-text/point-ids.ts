import { ANALYSIS_STEP, STEP } from "@elenchus/dialogue/answer-key/steps";
import type { OwnTextForm, OwnTextPart } from "@elenchus/domain/own-text";

/** Index of the step in which a part is asked for. */
export function stepOf(part: OwnTextPart): number {
  if (part === "conclusion") return STEP.conclusion;
  return part === "reason" ? STEP.reasons : ANALYSIS_STEP;
}

const FINDS: Readonly<Record<number, string>> = { 2: "gap", 3: "assumption", 6: "alternative" };

const IDS = {
  conclusion: () => "conclusion",
  reason: (number) => `reason-${number}`,
  term: (number) => `term-${number}`,
  find: (number, module) => `${FINDS[module] ?? ""}-${number}`,
  first_value: () => "value-first",
  second_value: () => "value-second",
  flaw: (_number, module) => (module === 5 ? "fallacy" : "flaw"),
} as const satisfies Record<OwnTextPart, (number: number, module: number) => string>;

/** The ids of a form's points in the answer key that is made of it, in their order. */
export function pointIds({ module, points }: OwnTextForm): string[] {
  return points.map(({ part }, at) => {
    const number = points.slice(0, at + 1).filter((one) => one.part === part).length;
    return IDS[part](number, module);
  });
}
