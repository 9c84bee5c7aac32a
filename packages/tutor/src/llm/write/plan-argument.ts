import {
  FALLACIES,
  type Fallacy,
  STATISTICAL_FLAWS,
  type StatisticalFlaw,
} from "@elenchus/curriculum/modules/flaw-kinds";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { longestAgoFirst, patternOf } from "@elenchus/dialogue/rotation";
import { hashText, shuffleBySeed } from "@elenchus/dialogue/seeded-choice";
import type { ArgumentRequest } from "@elenchus/dialogue/tutor";
import variety from "./argument-variety.json" with { type: "json" };
import { ARGUMENT_PATTERNS, type ArgumentPattern } from "./argument-patterns.ts";

/** What kind of flaw is planned, in modules 5 and 7. */
export type PlannedFlaw = Fallacy | StatisticalFlaw;

/** What an argument is to be like, decided before any model is asked. */
export interface ArgumentPlan {
  readonly module: ModuleNumber;
  readonly pattern: ArgumentPattern;
  /** As arguments of this plan carry it, so that the next one differs: "llm-m5-strawman". */
  readonly frame: string;
  /** Planned flaw in modules 5 and 7, else null. */
  readonly flaw: PlannedFlaw | null;
  /** Where the conclusion stands and how it is announced, in words for the writer; null where the pattern says it. */
  readonly place: string | null;
  /** What kinds of text it may be, the one that is wanted most first. */
  readonly voices: readonly string[];
}

/** Kinds of text from which the writer takes one that fits. */
const VOICES = 4;

/**
 * Plans an argument. The pattern that the learner met longest ago, or never, comes first; the seed decides
 * between equals. The same request gives the same plan.
 */
export function planArgument(request: ArgumentRequest): ArgumentPlan {
  const { module, seed } = request;
  const pattern = leastRecent(request);
  return {
    module,
    pattern,
    frame: `llm-m${module}-${pattern.id}`,
    flaw: flawOf(pattern.id),
    place: pattern.placesConclusion === true ? null : pick(variety.places, `${seed}:place`),
    voices: shuffleBySeed(variety.voices, hashText(`${seed}:voice`)).slice(0, VOICES),
  };
}

function leastRecent({ module, seed, recentFrames }: ArgumentRequest): ArgumentPattern {
  const patterns = shuffleBySeed(ARGUMENT_PATTERNS[module], seed);
  const met = recentFrames.map(patternOf);
  const [first] = longestAgoFirst(patterns, met, ({ id }) => `m${module}-${id}`);
  if (first === undefined) throw new Error(`Module ${module} has no patterns.`);
  return first;
}

function flawOf(id: string): PlannedFlaw | null {
  const kinds: readonly PlannedFlaw[] = [...FALLACIES, ...STATISTICAL_FLAWS];
  return kinds.find((one) => one.replaceAll("_", "-") === id) ?? null;
}

function pick(texts: readonly string[], seed: string): string {
  return texts[hashText(seed) % texts.length] ?? "";
}
