import type { ModuleNumber } from "@elenchus/domain/modules";
import { shuffleBySeed } from "@elenchus/dialogue/seeded-choice";

/** A dialogue that is to be played. */
export interface PlannedDialogue {
  /** "module 3, hasty, 2" */
  readonly id: string;
  readonly module: ModuleNumber;
  /** Name of a learner. */
  readonly learner: string;
  /** Which of the module's arguments, from 0. */
  readonly argument: number;
}

/** Learners that are met with the same argument: a model's argument costs more than a dialogue about it. */
const LEARNERS_AN_ARGUMENT = 3;

/**
 * Spreads dialogues over modules and learners, so that all modules, all learners, and all pairs of them come up
 * about equally often, in an order that the seed decides.
 */
export function planDialogues(
  modules: readonly ModuleNumber[],
  learners: readonly string[],
  { dialogues, seed }: { readonly dialogues: number; readonly seed: number },
): PlannedDialogue[] {
  const shuffled = shuffleBySeed(learners, seed);
  return Array.from({ length: dialogues }, (_, index) => {
    const round = Math.floor(index / modules.length);
    const place = index % modules.length;
    const module = modules[place];
    const learner = shuffled[(round + place) % shuffled.length];
    if (module === undefined || learner === undefined) throw new Error("Nobody is to be played.");
    const id = `module ${module}, ${learner}, ${round + 1}`;
    return { id, module, learner, argument: Math.floor(round / LEARNERS_AN_ARGUMENT) };
  });
}
