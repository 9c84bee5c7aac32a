import { MODULES } from "@elenchus/curriculum/modules/modules";
import {
  type Fallacy,
  STATISTICAL_FLAWS,
  type StatisticalFlaw,
} from "@elenchus/curriculum/modules/flaw-kinds";
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
  const { form, flaws } = MODULES[module];
  if (form !== "flaw") return [];
  const isOfFigures = flaws.every((kind) => STATISTICAL_FLAWS.some((one) => one === kind));
  const heading = isOfFigures ? "The four flaws in the use of figures" : "The four fallacies";
  return [`## ${heading}\n\n${list(flaws)}`];
}
