import type { ComposedPassage } from "@elenchus/curriculum/frames/compose";
import { MODULE_STEPS } from "@elenchus/curriculum/steps";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { AnswerKey, Argument, Step } from "../../dialogue/argument.ts";
import { hashText } from "../seeded-choice.ts";
import { alternatives } from "./analysis/alternatives.ts";
import { type Analysis, ANALYSIS_STEP, type EvaluatedPassage } from "./analysis/analysis.ts";
import { assumptions } from "./analysis/assumptions.ts";
import { fallacies } from "./analysis/fallacies.ts";
import { figures } from "./analysis/figures.ts";
import { missingInformation } from "./analysis/missing-information.ts";
import { valueConflict } from "./analysis/value-conflict.ts";
import { STEP } from "./conclusion-and-reasons.ts";
import { evaluatingKey } from "./evaluating-key.ts";
import { module1Key } from "./module-1-key.ts";
import { WEAK_REASONS } from "./weak-reason.ts";

/** How many ambiguous terms a learner has to find, of two or three that the key holds. */
const TERMS_ENOUGH = 2;
/** How many reasons a learner has to find from module 2 on, of two or three that the passage gives. */
const REASONS_ENOUGH = 2;

const ANALYSES: Readonly<Record<2 | 3 | 4 | 5 | 6 | 7, (passage: EvaluatedPassage) => Analysis>> = {
  2: missingInformation,
  3: assumptions,
  4: valueConflict,
  5: fallacies,
  6: alternatives,
  7: figures,
};

/** What an argument carries besides its passage. */
export interface ArgumentDetails {
  readonly module: ModuleNumber;
  /** The question that the learner chose. */
  readonly issue: string;
  readonly seed: number;
  readonly writer: string;
}

/**
 * A composed passage as an argument with its steps and its key.
 * @throws when the passage's frame is not one of the module's
 */
export function argumentOf(composed: ComposedPassage, details: ArgumentDetails): Argument {
  const { module, issue, writer } = details;
  const { passage, frame } = composed;
  const base = { module, issue, passage, frame: frame.id, writer };
  if (module === 1)
    return {
      ...base,
      steps: stepsOf(details, [0, 1, 2], { 2: TERMS_ENOUGH }),
      key: module1Key(composed),
    };
  if (!isEvaluated(composed)) throw new Error(`Frame ${frame.id} has nothing to evaluate.`);
  const analysis = ANALYSES[module](composed);
  const key = evaluatingKey(composed, analysis, WEAK_REASONS[module](composed));
  return { ...base, steps: stepsOf(details, [ANALYSIS_STEP], enoughOf(analysis, key)), key };
}

function isEvaluated(composed: ComposedPassage): composed is EvaluatedPassage {
  return "weakness" in composed.frame;
}

/** How many expectations are enough, by step, where it is not all of them. */
function enoughOf({ enough }: Analysis, key: AnswerKey): Record<number, number> {
  const reasons = key.expectations.filter((one) => one.kind === "reason").length;
  return {
    ...(reasons > REASONS_ENOUGH ? { [STEP.reasons]: REASONS_ENOUGH } : {}),
    ...(enough === undefined ? {} : { [ANALYSIS_STEP]: enough }),
  };
}

function stepsOf(
  { module, seed }: ArgumentDetails,
  skills: readonly number[],
  enough: Readonly<Record<number, number>>,
): Step[] {
  return MODULE_STEPS[module].map(({ title, openings }, index): Step => {
    const opening = openings[hashText(`${seed}:${index}`) % openings.length] ?? "";
    const needed = enough[index];
    return {
      title,
      opening,
      isSkill: skills.includes(index),
      ...(needed === undefined ? {} : { enough: needed }),
    };
  });
}
