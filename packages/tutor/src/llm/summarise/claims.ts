import { normalise } from "@elenchus/dialogue/words/words";
import { findQuotations } from "./quotations.ts";
import type { StepFacts } from "./step-facts.ts";

/** What a sentence may claim of a step, as far as the record can bear it out or not. */
type Claim =
  | "found"
  | "found_all"
  | "found_none"
  | "missed"
  | "alone"
  | "unhelped"
  | "helped"
  | "told"
  | "told_all"
  | "told_none"
  | "open"
  | "closed";

/** A sentence in clauses, with what colours all of it. */
interface Read {
  readonly clauses: readonly string[];
  readonly whole: string;
}

const IDIOMS =
  /\b(?:at all|after all|all along|above all|not only|not just|not merely|no longer|no doubt|all the same|all right|first of all|right away|own words|as well|once more|no (?:trouble|difficulty|problems?|time|hesitation|effort|doubt)|not long|nothing (?:less|short) than|(?:corrected|contradicted|repeated|asked|explained|expressed) yourself|found (?:it|this|that) (?:\w+ )?(?:hard|harder|difficult|tricky|tough|confusing|challenging)|as (?:no|not an?|not the) \w+)\b/gu;
/** What was found, told in a clause of its own ("that nobody was asked"), claims nothing; of the learner and the tutor it may. */
const OBJECT_CLAUSE =
  /\b(?:that|what|how|why|whether|who|where)\b(?!.*\b(?:you|your|yourself|tutor|ai)\b).*$/u;
const BREAKS =
  /[,;:()–—]|\s-+\s|\b(?:but|and|although|though|until|before|after|while|because|so|which|then|yet)\b/u;

const NEGATED =
  /\b(?:not|never|no|none|nothing|neither|nor|nobody|hardly|barely|scarcely|unable|failed to|without (?:\w+ )?(?:finding|seeing|getting|reaching|spotting|naming|noticing|the tutor))\b/u;
const NOTHING =
  /\b(?:nothing|none|neither|nor|never|no|hardly any\w*|not (?:a single|one|any\w*)|not (?:\w+ ){1,3}any\w*)\b/u;
const TOTAL =
  /\b(?:everything|every|all|both|each|whole|wholly|entire|entirely|complete|completely|full|fully|altogether|throughout)\b/u;
const PART =
  /\b(?:one|(?<!at )first|second|third|some|part|partly|half|most|mostly|other|rest|remaining|another|at least)\b/u;
const AT_FIRST =
  /(?:^first|\bat first|\b(?:initially|to begin with|to start with|at once|straight away|immediately|until|before|twice|a while|for long))\b/u;

const ACHIEVED =
  /\b(?:f(?:ou|i)nd(?:s|ings?)?|saw|see(?:n)?|spot(?:ted)?|notic(?:ed?)|named|(?:not|to) name|identif(?:y|ied)|recogni[sz]ed?|reali[sz]ed?|discover(?:ed|y)?|detect(?:ed)?|pinpoint(?:ed)?|pin(?:ned)? \w+ down|uncover(?:ed)?|locate(?:d)?|pick(?:ed)? (?:\w+ ){0,3}out|w(?:o|ro)rk(?:ed)? (?:\w+ ){0,3}out|(?<!\b(?:the|a|this|that|no|any|each|one|his|her|their) )figur(?:ed?) (?:\w+ ){0,3}out|able to|you (?:\w+ )?explained|made (?:it|out)|came? (?:up with|to see)|arrived? at|reach(?:ed)?|hit(?: (?:up)?on)?|g[oe]t (?:it|there|them|this|to|right|every\w*|all|both)|solved?|crack(?:ed)?|nail(?:ed)?|master(?:ed)?|covered|completed?|finish(?:ed)?|succeed(?:ed)?|success(?:ful|fully)?|manag(?:ed?)|underst(?:ood|and)|grasp(?:ed)?|caught|put your finger on|did it|knew|right|rightly|correct|correctly|perfect|perfectly|flawless|flawlessly|brilliant|brilliantly|excellent|excellently|spot on|came from you|with ease|easily|effortless|effortlessly|well)\b/u;
/** With "all of it", this claims a find. */
const DONE =
  /\b(?:gave|given|answered|brought|produced|delivered|listed|stated|had|supplied|provided|did|done)\b/u;
const NOUNS_OF_FINDING = /\b(?:answers?|ideas?|progress|luck|conclusions?|reasons?|results?)\b/u;
const FELL_SHORT =
  /\b(?:missed|miss|(?<!\bwhat (?:is|was|are|were) )missing(?! (?:\w+ )?(?:information|info|facts?|figures?|data|details?|numbers?|pieces?|links?|points?)\b)|missed out|failed|overlooked|left out|stuck|gave up|lost|lack(?:ed|ing)?|escaped|eluded|slipped|fell short|too hard|too much|too difficult|beyond you|out of reach)\b/u;
const IN_VAIN =
  /\b(?:empty[- ]handed|in vain|without (?:any )?success|without (?:\w+ ){1,2}any\w*|unsuccessful(?:ly)?|to no avail|got nowhere|drew a blank)\b/u;
const UNFINISHED =
  /\b(?:(?:ran|run|running) out of (?:messages|time|tries|turns|attempts)|(?:stay(?:ed|s)|remain(?:ed|s)|left|still|was|is|were) (?:\w+ )?(?:open|unanswered|unfinished|incomplete|unresolved|outstanding|unsolved|unfound|hidden)|unfinished|incomplete|not (?:get|come) (?:to the end|through|all the way|that far))\b/u;

const ALONE =
  /\b(?:yourself|on your own|your own (?:work|finds?|findings?|doing|merit|effort|thinking|steam|discovery|insight)|under your own steam|of your own|off your own bat|unaided|unassisted|unprompted|independent|independently|single-handed|single-handedly|yours|alone|solo)\b/u;
const UNHELPED = /\b(?:unaided|unassisted|unprompted)\b/u;
const HELP =
  /\b(?:hints?|hinted|clues?|nudg(?:es?|ed|ing)|help(?:ed|ing|s)?|support(?:ed)?|assist(?:ance|ed)?|prompt(?:s|ed|ing)?|pointers?|guidance|guided|steer(?:ed)?|push|suggestions?|reminders?)\b/u;

const WITHOUT_HELP =
  /\b(?:without|with no|(?:needed|needing|took|wanted|had) no|no) (?:\w+ ){0,3}(?:hints?|clues?|nudg(?:es?|ing)|help|support|assistance|prompt(?:s|ing)?|pointers?|guidance|steer)(?: (?:or|nor|and) (?:\w+ )?(?:hints?|clues?|nudges?|help|support|prompt(?:s|ing)?|pointers?|guidance))?(?: (?:from|by|of) (?:the |your )?(?:tutor|ai))?\b/gu;

/** What the learner did in company was no telling. */
const TOGETHER = /\b(?:together|along|jointly) with (?:the|your) (?:tutor|ai)\b/u;

const TUTOR = /\b(?:tutor(?:'s)?|ai|teacher(?:'s)?|machine|assistant|program)\b/u;
const TELLING =
  /\b(?:(?:told|gave|given|handed|shown|showed|supplied|revealed|explained|fed|spelled|spelt) (?!that |how |why |what )(?:\w+ )?(?:to )?you|you (?:\w+ ){0,4}(?:told|given|shown|handed|fed|supplied)|(?:was|were|been|being|be|got) (?:\w+ )?(?:told|given|supplied|provided|revealed|handed|disclosed|explained|spelled|spelt)|(?:done|completed|answered|solved|finished|found|worked out|filled in) for you|given away|needed telling|rescued|bailed out|spoon-fed|spel(?:led|t) out)\b/u;
/** What a tutor does without telling anything. */
const TALKING =
  /\b(?:ask(?:ed|s|ing)?|agree[ds]?|confirm(?:ed|s)?|accept(?:ed|s)?|thank(?:ed|s)?|wait(?:ed|s)?|invit(?:ed|es)|want(?:ed|s)|questions?)\b/u;
const ANSWER =
  /\b(?:answer(?:s|ed)?|solution|result|rest|everything|it all|the lot|in the end|conclusion|reasons?|outright)\b/u;
const CORRECTION =
  /\b(?:that (?:you|this|it|the)|why|wrong|mistakes?|mistaken|correct(?:ed|ion)|slip|instead)\b/u;
const FURTHER =
  /\b(?:further|follow-up|extra|last|additional|another) question|\basked (?:you )?further\b/u;

/** That a sentence speaks of what has been. */
const LOOKS_BACK =
  /\b(?:you(?:'ve| have| had)?(?: \w+){0,2} (?:found|saw|seen|spotted|noticed|named|identified|recogni[sz]ed|discovered|covered|completed|managed|succeeded|missed|failed|needed|were|was|had|did|got|gave|took|worked|solved|understood)|(?:tutor|ai) (?:\w+ ){0,2}(?:told|gave|given|had|supplied|showed|tell|helped)|(?:was|were) (?:told|given|found|shown))\b/u;

const HOLDS: Readonly<Record<Claim, (facts: StepFacts, read: Read) => boolean>> = {
  found: ({ found, probe }, { whole }) =>
    found > 0 || (probe === "answered" && FURTHER.test(whole)),
  found_all: (facts) => isAllFound(facts),
  found_none: ({ found }, { whole }) => found === 0 || AT_FIRST.test(whole),
  missed: (facts, { whole }) =>
    !isAllFound(facts) ||
    AT_FIRST.test(whole) ||
    (FURTHER.test(whole) && (facts.probe === "open" || facts.probe === "told")),
  alone: (facts, { whole }) => facts.found > 0 && (isAllFound(facts) || PART.test(whole)),
  unhelped: ({ isHelped, told }) => !isHelped && told === 0,
  helped: ({ isHelped, told, probe }) => isHelped || told > 0 || probe === "told",
  told: ({ told, isCorrected, probe }, { whole }) =>
    told > 0 ||
    (probe === "told" && FURTHER.test(whole)) ||
    (isCorrected && CORRECTION.test(whole) && !ANSWER.test(whole)),
  told_all: ({ told, found }) => told > 0 && found === 0,
  told_none: ({ told, probe }) => told === 0 && probe !== "told",
  open: ({ isOpen, probe }) => isOpen || probe === "open",
  closed: ({ isOpen }) => !isOpen,
};

function isAllFound({ told, isOpen }: StepFacts): boolean {
  return told === 0 && !isOpen;
}

function readSentence(sentence: string): Read {
  let bare = sentence;
  for (const { start, end } of findQuotations(sentence))
    bare = bare.slice(0, start) + "…".repeat(end - start) + bare.slice(end);
  const whole = normalise(bare)
    .replaceAll(/n't\b/gu, " not")
    .replaceAll(/\bcannot\b/gu, "can not")
    .replaceAll(IDIOMS, " ");
  return { whole, clauses: whole.split(BREAKS).filter((clause) => /\p{L}/u.test(clause)) };
}

/** What a clause says of the tutor's part in it; null where it says nothing of that. */
function claimOfTutor(clause: string): Claim | null {
  if (TOGETHER.test(clause)) return "helped";
  const isTold = TELLING.test(clause);
  const isNegated = NEGATED.test(clause);
  const saysAnswer = ANSWER.test(clause) || TOTAL.test(clause);
  const isOfTutor = isTold || TUTOR.test(clause);
  if (HELP.test(clause) && !(isOfTutor && saysAnswer)) return isNegated ? "unhelped" : "helped";
  if (!isOfTutor) return null;
  if (!isTold && /\byou (?:\w+ )?asked\b/u.test(clause)) return null;
  if (!isTold && TALKING.test(clause) && !saysAnswer) return null;
  if (!isTold && isNegated && /\bneed/u.test(clause) && !/\btell\b/u.test(clause))
    return "unhelped";
  if (isNegated) return "told_none";
  return TOTAL.test(clause) ? "told_all" : "told";
}

/** What a clause says of what the learner found; null where it says nothing of that. */
function claimOfFinding(clause: string, before: Claim | null): Claim | null {
  const isNegated = NEGATED.test(clause);
  if (UNFINISHED.test(clause)) return /\b(?:nothing|none|no)\b/u.test(clause) ? "closed" : "open";
  if (IN_VAIN.test(clause)) return "found_none";
  if (FELL_SHORT.test(clause))
    return isNegated && !/\bfailed to\b/u.test(clause) ? "found_all" : "missed";
  const isOfFinding = ACHIEVED.test(clause) || before === "found";
  const isOfPart = /\bnever\b/u.test(clause) && PART.test(clause);
  if (!isOfPart && NOTHING.test(clause) && (ACHIEVED.test(clause) || NOUNS_OF_FINDING.test(clause)))
    return "found_none";
  if (isNegated) return isOfFinding ? "missed" : null;
  if (TOTAL.test(clause) && (isOfFinding || DONE.test(clause) || ALONE.test(clause)))
    return "found_all";
  return ACHIEVED.test(clause) ? "found" : null;
}

/** A clause without what was found, where it says that something was. */
function withoutObject(clause: string): string {
  const bare = clause.replace(OBJECT_CLAUSE, " ");
  return ACHIEVED.test(bare) ? bare : clause;
}

/** What would have been without help: so there was some. */
const BUT_FOR = /\b(?:would|could|might) (?:\w+ )?(?:not|never) have\b/u;

function claimsOf({ clauses, whole }: Read): Claim[] {
  if (BUT_FOR.test(whole) && (HELP.test(whole) || TUTOR.test(whole))) return ["helped"];
  const claims: Claim[] = [];
  let before: Claim | null = null;
  for (const said of clauses) {
    const clause = withoutObject(said.replaceAll(WITHOUT_HELP, " "));
    if (said.search(WITHOUT_HELP) >= 0 || UNHELPED.test(said)) claims.push("unhelped");
    const ofTutor: Claim | null = claimOfTutor(clause);
    const isOfTutorAlone = ofTutor !== null && ofTutor !== "helped" && ofTutor !== "unhelped";
    const ofFinding: Claim | null = isOfTutorAlone ? null : claimOfFinding(clause, before);
    if (ofTutor !== null) claims.push(ofTutor);
    if (ofFinding !== null) claims.push(ofFinding);
    if (ALONE.test(clause) && ofFinding !== "found_none")
      claims.push(NEGATED.test(clause) ? "helped" : "alone");
    before = ofFinding;
  }
  return claims;
}

/**
 * Whether what a sentence claims of a step, of who found it, who told it and what stayed open, squares with the
 * record. It errs on the strict side: what is dropped for nothing stands in the record itself, beside it.
 * @param part advice claims something only where it looks back
 */
export function squaresWith(facts: StepFacts, sentence: string, part: "did" | "next"): boolean {
  const read = readSentence(sentence);
  if (part === "next" && !LOOKS_BACK.test(read.whole)) return true;
  return claimsOf(read).every((claim) => HOLDS[claim](facts, read));
}
