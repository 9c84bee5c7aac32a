import type { Expectation } from "@elenchus/dialogue/argument";
import { FALLACY_CONCEPTS, FLAW_CONCEPTS, saysConcept, touchesConcept } from "./concepts.ts";
import { readVerdict } from "./verdict.ts";

const TOUCHED = 0.4;

/** How plainly a message carries an expectation's idea by its wording alone, 0 to 1. */
export function weighConcept({ kind, weakness }: Expectation, message: string): number {
  switch (kind) {
    case "fallacy":
      return weigh(FALLACY_CONCEPTS[weakness ?? ""], message);
    case "statistical_flaw":
      return weigh(FLAW_CONCEPTS[weakness ?? ""], message);
    case "impact":
      return VERDICTS[readVerdict(message)] ?? 0;
    default:
      return 0;
  }
}

/** How plainly a message carries the idea of another fault than the expectation's, 0 to 1. */
export function weighOtherConcepts({ kind, weakness }: Expectation, message: string): number {
  const concepts = CONCEPTS_OF[kind];
  if (concepts === undefined) return 0;
  const others = Object.entries(concepts).filter(([name]) => name !== weakness);
  return Math.max(0, ...others.map(([, concept]) => weigh(concept, message)));
}

const CONCEPTS_OF: Readonly<Partial<Record<Expectation["kind"], typeof FLAW_CONCEPTS>>> = {
  fallacy: FALLACY_CONCEPTS,
  statistical_flaw: FLAW_CONCEPTS,
};

function weigh(concept: Parameters<typeof saysConcept>[0], message: string): number {
  if (saysConcept(concept, message)) return 1;
  return touchesConcept(concept, message) ? TOUCHED : 0;
}

const VERDICTS: Readonly<Record<string, number>> = { reasoned: 1, bare: TOUCHED };
