import { FALLACY_CONCEPTS, saysConcept } from "./concepts.ts";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { announcingWord, PLAIN_SIGNALS } from "@elenchus/dialogue/answer-key/conclusion-probes";
import { changeIn, percentBetween } from "@elenchus/dialogue/answer-key/small-changes";
import { contentStems } from "@elenchus/dialogue/words/words";
import { compilePhrases } from "@elenchus/dialogue/words/compile-phrases";
import phrases from "./probe-concepts-phrases.json" with { type: "json" };

/** Wordings that carry the idea of an answer to a probe. */
export interface ProbeConcepts {
  /** Any of these carries the idea. */
  readonly right: RegExp;
  /** Any of these, without the idea, is the wrong idea. */
  readonly wrong?: RegExp;
  /** The wrong idea stays wrong where the answer has a "not" in it. */
  readonly wrongWhateverElse?: true;
}

const OTHER_SIDE = compilePhrases(phrases.otherSide);
const CALLS_IT_REASON =
  /\b(?:is (?:just )?(?:a|one|another) (?:\w+ )?(?:of the )?reasons?|supports? (?:it|that|the (?:conclusion|point|argument|claim|free|writer)))\b/u;
const MERE_FEELING = compilePhrases(phrases.mereFeeling);

/** What answers to each probe say, by the probe's id. */
const CONCEPTS: Readonly<Record<string, ProbeConcepts>> = {
  "probe-conclusion-test": {
    right: compilePhrases(phrases.conceptsProbeConclusionTestRight),
    wrong: MERE_FEELING,
    wrongWhateverElse: true,
  },
  "probe-conclusion-objection": { right: OTHER_SIDE, wrong: CALLS_IT_REASON },
  "probe-conclusion-background": {
    right: compilePhrases(phrases.conceptsProbeConclusionBackgroundRight),
    wrong: CALLS_IT_REASON,
  },
  "probe-reason-detail": {
    right: compilePhrases(phrases.conceptsProbeReasonDetailRight),
    wrong: /\b(?:is the conclusion|opposing|counter ?argument|other side|nothing to do with)\b/u,
  },
  "probe-reason-objection": { right: OTHER_SIDE, wrong: CALLS_IT_REASON },
  "probe-value-words": {
    right: compilePhrases(phrases.conceptsProbeValueWordsRight),
  },
  "probe-weigh": {
    right: compilePhrases(phrases.conceptsProbeWeighRight),
    wrong: MERE_FEELING,
    wrongWhateverElse: true,
  },
  "probe-check": {
    right: compilePhrases(phrases.conceptsProbeCheckRight),
    wrong: compilePhrases(phrases.conceptsProbeCheckWrong),
    wrongWhateverElse: true,
  },
  "probe-outlier": {
    right: compilePhrases(phrases.conceptsProbeOutlierRight),
    wrong: /\b(?:the average is (?:best|right|fine)|take the (?:highest|average|mean)|highest)\b/u,
  },
  "probe-no-subgroups": {
    right: compilePhrases(phrases.conceptsProbeNoSubgroupsRight),
  },
  "probe-small-sample": {
    right: compilePhrases(phrases.conceptsProbeSmallSampleRight),
    wrong: /\b(?:no difference|nothing would|stay the same|wouldn't change)\b/u,
  },
  "probe-term-stake": {
    right:
      /\b(?:strong|weak|better|worse|support|follow|convinc|persuad|(?:only )?if (?:it|the|you|they|we|by)|when|only works|otherwise|then|would (?:not|still|be)|wouldn't|hardly|because)/u,
    wrong: MERE_FEELING,
    wrongWhateverElse: true,
  },
};

/** A denial, or what would have to be the case: "nobody is attacked", "it would have to twist a view". */
const DENIES =
  /\b(?:no|not|nobody|no one|none|never|without|isn't|aren't|doesn't|don't|didn't|wasn't|n't|would|only if|nothing|neither|hardly|instead|rather|but)\b/u;

/** The wordings that carry an answer to a probe of an argument. */
export function conceptsOf(probe: Expectation, { module }: Argument): ProbeConcepts | undefined {
  if (probe.id !== "probe-repair") return CONCEPTS[probe.id];
  const right = REPAIRS[module];
  return right === undefined ? undefined : { right, wrong: MERE_MANNER, wrongWhateverElse: true };
}

/** Advice on how it is said rather than on what is said. */
const MERE_MANNER = compilePhrases(phrases.mereManner);

/** What mends an argument, by module: the thing that was found wanting. */
const REPAIRS: Readonly<Partial<Record<ModuleNumber, RegExp>>> = {
  2: compilePhrases(phrases.repairs2),
  3: compilePhrases(phrases.repairs3),
  4: compilePhrases(phrases.repairs4),
  5: compilePhrases(phrases.repairs5),
  6: compilePhrases(phrases.repairs6),
  7: compilePhrases(phrases.repairs7),
};

/** Words that announce a conclusion, where a text speaks of them: not where they lead on to what it says itself. */
const SIGNALS = new RegExp(
  `(?<!, |\\b(?:it|it's|this|is) )\\b(?:${PLAIN_SIGNALS}|that(?: is|'s) why(?![.!]?$)|it follows(?! from)(?: that)?)\\b|["']so[,.]?["']|\\b(?:word|(?:begin|start)(?:s|ning|ing)? with(?: an?)?|signal\\w* by|announced by|there(?: is|'s) an?) so\\b`,
  "gu",
);
/** There is such a word, and nothing is quoted that might be another. */
const SPEAKS_OF_SIGNAL = /^(?!.*").*(?<!\b(?:no|not|without|\w+n't)\b.{0,12})\bsignal/u;
/** A word is put before the claim to try it: the passage need not have it. */
const TRIES =
  /\b(?:(?:can|could|if (?:you|i|we)) (?:\w+ )?(?:put|say|add|insert|stick|stuck|place|write|join)|try|tried|swap\w*|turn(?:s|ed)? (?:it|them) round)\b/u;

/** The word of a signal as a passage has it. */
function signalIn(words: string): string {
  return /\bso\b/u.test(words) ? "so" : words.replace("'s", " is");
}

/** Whether an answer tells the conclusion by the word that announces it in this passage, or by trying one. */
export function namesSignal(probe: Expectation, text: string): boolean {
  if (probe.id !== "probe-conclusion-test") return false;
  const announcing = announcingWord(probe);
  const named = (text.match(SIGNALS) ?? []).map(signalIn);
  if (named.length === 0) return announcing !== null && SPEAKS_OF_SIGNAL.test(text);
  return TRIES.test(text) || named.some((one) => announcing?.startsWith(one) === true);
}

const CHANGES = compilePhrases(phrases.changes);
/** A proposal of so many content words says what is to be changed. */
const CONCRETE = 5;

/** Whether an answer proposes a change to the argument, and says which. */
export function proposesChange(probe: Expectation, text: string): boolean {
  return probe.id === "probe-repair" && CHANGES.test(text) && contentStems(text).size >= CONCRETE;
}

/** Whether an answer says which of the reasons speaks for the learner's own conclusion. */
export function linksToReason(probe: Expectation, text: string, { key }: Argument): boolean {
  if (probe.id !== "probe-which-reason") return false;
  if (/\b(?:first|second|other|last|1st|2nd) (?:reason|one|point)?\b.{8,}/u.test(text)) return true;
  const stems = contentStems(text);
  return key.expectations
    .filter((one) => one.kind === "reason")
    .some(({ paraphrases }) => {
      const own = contentStems(paraphrases.join(" "));
      return [...stems].filter((stem) => own.has(stem)).length >= 2;
    });
}

/** Whether an answer tells a fallacy that was named wrongly from the planned one. */
export function contrastsFallacy(probe: Expectation, text: string): boolean {
  return (
    probe.id === "probe-fallacy-contrast" &&
    DENIES.test(text) &&
    !EVADES.test(text) &&
    (saysConcept(FALLACY_CONCEPTS[probe.weakness ?? ""], text) ||
      (CONTRASTS[probe.weakness ?? ""]?.test(text) ?? false))
  );
}

/** Says that the name does not fit, and not why. */
const EVADES =
  /\b(?:look it up|dictionary|doesn't feel|does not feel|something (?:else|different)|just isn't|sounds? wrong|google)\b/u;

const CONTRASTS: Readonly<Record<string, RegExp>> = {
  strawman:
    /\b(?:twist|distort|exaggerat|misrepresent|position|view|opinion|side|said|says|claim|opponent|argument of|quot|words)/u,
  ad_hominem:
    /\b(?:person|personal|attack|insult|character|somebody|someone|anybody|anyone|individual|people|who (?:says|said)|looks?|habits?)/u,
  false_dichotomy:
    /\b(?:two|options?|choices?|either|only|alternatives?|possibilit\w+|ways?|both|between)\b/u,
  slippery_slope:
    /\b(?:chain|leads?|next|step|consequences?|future|domino|worse|escalat\w*|sequence|series|events?|end(?:s|ing)?|follow|small)\b/u,
};

/** The words of a passage that hold the flaw in its figures, if it has one. */
export function flawedWords({ key }: Argument): string {
  return key.expectations.find(({ kind }) => kind === "statistical_flaw")?.quote ?? "";
}

/** A number up to this is small enough to be next to nothing. */
const MOST = 120;
/** The share of a percentage by which a learner's numbers may miss it. */
const TOLERANCE = 0.2;

/** Two numbers that show how little a change may be: small, and right for its size within a fifth. */
export function showsSmallChange(text: string, argument: Argument): boolean {
  const change = changeIn(flawedWords(argument)) ?? changeIn(argument.passage);
  if (change === undefined) return false;
  const { percent, isFall } = change;
  const figures = text.replaceAll(/\d+ ?(?:%|per ?cent)/gu, " ").match(/\b\d{1,3}\b/gu) ?? [];
  const numbers = figures.map(Number);
  return numbers.some((one, at) => {
    const other = numbers[at + 1];
    if (other === undefined) return false;
    const [less, more] = one < other ? [one, other] : [other, one];
    if (more > MOST) return false;
    const makes = (before: number, after: number): boolean =>
      before > 0 && Math.abs(percentBetween(before, after) - percent) <= percent * TOLERANCE;
    return (isFall !== true && makes(less, more)) || (isFall !== false && makes(more, less));
  });
}
