import type { ReasonEvaluation } from "@elenchus/curriculum/evaluation";
import { asSentence } from "@elenchus/curriculum/frames/passage";
import { analysisOfFinds } from "@elenchus/dialogue/answer-key/open-findings";
import { IMPACT_OF_FINDS } from "@elenchus/dialogue/answer-key/impact";
import type { Expectation } from "@elenchus/dialogue/argument";
import type { FindKind } from "@elenchus/dialogue/find-kinds";
import { partsOf } from "../parts-of.ts";
import { type Analysis, type EvaluatedPassage, pickBy } from "./analysis.ts";
import texts from "./finds.json" with { type: "json" };

/** Modules 2, 3 and 6: what is not told, what is taken for granted, what else the same reasons would support. */
export function analyseFinds(kind: FindKind, passage: EvaluatedPassage): Analysis {
  const { ofReason, ofClaim, impacts } = texts[kind];
  const { claim, further } = passage.issue;
  const sources = [
    ...passage.reasons.map(({ reason }) => ({ finds: reason, clause: reason.clause, ...ofReason })),
    ...(further === undefined ? [] : [{ finds: further, clause: claim, ...ofClaim }]),
  ];
  const listed = sources.map(({ finds, clause, hints, prompt }) => {
    const fill = (text: string): string => fillIn(text, clause, finds);
    // What is asked of the claim itself is asked of the passage as a whole.
    const place = kind === "missing_information" && finds !== further ? { quote: clause } : {};
    return { ...SAID[kind](finds), ...place, hints: hints.map(fill), prompt: fill(prompt) };
  });
  return {
    ...analysisOfFinds(kind, listed, partsOf(passage)),
    impact: { ...IMPACT_OF_FINDS[kind], statement: pickBy(passage.passage, impacts) },
  };
}

type Said = Pick<Expectation, "statement" | "paraphrases">;

/** What the library lists with a reason, or with the claim. */
const SAID: Readonly<Record<FindKind, (finds: ReasonEvaluation) => Said>> = {
  missing_information: ({ gap: { question, paraphrases } }) => ({
    statement: question,
    paraphrases: [question, ...paraphrases],
  }),
  assumption: ({ assumption }) => claimOf(assumption),
  alternative: ({ alternative }) => claimOf(alternative),
};

function claimOf({ clause, paraphrases }: ReasonEvaluation["assumption"]): Said {
  return { statement: asSentence(clause), paraphrases: [clause, ...paraphrases] };
}

function fillIn(text: string, clause: string, { assumption, gap }: ReasonEvaluation): string {
  return text
    .replace("{clause}", () => clause)
    .replace("{Clause}", () => clause.charAt(0).toUpperCase() + clause.slice(1))
    .replace("{assumption}", () => assumption.clause)
    .replace("{gap}", () => gap.question.charAt(0).toLowerCase() + gap.question.slice(1));
}
