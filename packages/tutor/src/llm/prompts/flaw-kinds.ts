import { FALLACIES, type Fallacy } from "@elenchus/curriculum/frames/module-5-frames";
import {
  STATISTICAL_FLAWS,
  type StatisticalFlaw,
} from "@elenchus/curriculum/frames/module-7-frames";
import type { ModuleNumber } from "@elenchus/domain/modules";
import kinds from "./flaw-kinds.json" with { type: "json" };

/** What makes a faulty step one of this kind, and not another. */
interface KindOfFlaw {
  readonly name: string;
  readonly definition: string;
}

/** Every kind of flaw of modules 5 and 7. Source: specification §1. */
export const FLAW_KINDS: Readonly<Record<Fallacy | StatisticalFlaw, KindOfFlaw>> = kinds;

function list(order: readonly (Fallacy | StatisticalFlaw)[]): string {
  return order
    .map((kind) => `- ${kind} (${FLAW_KINDS[kind].name}): ${FLAW_KINDS[kind].definition}`)
    .join("\n");
}

/** The kinds of flaws that a module knows, as a section of its description; none where it knows none. */
export function describeKinds(module: ModuleNumber): string[] {
  if (module === 5) return [`## The four fallacies\n\n${list(FALLACIES)}`];
  if (module === 7)
    return [`## The four flaws in the use of figures\n\n${list(STATISTICAL_FLAWS)}`];
  return [];
}
