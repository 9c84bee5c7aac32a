import { MODULES } from "@elenchus/curriculum/modules/modules";
import {
  ownTermExpectations,
  termExpectation,
} from "@elenchus/dialogue/answer-key/ambiguous-terms";
import { misconceptionsOf } from "@elenchus/dialogue/answer-key/misconceptions";
import { probeOf } from "@elenchus/dialogue/answer-key/probes";
import { type Defended, reasonOpposites } from "@elenchus/dialogue/answer-key/defences";
import { impactExpectations, impactMisconceptions } from "@elenchus/dialogue/answer-key/impact";
import type { PassageParts } from "@elenchus/dialogue/answer-key/passage-parts";
import { ANALYSIS_STEP, stepsOf } from "@elenchus/dialogue/answer-key/steps";
import { weakReasonExpectation } from "@elenchus/dialogue/answer-key/weak-reason";
import type { Argument, Expectation, Misconception } from "@elenchus/dialogue/argument";
import type { FindKind } from "@elenchus/dialogue/find-kinds";
import type { ArgumentRequest } from "@elenchus/dialogue/tutor";
import {
  type Analysis,
  analysisOfFindings,
  analysisOfFlaw,
  analysisOfValues,
} from "./analysis-from-draft.ts";
import {
  claimExpectations,
  conclusionProbesFor,
  partsFrom,
  reasonProbesFor,
  spokenOf,
} from "./claims-from-draft.ts";
import type { Draft, DraftOf } from "./draft.ts";
import type { ArgumentPlan } from "./plan-argument.ts";

/** What of its plan a draft becomes an argument by. */
export type DraftPlan = Pick<ArgumentPlan, "module" | "flaw" | "frame">;

/** For whom an argument was written, after which plan and by whom. */
export interface Commission {
  readonly request: Pick<ArgumentRequest, "module" | "seed" | "issue">;
  readonly plan: DraftPlan;
  /** Name of the model, or of who wrote it instead. */
  readonly writer: string;
}

/**
 * A checked draft as an argument: the same ids, kinds, steps and further questions as the built-in composer
 * gives, so that policy, fallback assessor and summary work on it unchanged.
 */
export function argumentFromDraft(draft: Draft, { request, plan, writer }: Commission): Argument {
  const { module, seed, issue } = request;
  const key = draft.form === "terms" ? termsKey(draft) : evaluatingKey(draft, plan);
  const { analysisEnough, expectations } = key;
  return {
    module,
    issue,
    passage: draft.passage,
    steps: stepsOf({ module, seed, expectations, analysisEnough }),
    key: {
      conclusion: draft.conclusion.statement,
      reasons: draft.reasons.map(({ statement }) => statement),
      expectations,
      misconceptions: key.misconceptions,
    },
    frame: plan.frame,
    writer,
  };
}

interface DraftKey {
  readonly expectations: readonly Expectation[];
  readonly misconceptions: readonly Misconception[];
  readonly analysisEnough?: number | undefined;
}

function termsKey(draft: DraftOf<"terms">): DraftKey {
  const parts = partsFrom(draft);
  const claims = claimExpectations(draft);
  return {
    expectations: [
      ...claims.slice(0, 1),
      ...conclusionProbesFor(draft),
      ...claims.slice(1),
      ...reasonProbesFor(draft),
      ...draft.terms.map(({ quote, phrase, firstReading, secondReading, stake }, index) =>
        termExpectation(
          quote.replace(/[.,;:]$/u, ""),
          { phrase, readings: [firstReading, secondReading], stake },
          index,
        ),
      ),
      ...ownTermExpectations(),
      probeOf("term"),
    ],
    misconceptions: [
      ...claimMisconceptions(parts),
      ...misconceptionsOf("ambiguous_term", parts, {
        slots: { phrase: draft.terms.map(({ phrase }) => phrase) },
      }),
      ...wrongTurnsOf(draft),
    ],
  };
}

function evaluatingKey(draft: Exclude<Draft, { form: "terms" }>, plan: DraftPlan): DraftKey {
  const parts = partsFrom(draft);
  const analysis = analysisOf(draft, parts, plan);
  const flaw = { module: plan.module, kind: plan.flaw ?? undefined };
  return {
    analysisEnough: analysis.enough,
    expectations: [
      ...claimExpectations(draft),
      ...weakReasonOf(draft, flaw),
      ...analysis.expectations,
      ...impactExpectations(
        { ...spokenOf(draft.impact), repair: draft.impact.repair },
        draft.passage,
        flaw,
      ),
    ],
    misconceptions: [
      ...claimMisconceptions(parts),
      ...analysis.misconceptions,
      ...wrongTurnsOf(draft),
      ...impactMisconceptions(flaw),
    ],
  };
}

function claimMisconceptions(parts: PassageParts): Misconception[] {
  return [...misconceptionsOf("conclusion", parts), ...misconceptionsOf("reasons", parts)];
}

function analysisOf(
  draft: Exclude<Draft, { form: "terms" }>,
  parts: PassageParts,
  plan: DraftPlan,
): Analysis {
  switch (draft.form) {
    case "finds":
      return analysisOfFindings(draft, parts, findKindOf(plan));
    case "values":
      return analysisOfValues(draft, parts);
    case "flaw":
      return analysisOfFlaw(draft, parts, plan);
  }
}

function findKindOf({ module }: DraftPlan): FindKind {
  const { finds } = MODULES[module];
  if (finds === null) throw new Error(`In module ${module} nothing is found that no key lists.`);
  return finds;
}

/** In modules 5 and 7 the flawed part is offered in support, too. */
function weakReasonOf(draft: Draft, flaw: Defended): Expectation[] {
  if (draft.form !== "flaw") return [];
  const { quote, asReason } = draft.flaw;
  return [weakReasonExpectation(quote, asReason, reasonOpposites(flaw))];
}

function wrongTurnsOf({ wrongTurns }: Draft): Misconception[] {
  return wrongTurns.map((turn, index) => ({
    ...turn,
    id: `wrong-turn-${index + 1}`,
    step: ANALYSIS_STEP,
  }));
}
