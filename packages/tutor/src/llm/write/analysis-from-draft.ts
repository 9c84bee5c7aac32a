import { FALLACIES } from "@elenchus/curriculum/frames/module-5-frames";
import { STATISTICAL_FLAWS } from "@elenchus/curriculum/frames/module-7-frames";
import { VALUES } from "@elenchus/curriculum/values";
import {
  alternativeMisconceptions,
  alternativeOpposites,
  WHICH_REASON_PROBE,
} from "@elenchus/dialogue/answer-key/alternatives";
import {
  assumptionMisconceptions,
  assumptionOpposites,
  CHECK_PROBE,
} from "@elenchus/dialogue/answer-key/assumptions";
import {
  contrastProbe,
  fallacyMisconceptions,
  fallacyNameExpectation,
} from "@elenchus/dialogue/answer-key/fallacies";
import { FALLACY_TEXTS } from "@elenchus/dialogue/answer-key/fallacy-texts";
import { figureMisconceptions, figureProbe } from "@elenchus/dialogue/answer-key/figures";
import { oppositesOf } from "@elenchus/dialogue/answer-key/defences";
import {
  gapOpposites,
  missingInformationMisconceptions,
  WEIGH_PROBE,
} from "@elenchus/dialogue/answer-key/missing-information";
import { FINDS_ENOUGH, ownFinds } from "@elenchus/dialogue/answer-key/own-finds";
import type { PassageParts } from "@elenchus/dialogue/answer-key/passage-parts";
import { ANALYSIS_STEP } from "@elenchus/dialogue/answer-key/steps";
import {
  rankingProbe,
  valueExpectation,
  valueMisconceptions,
} from "@elenchus/dialogue/answer-key/values";
import type { Expectation, Misconception } from "@elenchus/dialogue/argument";
import type { FindKind } from "@elenchus/dialogue/find-kinds";
import { spokenOf } from "./claims-from-draft.ts";
import type { DraftOf, DraftValue } from "./draft.ts";
import type { ArgumentPlan, PlannedFlaw } from "./plan-argument.ts";

/** What a module's own step expects, and what is likely to be got wrong there. */
export interface Analysis {
  readonly expectations: readonly Expectation[];
  readonly misconceptions: readonly Misconception[];
  /** How many of the expectations are enough; all when absent. */
  readonly enough?: number;
}

/** What the three modules that ask for finds have of their own. */
const FINDS: Readonly<
  Record<
    FindKind,
    {
      readonly prefix: string;
      /** What a find says, turned round. */
      readonly opposites: (paraphrases: readonly string[]) => string[];
      readonly probe: Expectation;
      readonly misconceptions: (parts: PassageParts) => Misconception[];
    }
  >
> = {
  missing_information: {
    prefix: "gap",
    opposites: gapOpposites,
    probe: WEIGH_PROBE,
    misconceptions: missingInformationMisconceptions,
  },
  assumption: {
    prefix: "assumption",
    opposites: ([clause = ""]) => assumptionOpposites(clause),
    probe: CHECK_PROBE,
    misconceptions: assumptionMisconceptions,
  },
  alternative: {
    prefix: "alternative",
    opposites: ([clause = ""]) => alternativeOpposites(clause),
    probe: WHICH_REASON_PROBE,
    misconceptions: alternativeMisconceptions,
  },
};

/** Modules 2, 3 and 6: what is found, listed or not. */
export function analysisOfFinds(
  draft: DraftOf<"finds">,
  parts: PassageParts,
  kind: FindKind,
): Analysis {
  const { prefix, opposites, probe, misconceptions } = FINDS[kind];
  return {
    enough: FINDS_ENOUGH,
    expectations: [
      ...draft.findings.map((finding, index) => ({
        id: `${prefix}-${index + 1}`,
        kind,
        step: ANALYSIS_STEP,
        quote: finding.quote,
        ...spokenOf(finding),
        opposites: opposites(spokenOf(finding).paraphrases),
      })),
      ...ownFinds(kind),
      probe,
    ],
    misconceptions: misconceptions(parts),
  };
}

/** Module 4: what is put first, and what has to stand back. */
export function analysisOfValues(draft: DraftOf<"values">, parts: PassageParts): Analysis {
  const { preferred, neglected, ranking, loss } = draft.values;
  return {
    expectations: [
      valueExpectation("first", valueOf(preferred, neglected), neglected),
      valueExpectation("second", valueOf(neglected, preferred), preferred),
      rankingProbe(ranking, loss),
    ],
    misconceptions: valueMisconceptions(parts, {
      first: preferred.phrase,
      second: neglected.phrase,
    }),
  };
}

/** A value with all the words by which people name it, none of which names the other one, too. */
function valueOf(value: DraftValue, other: DraftValue) {
  const taken = new Set(wordsFor(other));
  return { ...value, words: wordsFor(value).filter((word) => !taken.has(word)) };
}

/** Names of a value, with those under which the curriculum knows it. */
function wordsFor({ name, otherNames }: DraftValue): string[] {
  const own = [name, ...otherNames].map((one) => one.toLowerCase());
  const known = Object.values(VALUES).filter((entry) => own.includes(entry.name));
  return [...new Set([...own, ...known.flatMap((entry) => entry.words)])];
}

/** Modules 5 and 7: the one flaw that is planned. */
export function analysisOfFlaw(
  draft: DraftOf<"flaw">,
  parts: PassageParts,
  { flaw }: ArgumentPlan,
): Analysis {
  const fallacy = FALLACIES.find((one) => one === flaw);
  if (fallacy !== undefined)
    return {
      expectations: [
        {
          ...flawExpectation(draft, "fallacy", fallacy),
          paraphrases: [...draft.flaw.paraphrases, ...FALLACY_TEXTS[fallacy].paraphrases],
        },
        fallacyNameExpectation(fallacy),
        contrastProbe(fallacy, draft.passage),
      ],
      misconceptions: fallacyMisconceptions(parts, fallacy),
    };
  const figure = STATISTICAL_FLAWS.find((one) => one === flaw);
  if (figure === undefined) throw new Error("An argument with a flaw needs a planned one.");
  return {
    expectations: [
      flawExpectation(draft, "statistical_flaw", figure),
      figureProbe(figure, draft.flaw.quote),
    ],
    misconceptions: figureMisconceptions(parts, figure),
  };
}

function flawExpectation(
  { flaw }: DraftOf<"flaw">,
  kind: "fallacy" | "statistical_flaw",
  weakness: PlannedFlaw,
): Expectation {
  return {
    id: kind === "fallacy" ? "fallacy" : "flaw",
    kind,
    step: ANALYSIS_STEP,
    weakness,
    quote: flaw.quote,
    ...spokenOf(flaw),
    opposites: oppositesOf({ module: kind === "fallacy" ? 5 : 7, kind: weakness }),
  };
}
