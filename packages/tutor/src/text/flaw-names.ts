import type { Fallacy, StatisticalFlaw } from "@elenchus/curriculum/modules/flaw-kinds";

/** By which words people name a kind of flaw. */
interface Names {
  /** Hardly ever said of anything else, so that no passage needs them; those of figures are looked for in module 7 alone. */
  readonly always: RegExp;
  /** Said of other things as well, or misspelt: a passage may have a slope in it, and who speaks of arguments names the flaw. */
  readonly inTalk?: RegExp;
}

/** The names of every kind of flaw, their inflections and what they are called besides; a space stands for a hyphen, too. */
const NAMES: Readonly<Record<Fallacy | StatisticalFlaw, Names>> = {
  strawman: {
    always: /\bstraw ?(?:m[ae]n|wom[ae]n|persons?\b|people)|\bman,? straw\b/iu,
    inTalk: /\bstraw ?(?:figure|doll|argument|manning)|\bstroh/iu,
  },
  ad_hominem: {
    always: /\bhominem\b|\bargumentum ad\b|\bpersonal\W+attack/iu,
    inTalk:
      /\badd? ?hom[ieou]|\bplay\w* the man\b|\bagainst the (?:man|person)\b|\bpoison\w* the well\b|\battack\w* (?:on |of )?(?:the|a|his|her|their) (?:person|man|character|speaker)\b|\bgets? personal\b|\bthe man,? (?:and |but )?not the ball\b|\bshoot\w* the messenger/iu,
  },
  false_dichotomy: {
    always:
      /\bdichotom|\bdilemma|\b(?:false|fake|bogus) ?(?:choice|binary|alternative)|\beither\W*or (?:fallacy|thinking|trap|logic|reasoning)|\bblack ?(?:and|or|&|n) ?white (?:thinking|fallacy|logic|reasoning|choice)/iu,
    inTalk:
      /\bfalse (?:dicho|dil)|\bdilema|\beither ?\/ ?or\b|\beither or choice|\bblack ?(?:and|or|n|&)? ?white\b/iu,
  },
  slippery_slope: {
    always: /\bslippery slope/iu,
    inTalk:
      /\bslip+e?r?y? ?slop|\bslippery|\bslope\b|\bdomino\b|\bsnow ?ball|\bthin end of the wedge\b/iu,
  },
  no_base: { always: /\bbase ?(?:figure|line|rate|number)/iu },
  outlier: { always: /\boutlier|\bskew(?:s|ed|ing)?\b/iu },
  no_subgroups: { always: /\bsub ?group/iu },
  small_sample: { always: /\bsampl(?:e|ing)/iu },
};

/** A text in which hyphens, dashes and any number of spaces are one space. */
export function withoutHyphens(text: string): string {
  return text.replaceAll(/[\s\p{Pd}\u2212]+/gu, " ");
}

/** The words by which a text names a kind of flaw as nothing else is named; null when it does not. */
export function findFlawName(kind: Fallacy | StatisticalFlaw, text: string): string | null {
  return NAMES[kind].always.exec(withoutHyphens(text))?.[0] ?? null;
}

/** Where somebody who speaks of arguments first names a kind of flaw, by whichever word, in a text without hyphens; -1 where nowhere. */
export function placeOfName(kind: Fallacy | StatisticalFlaw, plain: string): number {
  const { always, inTalk } = NAMES[kind];
  const places = [always, inTalk].map((names) => (names ? plain.search(names) : -1));
  return places.filter((at) => at >= 0).toSorted((one, other) => one - other)[0] ?? -1;
}

/** Whether a text that a tutor says names a kind of flaw, by whichever word. */
export function namesFlaw(kind: Fallacy | StatisticalFlaw, text: string): boolean {
  return placeOfName(kind, withoutHyphens(text)) >= 0;
}
