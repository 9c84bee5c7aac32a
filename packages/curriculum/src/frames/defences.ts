import { MODULES } from "../modules/modules.ts";
import type { ModuleNumber } from "@elenchus/domain/modules";
import module1 from "./defences/module-1.json" with { type: "json" };
import module2 from "./defences/module-2.json" with { type: "json" };
import module3 from "./defences/module-3.json" with { type: "json" };
import module4 from "./defences/module-4.json" with { type: "json" };
import module5 from "./defences/module-5.json" with { type: "json" };
import module6 from "./defences/module-6.json" with { type: "json" };
import module7 from "./defences/module-7.json" with { type: "json" };

/** Sentences of learners who see nothing wrong with a flaw. A text may hold slots: "{people}". */
export interface FlawDefence {
  /** At least four without a slot, the most usual first. */
  readonly defences: readonly string[];
  /** Says why it is not so, without the answer, and asks on; no slots. */
  readonly correction: string;
  /** The finding, turned round: "the passage says how many were asked". */
  readonly opposites?: readonly string[];
  /** Ways of saying that the flaw does the argument good, or no harm. */
  readonly strengthens?: readonly string[];
  /** The weak support's claim, turned round. */
  readonly reasonOpposites?: readonly string[];
}

/** Wrong answers by module and kind of flaw; each module has one for "there is nothing to find" as well. */
export const DEFENCES: Readonly<Record<ModuleNumber, Readonly<Record<string, FlawDefence>>>> = {
  1: module1,
  2: module2,
  3: module3,
  4: module4,
  5: module5,
  6: module6,
  7: module7,
};

/** The defence of a kind of flaw; of the passage as a whole, where no kind is given or it has none of its own. */
export function defenceOf(
  module: ModuleNumber,
  kind: string = MODULES[module].wholeDefence,
): FlawDefence {
  const defence = DEFENCES[module][kind] ?? DEFENCES[module][MODULES[module].wholeDefence];
  if (defence === undefined) throw new Error(`Module ${module} has no defences`);
  return defence;
}

/** The name of a kind of flaw as part of an id: "small-sample", "survey". */
export function defenceName(
  module: ModuleNumber,
  kind: string = MODULES[module].wholeDefence,
): string {
  return kind.replace(`m${module}-`, "").replaceAll("_", "-");
}

/** Texts that may stand in a slot, by the slot's name; a text is repeated for each. */
export type Slots = Readonly<Record<string, readonly string[]>>;

const SLOT = /\{(\w+)\}/u;

/** The texts with their slots filled; one for whose slot there is nothing is left out. */
export function fillSlots(texts: readonly string[], slots: Slots): string[] {
  return texts.flatMap((text) => {
    const name = SLOT.exec(text)?.[1];
    if (name === undefined) return [text];
    const filled = (slots[name] ?? []).map((value) => text.replaceAll(`{${name}}`, () => value));
    return fillSlots(filled, slots);
  });
}
