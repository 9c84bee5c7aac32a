import { FALLACY_CONCEPTS, saysConcept } from "./concepts.ts";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { announcingWord, PLAIN_SIGNALS } from "@elenchus/dialogue/answer-key/conclusion-probes";
import { changeIn, percentBetween } from "@elenchus/dialogue/answer-key/small-changes";
import { contentStems } from "@elenchus/dialogue/words/words";

/** Wordings that carry the idea of an answer to a probe. */
export interface ProbeConcepts {
  /** Any of these carries the idea. */
  readonly right: RegExp;
  /** Any of these, without the idea, is the wrong idea. */
  readonly wrong?: RegExp;
  /** The wrong idea stays wrong where the answer has a "not" in it. */
  readonly wrongWhateverElse?: true;
}

const OTHER_SIDE =
  /\b(?:other side|oppos|oppon|against|disagree|counter|objection|contra|critic|sceptic|skeptic|rebut|refut|respon|repl(?:y|ies)|push back|other people|others|some people|people (?:say|think|who|feel)|they (?:say|think)|not the writer|somebody else|someone else|another (?:view|opinion|side)|different (?:view|opinion|side)|both sides|con\b|downside|drawback|concession|conced|admit|acknowledg|worry|concern)/u;
const CALLS_IT_REASON =
  /\b(?:is (?:just )?(?:a|one|another) (?:\w+ )?(?:of the )?reasons?|supports? (?:it|that|the (?:conclusion|point|argument|claim|free|writer)))\b/u;
const MERE_FEELING =
  /\b(?:i (?:just )?(?:agree|like|feel|prefer)|longest|most important (?:sentence|part)|sounds?|(?:at|in) the (?:very )?(?:end|start|beginning|middle)(?: of)?|just because|doesn't matter|does not matter|no difference|the better one)\b/u;

/** What answers to each probe say, by the probe's id. */
const CONCEPTS: Readonly<Record<string, ProbeConcepts>> = {
  "probe-conclusion-test": {
    right:
      /\b(?:support|back(?:s|ed|ing)?\b.{0,12}\bup|reasons?\b|arguments?\b|evidence|justif|explain|prov(?:e|es|ing)|lead(?:s|ing)? (?:up )?to|build(?:s|ing)? (?:up|on)|persuad|convinc|recommend|propos|suggest|urg(?:e|es|ing)|wants (?:us|me|you|people|the|to|readers)|(?:writer|author|he|she)s? (?:really )?wants?|(?:say|tell|show|give)s? (?:us |me |you )?(?:the )?why|should|ought|follows from|why (?:should|test|question)|answers? (?:the|why|to)|call(?:s|ing)? (?:for|to)|rests? on|depends? on|because test|\bif you ask|ask(?:ing|ed)? "?why|hold(?:s|ing)? (?:it|up)|main (?:point|claim|idea))/u,
    wrong: MERE_FEELING,
    wrongWhateverElse: true,
  },
  "probe-conclusion-objection": { right: OTHER_SIDE, wrong: CALLS_IT_REASON },
  "probe-conclusion-background": {
    right:
      /\b(?:background|context|scene|setting|set(?:s|ting)? (?:it |things )?up|introduc|intro\b|situation|describ|inform|facts?\b|topic|tell(?:s|ing)? (?:us|the reader|you|me|readers) (?:what|where|how|about|when)|explain(?:s|ing)? (?:what|where|how|the)|starting point|orient|frames?\b|lead(?:s)? in|circumstance|current|as (?:it|things) (?:is|are|stand))/u,
    wrong: CALLS_IT_REASON,
  },
  "probe-reason-detail": {
    right:
      /\b(?:example|illustrat|evidence|instance|detail|\bcase\b|believ|anecdote|story|scenario|picture|real[- ]life|explain|elaborat|demonstrat|back(?:s|ed|ing)?\b.{0,12}\bup|support(?:s|ed|ing)? (?:the |a |that |one |this |his |her |their )?(?:\w+ )?(?:reason|claim|point|idea|first|second|sentence|statement)|concrete|proof|prov(?:e|es)|clarif|makes? (?:it|the reason|the point|that)|reinforc|strengthen|expand|gives? (?:more|extra|further|a picture)|vivid|specif|shows? (?:how|that|why|what|us|with))/u,
    wrong: /\b(?:is the conclusion|opposing|counter ?argument|other side|nothing to do with)\b/u,
  },
  "probe-reason-objection": { right: OTHER_SIDE, wrong: CALLS_IT_REASON },
  "probe-value-words": {
    right:
      /\b(?:admit\w*|no doubt|price worth|worth paying|bearable|live with|cannot have everything|can't have everything|weighs? less|as heavily|more important|second place|take second|would be a loss|some people will point out|(?:speaks|said) on the other side|it may be that|it is true that|concede\w*|grants?|sentence (?:about|where|that|with|starting|beginning)|(?:where|when) (?:the writer|he|she|it|they) (?:says?|admits?|writes?|grants?|mentions?|talks?)|says? that)\b/u,
  },
  "probe-weigh": {
    right:
      /\b(?:if|when|in case|say|suppose|should)\b.{3,}\b(?:strong\w*|weak\w*|better|worse|good|bad|convinc\w*|persua\w*|support\w*|helps?|hurts?|los\w*|falls?|gain\w*|believ\w*|agree\w*|points?|matters?|argument|case|reasons?|sense|fair|right|wrong|true|works?|fine|pointless|useless|collapses?|counts?|nothing|less|more)\b|\b(?:strong\w*|weak\w*|better|worse|convinc\w*|helps?|hurts?)\b.{2,}\b(?:if|when)\b|\b(?:yes|no|a lot|lots|many|few|none|not a single)\b.{0,60}[:=].{0,60}\b(?:better|worse|right|wrong|gone|stronger|weaker|pointless)\b/u,
    wrong: MERE_FEELING,
    wrongWhateverElse: true,
  },
  "probe-check": {
    right:
      /\b(?:ask\w*|count\w*|compar\w*|measur\w*|look\w*|test\w*|try|tried|trying|trial|survey\w*|interview\w*|check\w*|observ\w*|watch\w*|stud(?:y|ies|ied)|research\w*|record\w*|see\w*|find\w*|experiment\w*|statistic\w*|figures|data|numbers|monitor\w*|wait\w*|visit\w*|read\w*|talk\w*|calculat\w*|track\w*|speak|poll\w*|questionnaire|ring|call|phone|write to|email|inspect\w*|google|search\w*|map|go (?:there|to|and|round)|send|stand|sit)\b/u,
    wrong:
      /\b(?:ask yourself|ask the (?:writer|author)|common sense|think about it|(?:read|look at) the (?:text|passage|argument)|can't|cannot|can not|impossible|nobody can|no way to|matter of opinion|just an opinion|not possible)\b/u,
    wrongWhateverElse: true,
  },
  "probe-outlier": {
    right:
      /\b(?:median|middle|most (?:of them|people|common|members|families)|(?:nearly|almost) all|the rest|nine|9|mode|typical|usual|ordinary|majority|without (?:the|that|it)|leav\w* out|around|about|roughly|others?)\b/u,
    wrong: /\b(?:the average is (?:best|right|fine)|take the (?:highest|average|mean)|highest)\b/u,
  },
  "probe-no-subgroups": {
    right:
      /\b(?:up|rise\w*|rose|gain\w*|better|improv\w*|increas\w*|high(?:er)?|above|win\w*|grow\w*|benefit\w*|happier|more|lots?)\b.{4,}\b(?:down|fall\w*|fell|los\w*|worse|drop\w*|less|decreas\w*|low(?:er)?|below|declin\w*|suffer\w*|badly|unhappier|nothing|same)\b|\b(?:down|fall\w*|fell|los\w*|worse|drop\w*|less|decreas\w*|low(?:er)?|below|declin\w*|suffer\w*)\b.{4,}\b(?:up|rise\w*|rose|gain\w*|better|improv\w*|increas\w*|high(?:er)?|above|win\w*|grow\w*|benefit\w*|more|lots?)\b/u,
  },
  "probe-small-sample": {
    right:
      /\b(?:\d+ instead of \d+|makes? (?:that|so|such) (?:much|a)|one (?:guy|lad|man|woman)|\d+ ?(?:%|per ?cent|percent)|(?:\d|one|two|three|four|five|six)[ -](?:out )?(?:of|from|in)[ -](?:the )?(?:\d|three|four|five|six)|half|(?:chang|ris|rose|climb|drop|fall|fell|sink|shrink|differ|swing|jump|shift|lower|go|gone|be)\w* (?:\w+ ){0,6}?(?:lot|much|deal|down|by|to|different|completely|quickly|strongly|large|big|sharply|drastically|%|per)|one (?:person|answer|vote|opinion|case)|chance|luck|random|unreliable|not reliable|too (?:few|small)|majority)\b/u,
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
const MERE_MANNER =
  /\b(?:(?:with )?more feeling|emotion\w*|nicer|politer|more polite\w*|friendl\w+|shorter|longer|louder|funnier|prettier|big words|better words|simpler words|easier words|spelling|grammar|more (?:passion\w*|sad|details? about how sad|pictures|exciting)|sound\w* (?:nicer|better|more)|capital letters|exclamation)\b/u;

/** What mends an argument, by module: the thing that was found wanting. */
const REPAIRS: Readonly<Partial<Record<ModuleNumber, RegExp>>> = {
  2: /\b(?:reports?|records?|experts?|plans?|lists?|numbers?|figures?|how (?:many|much|often|long|big)|costs?|prices?|results?|evidence|data|who|whom|sources?|stud(?:y|ies)|surveys?|facts?|information|info|answers? (?:to|for|those|these|the)|tell (?:us|me|people|readers)|explain (?:what|how|why|who|where)|proof|prove\w*|examples?|statistics?|percentage|compar\w*|where|what (?:happened|the|they|it)|names? (?:the|of)|interview\w*|ask(?:ed|ing)? (?:the|people|more|others|those|everyone|around))\b/u,
  3: /\b(?:reports?|records?|experts?|plans?|lists?|promis\w*|quot\w*|in writing|could say that|point out|(?:say|tell (?:us|me|people)|explain|line on|argue) why|show\w*|prov(?:e|es|ed|en|ing)|proof|evidence|check\w*|ask\w*|surveys?|tests?|tried|try|trial|compar\w*|confirm\w*|data|figures?|numbers?|stud(?:y|ies)|research|facts?|examples?|sure that|guarantee\w*|back(?:s|ed|ing)? (?:it |this |that |them )?up|explain (?:why|how|that|what)|interview\w*|statistics?|find out|found out|demonstrat\w*|rule out|support\w*)\b/u,
  4: /\b(?:kept to one|one corner|only (?:at|in|on|for)|(?:say|tell (?:us|me|people)|explain|line on|argue) why|reasons? (?:why|for|that)|why (?:\w+ ){0,6}?(?:more|matters?|important|first|counts?|should)|compromis\w*|both|middle|balance|other (?:side|people|view|value)s?|those who|people who|less (?:would|has|have|is)|exception\w*|instead|give (?:them|people|others)|make up for|compensat\w*|justif\w*|explain\w*|address\w*|take (?:\w+ )?seriously|so that (?:nobody|everyone|everybody|the|people)|offer\w*|allow\w*|keep\w*|argue (?:for|why|that)|show (?:why|that|how)|at least)\b/u,
  5: /\b(?:leave (?:\w+ ){0,6}?alone|happened like this|(?:say|tell (?:us|me|people)|explain|line on|argue) why|answer\w*|respond\w*|reply|replies|address\w*|deal\w*|argue against|really (?:said|say|want|mean\w*)|actually (?:said|say|want|mean\w*)|leav\w* (?:\w+ ){0,6}?out|left out|drop\w*|cut|remov\w*|delet\w*|take (?:\w+ ){0,6}?out|without the|stop (?:attack|insult|exagger)\w*|not (?:attack|insult|exagger)\w*|objections?|what (?:they|the other side|opponents?|he|she|people) (?:\w+ )?(?:say|says|said|think|thinks|mean|means|want|wants)|other (?:options?|choices?|ways?|possibilit\w+|solutions?|alternatives?)|alternatives?|third|middle|compromis\w*|evidence|proof|prov(?:e|es|ing)|show\w* (?:that|why|how|what|each|evidence|it|the|whether)|explain\w* (?:why|how|what)|facts?|numbers?|figures?|examples?|stud(?:y|ies)|each step|links?|reasons? (?:why|that|for|against)|instead of|rather than)\b/u,
  6: /\b(?:reports?|records?|experts?|plans?|lists?|would be worse|beats|next to|gets more|saves? more|work out|(?:say|tell (?:us|me|people)|explain|line on|argue) why|why (?:\w+ ){0,8}?(?:not|better|best|other|only|instead|this|that|alternatives?|enough|work|rather)|better than|best (?:way|option|solution|choice)|rule\w* out|compar\w*|other (?:options?|ways?|solutions?|conclusions?|ideas?|possibilit\w+|things?|measures?)|alternatives?|tried (?:and|before|already|other)|(?:would|do|does|did|will|can) ?(?:not|n't) (?:work|help|be enough|solve|do)|only (?:way|solution|option|thing|this)|nothing else|explain\w* why|show\w* (?:why|that)|argue why|more reasons?|another reason|reasons? (?:why|for|that)|not enough|exclude\w*)\b/u,
  7: /\b(?:reports?|records?|experts?|plans?|lists?|what (?:nine|most|the others?)|not the mean|for the \w+ (?:\w+ )?and the|sep[ae]rate\w*|knock on|names out|pull (?:\w+ )?(?:names|\w+ out)|(?:say|tell (?:us|me|people)|explain|line on|argue) why|(?:real|actual|exact|absolute|total|base|starting|original|concrete|raw) (?:numbers?|figures?|amounts?)|numbers?|figures?|how many|before|median|middle|typical|most of|without the|leav\w* (?:\w+ ){0,5}?out|more (?:people|persons|parents|families|guests|players|answers|cases|data|participants|\w+s)|larger|bigger|hundreds?|thousands?|random\w*|fifty|questionnaire|surveys?|ask\w* (?:more|a lot|many|every|other|hundred|lots|at least|all|around)|each (?:group|of)|groups?|separate\w*|split|divid\w*|broken down|break down|age groups?|sample|represent\w*|statistics?|data|compar\w*|evidence|drop the|remove|per (?:group|person))\b/u,
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

const CHANGES =
  /^(?:(?:well|i think|i would|i'd|he should|she should|they should|the writer (?:should|could|might)|he could|maybe|perhaps|just|first|and)[, ]+)*(?:put|add|tell|say|give|show|answer|ask|compare|explain|cut|leave|include|print|mention|quote|replace|drop|name|count|report|reply|admit|take|offer|describe|publish|find|look|test)\b/u;
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
