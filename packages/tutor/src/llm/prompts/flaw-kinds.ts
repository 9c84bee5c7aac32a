import { FALLACIES, type Fallacy } from "@elenchus/curriculum/frames/module-5-frames";
import {
  STATISTICAL_FLAWS,
  type StatisticalFlaw,
} from "@elenchus/curriculum/frames/module-7-frames";
import type { ModuleNumber } from "@elenchus/domain/modules";

/** What makes a faulty step one of this kind, and not another. */
interface KindOfFlaw {
  readonly name: string;
  readonly definition: string;
}

/** The four fallacies of module 5. Source: specification §1. */
const FALLACY_KINDS: Readonly<Record<Fallacy, KindOfFlaw>> = {
  strawman: {
    name: "strawman",
    definition:
      "The passage reports what somebody on the other side says, then puts a cruder or more extreme view in its place and attacks that one. Both versions stand in the passage.",
  },
  ad_hominem: {
    name: "ad hominem",
    definition:
      "The passage reports an objection and, instead of answering it, speaks of the character, habits, past or standing of whoever made it, where these have no bearing on the matter. A doubt about somebody whose word or fitness is itself the question is no fallacy.",
  },
  false_dichotomy: {
    name: "false dichotomy",
    definition:
      "The passage admits only two courses, one of them made to look bad, although at least one workable course lies between or beside them that the passage does not rule out.",
  },
  slippery_slope: {
    name: "slippery slope",
    definition:
      "The passage says that one small step will lead on and on, over at least three links, to a bad end, and gives no ground for the links. A single likely consequence is no slope.",
  },
};

/** The four flaws of module 7. Source: specification §1. */
const STATISTICAL_KINDS: Readonly<Record<StatisticalFlaw, KindOfFlaw>> = {
  no_base: {
    name: "percentage change with no base figure",
    definition:
      "The passage gives a change as a percentage, or as doubling and the like, and tells neither the number before nor the number after, so that the change may be a handful of cases.",
  },
  outlier: {
    name: "average skewed by outliers",
    definition:
      "The passage gives an average as if it were usual, and its own details show one case (or two) so far from the rest that hardly anybody is near the average.",
  },
  no_subgroups: {
    name: "whole-group average with no sub-group figures",
    definition:
      "The passage gives one average over a mixed group and applies it to everybody, or to one part, though the parts may well differ and no figure is given for any of them. No single extreme case explains it.",
  },
  small_sample: {
    name: "very small sample",
    definition:
      "The passage speaks of many people or cases on the strength of three to eight that were asked or looked at.",
  },
};

function list(kinds: Readonly<Record<string, KindOfFlaw>>, order: readonly string[]): string {
  return order
    .map((kind) => `- ${kind} (${kinds[kind]?.name}): ${kinds[kind]?.definition}`)
    .join("\n");
}

/** Every kind of flaw of both modules. */
export const FLAW_KINDS: Readonly<Record<Fallacy | StatisticalFlaw, KindOfFlaw>> = {
  ...FALLACY_KINDS,
  ...STATISTICAL_KINDS,
};

/** The kinds of flaws that a module knows, as a section of its description; none where it knows none. */
export function describeKinds(module: ModuleNumber): string[] {
  if (module === 5) return [`## The four fallacies\n\n${list(FALLACY_KINDS, FALLACIES)}`];
  if (module === 7)
    return [
      `## The four flaws in the use of figures\n\n${list(STATISTICAL_KINDS, STATISTICAL_FLAWS)}`,
    ];
  return [];
}
