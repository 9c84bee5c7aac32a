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

/** A quotation of a draft, and whether it has to stand apart from the others that have to. */
export interface DraftQuote {
  readonly path: string;
  readonly quote: string;
  readonly standsApart: boolean;
}

/** All quotations that a draft makes of its passage; those that may be missing, only where they are there. */
export function quotesOf(draft: Draft): DraftQuote[] {
  // In modules 4, 5 and 7 the other side's view may be a part of the place that is planned.
  const isObjectionApart = draft.form === "terms" || draft.form === "finds";
  const optional = [
    quoted("background", draft.background, true),
    quoted("objection.quote", draft.objection.quote, isObjectionApart),
  ].filter(({ quote }) => quote !== "");
  return [
    ...claimsOf(draft).map(({ path, claim }) => quoted(`${path}.quote`, claim.quote, true)),
    ...optional,
    ...draft.examples.map((quote, index) => quoted(`examples[${index}]`, quote, true)),
    ...analysisQuotesOf(draft),
  ];
}

function quoted(path: string, quote: string, standsApart: boolean): DraftQuote {
  return { path, quote, standsApart };
}

function analysisQuotesOf(draft: Draft): DraftQuote[] {
  switch (draft.form) {
    case "terms":
      return draft.terms.map(({ quote }, at) => quoted(`terms[${at}].quote`, quote, false));
    case "finds":
      return draft.findings.map(({ quote }, at) => quoted(`findings[${at}].quote`, quote, false));
    case "values":
      return [quoted("values.ranking", draft.values.ranking, true)];
    case "flaw":
      return [quoted("flaw.quote", draft.flaw.quote, true)];
  }
}
