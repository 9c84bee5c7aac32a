import { FALLACIES, STATISTICAL_FLAWS } from "@elenchus/curriculum/modules/flaw-kinds";
import { VALUES } from "@elenchus/curriculum/values";
import { oppositesOf } from "@elenchus/dialogue/answer-key/defences";
import {
  contrastProbe,
  FALLACY_TEXTS,
  fallacyMisconceptions,
  fallacyNameExpectation,
} from "@elenchus/dialogue/answer-key/fallacies";
import { figureMisconceptions, figureProbe } from "@elenchus/dialogue/answer-key/figures";
import { analysisOfFinds } from "@elenchus/dialogue/answer-key/open-findings";
import { misconceptionsOf } from "@elenchus/dialogue/answer-key/misconceptions";
import type { PassageParts } from "@elenchus/dialogue/answer-key/passage-parts";
import { probeOf } from "@elenchus/dialogue/answer-key/probes";
import { ANALYSIS_STEP } from "@elenchus/dialogue/answer-key/steps";
import { valueExpectation } from "@elenchus/dialogue/answer-key/values";
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

/** Modules 2, 3 and 6: what is found, listed or not. */
export function analysisOfFindings(
  { findings }: DraftOf<"finds">,
  parts: PassageParts,
  kind: FindKind,
): Analysis {
  const listed = findings.map((finding) => ({ quote: finding.quote, ...spokenOf(finding) }));
  return analysisOfFinds(kind, listed, parts);
}

/** Module 4: what is put first, and what has to stand back. */
export function analysisOfValues(draft: DraftOf<"values">, parts: PassageParts): Analysis {
  const { preferred, neglected, ranking, loss } = draft.values;
  return {
    expectations: [
      valueExpectation("first", valueOf(preferred, neglected), neglected),
      valueExpectation("second", valueOf(neglected, preferred), preferred),
      probeOf("ranking", { words: ranking, concession: loss }),
    ],
    misconceptions: misconceptionsOf("value", parts, {
      slots: { first: [preferred.phrase], second: [neglected.phrase] },
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
  { flaw }: Pick<ArgumentPlan, "flaw">,
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
    expectations: [flawExpectation(draft, "statistical_flaw", figure), figureProbe(figure)],
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
