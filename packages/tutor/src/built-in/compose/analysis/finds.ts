import type { IssueReason } from "@elenchus/curriculum/issue";
import { asSentence } from "@elenchus/curriculum/frames/passage";
import { analysisOfFinds } from "@elenchus/dialogue/answer-key/finds";
import { IMPACT_OF_FINDS } from "@elenchus/dialogue/answer-key/impact";
import type { Expectation } from "@elenchus/dialogue/argument";
import type { FindKind } from "@elenchus/dialogue/find-kinds";
import { partsOf } from "../parts-of.ts";
import { type Analysis, type EvaluatedPassage, pickBy } from "./analysis.ts";
import texts from "./finds.json" with { type: "json" };

/** Modules 2, 3 and 6: what is not told, what is taken for granted, what else the same reasons would support. */
export function analyseFinds(kind: FindKind, passage: EvaluatedPassage): Analysis {
  const { prefix, hints, prompt, impacts } = texts[kind];
  const listed = passage.reasons.map(({ reason }, index) => {
    const fill = (text: string): string => fillIn(text, reason);
    const id = `${prefix}-${index + 1}`;
    return { id, ...SAID[kind](reason), hints: hints.map(fill), prompt: fill(prompt) };
  });
  return {
    ...analysisOfFinds(kind, listed, partsOf(passage)),
    impact: { ...IMPACT_OF_FINDS[kind], statement: pickBy(passage.passage, impacts) },
  };
}

type Said = Pick<Expectation, "statement" | "quote" | "paraphrases">;

/** What the library lists with a reason. */
const SAID: Readonly<Record<FindKind, (reason: IssueReason) => Said>> = {
  missing_information: ({ clause, gap: { question, paraphrases } }) => ({
    statement: question,
    quote: clause,
    paraphrases: [question, ...paraphrases],
  }),
  assumption: ({ assumption }) => claimOf(assumption),
  alternative: ({ alternative }) => claimOf(alternative),
};

function claimOf({
  clause,
  paraphrases,
}: {
  readonly clause: string;
  readonly paraphrases: readonly string[];
}): Said {
  return { statement: asSentence(clause), paraphrases: [clause, ...paraphrases] };
}

function fillIn(text: string, { clause, assumption, gap }: IssueReason): string {
  return text
    .replace("{reason}", () => clause)
    .replace("{Reason}", () => clause.charAt(0).toUpperCase() + clause.slice(1))
    .replace("{assumption}", () => assumption.clause)
    .replace("{gap}", () => gap.question.charAt(0).toLowerCase() + gap.question.slice(1));
}
