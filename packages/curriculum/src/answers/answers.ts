import type { ModuleNumber } from "@elenchus/domain/modules";
import answers from "./answers.json" with { type: "json" };

/** A module's steps by what they ask for, in order; module 1 ends with its analysis. */
export const ANSWER_STEPS = ["conclusion", "reasons", "analysis", "impact"] as const;

/** The answer to something that learners ask or object to. */
export interface StoredAnswer {
  readonly id: string;
  /** Where the answer fits; in every module, at every step, when absent. */
  readonly modules?: readonly ModuleNumber[];
  readonly steps?: readonly (typeof ANSWER_STEPS)[number][];
  /** Three to six ways in which it is typed. */
  readonly questions: readonly string[];
  /** One to three plain sentences in the tutor's voice, which tell of no passage's answer. */
  readonly answer: string;
}

/** All that is answered from what we teach. Its form is checked by a test. */
export const STORED_ANSWERS = answers as readonly StoredAnswer[];

/**
 * The answers that fit a step.
 * @param step its index in the module
 */
export function answersFor(module: ModuleNumber, step: number): readonly StoredAnswer[] {
  const name = ANSWER_STEPS[step] ?? "impact";
  return STORED_ANSWERS.filter(
    ({ modules, steps }) => modules?.includes(module) !== false && steps?.includes(name) !== false,
  );
}
