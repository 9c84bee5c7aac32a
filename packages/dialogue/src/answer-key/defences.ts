import {
  defenceName,
  defenceOf,
  fillSlots,
  type Slots,
} from "@elenchus/curriculum/frames/defences";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Misconception } from "../argument.ts";
import { ANALYSIS_STEP } from "./steps.ts";

/** A kind of flaw of a module; without the kind, the passage as a whole. */
export interface Defended {
  readonly module: ModuleNumber;
  readonly kind?: string | undefined;
}

/** The misconception of who sees nothing wrong there; without slots, in words that fit any passage. */
export function defenceMisconception({ module, kind }: Defended, slots: Slots = {}): Misconception {
  const { defences, correction } = defenceOf(module, kind);
  return {
    id: `defends-${defenceName(module, kind)}`,
    step: ANALYSIS_STEP,
    paraphrases: fillSlots(defences, slots),
    correction,
  };
}

/** The finding, turned round. */
export function oppositesOf({ module, kind }: Defended, slots: Slots = {}): string[] {
  return fillSlots(defenceOf(module, kind).opposites ?? [], slots);
}

/** The weak support's claim, turned round. */
export function reasonOpposites({ module, kind }: Defended, slots: Slots = {}): string[] {
  return fillSlots(defenceOf(module, kind).reasonOpposites ?? [], slots);
}

/** Ways of saying that what came to light does the argument good, or no harm. */
export function strengthensOf({ module, kind }: Defended): readonly string[] {
  return defenceOf(module, kind).strengthens ?? defenceOf(module).strengthens ?? [];
}
