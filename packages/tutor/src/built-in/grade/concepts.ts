import { normalise } from "@elenchus/dialogue/words/words";
import { compilePhrases } from "@elenchus/dialogue/words/compile-phrases";
import phrases from "./concepts-phrases.json" with { type: "json" };

/** Wordings that carry an idea, whatever the passage is about. */
interface Concept {
  /** Any of these says the idea. */
  readonly says: RegExp;
  /** Any of these touches it without saying it. */
  readonly touches?: RegExp;
}

/** What is wrong with each fallacy, as learners say it. Source: module 5's lesson. */
export const FALLACY_CONCEPTS: Readonly<Record<string, Concept>> = {
  strawman: {
    says: compilePhrases(phrases.fallacyConceptsStrawmanSays),
    touches:
      /\b(?:exaggerat\w*|oversimpl\w*|unfair|other side|opponents?|what they want|in other words|absurd|ridiculous|extreme)\b/u,
  },
  ad_hominem: {
    says: compilePhrases(phrases.fallacyConceptsAdHominemSays),
    touches:
      /\b(?:person|character|looks?|habits?|clothes|unfair|rude|who says|somebody|him|her)\b/u,
  },
  false_dichotomy: {
    says: compilePhrases(phrases.fallacyConceptsFalseDichotomySays),
    touches: /\b(?:options?|choices?|extreme|either|alternatives?|exaggerat\w*)\b/u,
  },
  slippery_slope: {
    says: compilePhrases(phrases.fallacyConceptsSlipperySlopeSays),
    touches:
      /\b(?:exaggerat\w*|consequences?|future|scar\w+|fear|extreme|unrealistic|too far|then|next)\b/u,
  },
};

/** Names of the fallacies, with the ways in which people spell them. */
const FALLACY_NAMES: Readonly<Record<string, RegExp>> = {
  strawman: /\bstraw[- ]?m[ae]n\b|\bstraw person\b|\bstrawmanning\b/u,
  ad_hominem:
    /\badd?[- ]?hom[ieo]n?[a-z]*\b|\bplay(?:s|ing)? the man\b|\bagainst the (?:man|person)\b|\bad hominum\b|\bad homin\w*\b|\bpersonal attacks?\b|\battack\w* (?:on )?the (?:man|person)\b/u,
  false_dichotomy:
    /\bfalse (?:dicho\w*|dilem\w*|choice|alternative|binary|either\W?or)\b|\beither[- ]or fallac\w+\b|\b(?:dichotom\w*|dil+em+a)\b|\bblack[- ](?:and|or|n|&)[- ]white\b|\beither ?[/-] ?or\b/u,
  slippery_slope:
    /\bslip+e?r?y?[- ]?slop\w*\b|\bslipery slope\b|\bslippery\b|\bdomino\b|\bsnow ?ball\w*\b|\bthin end of the wedge\b/u,
};

const NOT_IT =
  /\b(?:not|isn't|no|neither|nor|rather than|instead of|wouldn't be|can't be)\b(?:(?!\bbut\b)[^.;,]){0,24}$/u;

/** The fallacies that a message names and does not rule out. */
export function namedFallacies(message: string): string[] {
  const text = normalise(message);
  const named = Object.entries(FALLACY_NAMES)
    .map(([fallacy, pattern]) => ({ fallacy, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0 && !NOT_IT.test(text.slice(0, at)))
    .toSorted((one, other) => one.at - other.at);
  const [first, second] = named;
  const isSettled = named.length === 2 && SETTLES.test(text.slice(first?.at ?? 0, second?.at ?? 0));
  return (isSettled ? named.slice(1) : named).map(({ fallacy }) => fallacy);
}

/** Between two names: the second is meant. */
const SETTLES = /\b(?:but|rather|mostly|more like|actually|no,|instead|on second thoughts?)\b/u;

/** What is wrong with each use of figures, as learners say it. Source: module 7's lesson. */
export const FLAW_CONCEPTS: Readonly<Record<string, Concept>> = {
  no_base: {
    says: compilePhrases(phrases.flawConceptsNoBaseSays),
    touches: /\b(?:per ?cent\w*|%|before|small number|how many|rise|increase)\b/u,
  },
  outlier: {
    says: compilePhrases(phrases.flawConceptsOutlierSays),
    touches: /\b(?:average|mean|tenth|one of them|typical|high)\b/u,
  },
  no_subgroups: {
    says: compilePhrases(phrases.flawConceptsNoSubgroupsSays),
    touches: /\b(?:average|everyone|everybody|whole|all of them|each|groups?|general\w*)\b/u,
  },
  small_sample: {
    says: compilePhrases(phrases.flawConceptsSmallSampleSays),
    touches: /\b(?:few|asked|survey|everywhere|majority|all of them|per ?cent|typical)\b/u,
  },
};

/** Whether a message says a concept. */
export function saysConcept(concept: Concept | undefined, message: string): boolean {
  return concept?.says.test(normalise(message)) === true;
}

/** Whether a message touches a concept. */
export function touchesConcept(concept: Concept | undefined, message: string): boolean {
  return concept?.touches?.test(normalise(message)) === true;
}
