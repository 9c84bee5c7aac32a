import { MODULES } from "@elenchus/curriculum/modules/modules";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Expectation, Step } from "../argument.ts";
import { hashText } from "../seeded-choice.ts";

/** Indices of the steps with which every module begins. */
export const STEP = { conclusion: 0, reasons: 1 } as const;
/** Index of the step that is a module's own skill; in module 1 the ambiguous words. */
export const ANALYSIS_STEP = 2;
/** Index of the last step, from module 2 on. */
export const IMPACT_STEP = 3;

/** How many ambiguous terms a learner has to find, of two or three that the key holds. */
const TERMS_ENOUGH = 2;
/** How many reasons a learner has to find from module 2 on, of two or three that the passage gives. */
const REASONS_ENOUGH = 2;

/** The details on which the steps of an argument depend. */
interface StepDetails {
  readonly module: ModuleNumber;
  /** Picks the openings. */
  readonly seed: number;
  readonly expectations: readonly Expectation[];
  /** How many expectations of the module's own step are enough; all when absent. */
  readonly analysisEnough?: number | undefined;
}

/** The steps of an argument, with openings picked by the seed. */
export function stepsOf(details: StepDetails): Step[] {
  const { module, seed } = details;
  const enough = enoughOf(details);
  const { steps, form } = MODULES[module];
  return steps.map(({ title, openings }, index): Step => {
    const opening = openings[hashText(`${seed}:${index}`) % openings.length] ?? "";
    const needed = enough[index];
    return {
      title,
      opening,
      isSkill: form === "terms" || index === ANALYSIS_STEP,
      ...(needed === undefined ? {} : { enough: needed }),
    };
  });
}

/** How many expectations are enough, by step, where it is not all of them. */
function enoughOf({ module, expectations, analysisEnough }: StepDetails): Record<number, number> {
  if (MODULES[module].form === "terms") return { [ANALYSIS_STEP]: TERMS_ENOUGH };
  const reasons = expectations.filter((one) => one.kind === "reason").length;
  return {
    ...(reasons > REASONS_ENOUGH ? { [STEP.reasons]: REASONS_ENOUGH } : {}),
    ...(analysisEnough === undefined ? {} : { [ANALYSIS_STEP]: analysisEnough }),
  };
}
