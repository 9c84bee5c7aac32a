import type { Claim, Draft, Spoken } from "./draft.ts";

/** One thing that a draft's key expects, with where it stands in the draft. */
export interface DraftItem extends Spoken {
  /** As the writer knows it: "reasons[0]". */
  readonly path: string;
  /** Index of the step. */
  readonly step: number;
  /** The place of the passage that it hangs on, where it has one of its own. */
  readonly quote?: string;
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
    ...claimsOf(draft).map(({ path, claim }) => ({
      ...claim,
      path,
      step: path === "conclusion" ? 0 : 1,
    })),
    ...analysisItemsOf(draft),
    ...(draft.form === "terms" ? [] : [{ ...draft.impact, path: "impact", step: 3 }]),
  ];
}

function analysisItemsOf(draft: Draft): DraftItem[] {
  switch (draft.form) {
    case "terms":
      return [];
    case "finds":
      return draft.findings.map((one, at) => ({ ...one, path: `findings[${at}]`, step: 2 }));
    case "values":
      return (["preferred", "neglected"] as const).map((side) => {
        const value = draft.values[side];
        return { ...value, statement: value.phrase, path: `values.${side}`, step: 2 };
      });
    case "flaw":
      return [{ ...draft.flaw, path: "flaw", step: 2 }];
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
  const ofItems = itemsOf(draft).flatMap(({ path, quote, statement }) => {
    const what = path.startsWith("findings") ? "the reason on which this bears" : "this";
    return quote === undefined
      ? []
      : [{ path: `${path}.quote`, quote, about: `${what}: "${statement}"` }];
  });
  if (draft.form === "values") {
    const about = "what the writer admits to be lost and passes over";
    return [...ofItems, { path: "values.ranking", quote: draft.values.ranking, about }];
  }
  if (draft.form !== "terms") return ofItems;
  const ofTerms = draft.terms.map(({ quote, phrase }, at) => ({
    path: `terms[${at}].quote`,
    quote,
    about: `the words "${phrase}"`,
  }));
  return [...ofItems, ...ofTerms];
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
