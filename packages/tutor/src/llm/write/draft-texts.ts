import type { Claim, Draft, Spoken } from "./draft.ts";

/** One thing that a draft's key expects, with where it stands in the draft. */
export interface DraftItem extends Spoken {
  /** As the writer knows it: "reasons[0]". */
  readonly path: string;
  /** Index of the step. */
  readonly step: number;
}

function atStep(path: string, step: number, spoken: Spoken): DraftItem {
  return { ...spoken, path, step };
}

/** Conclusion and reasons, with their paths. */
export function claimsOf({ conclusion, reasons }: Draft): { path: string; claim: Claim }[] {
  return [
    { path: "conclusion", claim: conclusion },
    ...reasons.map((claim, index) => ({ path: `reasons[${index}]`, claim })),
  ];
}

/** Everything that a draft's key expects and that is said in words of the writer's own. */
export function itemsOf(draft: Draft): DraftItem[] {
  return [
    ...claimsOf(draft).map(({ path, claim }) => atStep(path, path === "conclusion" ? 0 : 1, claim)),
    ...analysisItemsOf(draft),
    ...(draft.form === "terms" ? [] : [atStep("impact", 3, draft.impact)]),
  ];
}

function analysisItemsOf(draft: Draft): DraftItem[] {
  switch (draft.form) {
    case "terms":
      return [];
    case "finds":
      return draft.findings.map((one, index) => atStep(`findings[${index}]`, 2, one));
    case "values":
      return (["preferred", "neglected"] as const).map((side) => {
        const value = draft.values[side];
        return atStep(`values.${side}`, 2, { ...value, statement: value.phrase });
      });
    case "flaw":
      return [atStep("flaw", 2, draft.flaw)];
  }
}

/** A quotation of a draft that its key cannot do without. */
export interface DraftQuote {
  readonly path: string;
  readonly quote: string;
  /** What it is the place of, in words for the writer. */
  readonly about: string;
}

/** The quotations of a draft that have to stand in its passage. */
export function quotesOf(draft: Draft): DraftQuote[] {
  return [
    ...claimsOf(draft).map(({ path, claim: { quote, statement } }) => ({
      path: `${path}.quote`,
      quote,
      about: `this: "${statement}"`,
    })),
    ...analysisQuotesOf(draft),
  ];
}

function analysisQuotesOf(draft: Draft): DraftQuote[] {
  switch (draft.form) {
    case "terms":
      return draft.terms.map(({ quote, phrase }, at) => ({
        path: `terms[${at}].quote`,
        quote,
        about: `the words "${phrase}"`,
      }));
    case "finds":
      return draft.findings.map(({ quote, statement }, at) => ({
        path: `findings[${at}].quote`,
        quote,
        about: `the reason on which this bears: "${statement}"`,
      }));
    case "values":
      return [
        {
          path: "values.ranking",
          quote: draft.values.ranking,
          about: "what the writer admits to be lost and passes over",
        },
      ];
    case "flaw":
      return [
        { path: "flaw.quote", quote: draft.flaw.quote, about: `this: "${draft.flaw.statement}"` },
      ];
  }
}

/** Every text of a draft that a learner may come to see, each once: what is to be moderated. Code adds fixed ones. */
export function shownTexts(draft: Draft): string[] {
  const { passage, wrongTurns } = draft;
  return [
    ...new Set([
      passage,
      ...itemsOf(draft).flatMap(({ statement, hints, prompt }) => [statement, ...hints, prompt]),
      ...wrongTurns.map(({ correction }) => correction),
      ...(draft.form === "terms"
        ? draft.terms.flatMap((one) => [one.firstReading, one.secondReading, one.stake])
        : [draft.impact.repair]),
      ...(draft.form === "values" ? [draft.values.loss] : []),
    ]),
  ].filter((text) => text !== "");
}
