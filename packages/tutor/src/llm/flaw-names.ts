import type { Fallacy, StatisticalFlaw } from "@elenchus/curriculum/modules/flaw-kinds";

/** By which words people name a kind of flaw. */
interface Names {
  /** Hardly ever said of anything else, so that no passage needs them; those of figures are looked for in module 7 alone. */
  readonly always: RegExp;
  /** Said of other things as well: a passage may have a slope in it, and a tutor who says the word names the flaw. */
  readonly byTutors?: RegExp;
}

/** The names of every kind of flaw, their inflections and what they are called besides; a space stands for a hyphen, too. */
const NAMES: Readonly<Record<Fallacy | StatisticalFlaw, Names>> = {
  strawman: {
    always: /\bstraw ?(?:m[ae]n|wom[ae]n|persons?\b|people)|\bman,? straw\b/iu,
    byTutors: /\bstraw ?(?:figure|doll|argument)|\bstroh/iu,
  },
  ad_hominem: {
    always: /\bhominem\b|\bargumentum ad\b|\bpersonal\W+attack/iu,
    byTutors:
      /\bpoison\w* the well\b|\battack\w* (?:on |of )?(?:the|a|his|her|their) (?:person|man|character|speaker)\b|\bgets? personal\b|\bthe man,? (?:and |but )?not the ball\b|\bshoot\w* the messenger/iu,
  },
  false_dichotomy: {
    always:
      /\bdichotom|\bdilemma|\b(?:false|fake|bogus) ?(?:choice|binary|alternative)|\beither\W*or (?:fallacy|thinking|trap|logic|reasoning)|\bblack ?(?:and|or|&|n) ?white (?:thinking|fallacy|logic|reasoning|choice)/iu,
    byTutors: /\beither\W*or choice|\bblack ?(?:and|or) ?white\b/iu,
  },
  slippery_slope: {
    always: /\bslippery slope/iu,
    byTutors: /\bslippery|\bslope\b|\bdomino\b|\bthin end of the wedge\b/iu,
  },
  no_base: { always: /\bbase ?(?:figure|line|rate|number)/iu },
  outlier: { always: /\boutlier|\bskew(?:s|ed|ing)?\b/iu },
  no_subgroups: { always: /\bsub ?group/iu },
  small_sample: { always: /\bsampl(?:e|ing)/iu },
};

/** A text in which hyphens, dashes and any number of spaces are one space. */
function withoutHyphens(text: string): string {
  return text.replaceAll(/[\s\p{Pd}\u2212]+/gu, " ");
}

/** The words by which a text names a kind of flaw as nothing else is named; null when it does not. */
export function findFlawName(kind: Fallacy | StatisticalFlaw, text: string): string | null {
  return NAMES[kind].always.exec(withoutHyphens(text))?.[0] ?? null;
}

/** Whether a text that a tutor says names a kind of flaw, by whichever word. */
export function namesFlaw(kind: Fallacy | StatisticalFlaw, text: string): boolean {
  const plain = withoutHyphens(text);
  return NAMES[kind].always.test(plain) || NAMES[kind].byTutors?.test(plain) === true;
}
