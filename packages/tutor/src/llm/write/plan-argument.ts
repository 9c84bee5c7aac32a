import { FALLACIES, type Fallacy } from "@elenchus/curriculum/frames/module-5-frames";
import {
  STATISTICAL_FLAWS,
  type StatisticalFlaw,
} from "@elenchus/curriculum/frames/module-7-frames";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { longestAgoFirst, patternOf } from "@elenchus/dialogue/rotation";
import { hashText, shuffleBySeed } from "@elenchus/dialogue/seeded-choice";
import type { ArgumentRequest } from "@elenchus/dialogue/tutor";
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
  /** What kind of text it is to be. */
  readonly voice: string;
}

/** Chooses a pattern for a request by its id: "strawman". */
export type ChooseKind = (request: ArgumentRequest) => string;

const PLACES = [
  "Put the conclusion into the first or second sentence, without a signal word.",
  'Put the conclusion into the middle, after one reason; announce it by "that is why" or "so", and let another reason follow.',
  'Put the conclusion into the last sentence and announce it by "therefore", "thus" or "so".',
  "Put the conclusion near the end, without a signal word, and let half a sentence of goodwill follow it.",
] as const;

const VOICES = [
  "a letter to a local paper",
  "what somebody says at a members' meeting",
  "a note that is pinned up for colleagues or neighbours",
  "a message to a committee that has to decide",
  "a short column for a school or college magazine",
  "a post in a forum of people who share the interest",
  "a letter to somebody in charge",
  "what one friend writes to another before a vote",
] as const;

/**
 * Plans an argument. The pattern that the learner met longest ago, or never, comes first; the seed decides
 * between equals. The same request gives the same plan.
 * @throws when `chooseKind` names no pattern of the module
 */
export function planArgument(request: ArgumentRequest, chooseKind?: ChooseKind): ArgumentPlan {
  const { module, seed } = request;
  const pattern =
    chooseKind === undefined ? leastRecent(request) : named(module, chooseKind(request));
  return {
    module,
    pattern,
    frame: `llm-m${module}-${pattern.id}`,
    flaw: flawOf(pattern.id),
    place: pattern.placesConclusion === true ? null : pick(PLACES, `${seed}:place`),
    voice: pick(VOICES, `${seed}:voice`),
  };
}

function leastRecent({ module, seed, recentFrames }: ArgumentRequest): ArgumentPattern {
  const patterns = shuffleBySeed(ARGUMENT_PATTERNS[module], seed);
  const met = recentFrames.map(patternOf);
  const [first] = longestAgoFirst(patterns, met, ({ id }) => `m${module}-${id}`);
  if (first === undefined) throw new Error(`Module ${module} has no patterns.`);
  return first;
}

function named(module: ModuleNumber, id: string): ArgumentPattern {
  const found = ARGUMENT_PATTERNS[module].find((one) => one.id === id.replaceAll("_", "-"));
  if (found === undefined) throw new Error(`Module ${module} has no pattern ${id}.`);
  return found;
}

function flawOf(id: string): PlannedFlaw | null {
  const kinds: readonly PlannedFlaw[] = [...FALLACIES, ...STATISTICAL_FLAWS];
  return kinds.find((one) => one.replaceAll("_", "-") === id) ?? null;
}

function pick(texts: readonly string[], seed: string): string {
  return texts[hashText(seed) % texts.length] ?? "";
}
