import { FALLACY_CONCEPTS, saysConcept } from "./concepts.ts";
import type { Expectation } from "../../dialogue/argument.ts";

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
      /\b(?:support|back(?:s|ed|ing)?\b.{0,12}\bup|reasons?\b|arguments?\b|evidence|justif|explain|prov(?:e|es|ing)|lead(?:s|ing)? (?:up )?to|build(?:s|ing)? (?:up|on)|persuad|convinc|recommend|propos|suggest|urg(?:e|es|ing)|wants? (?:us|me|you|people|the|to|readers)|should|ought|therefore|thus|word "?so|that is why|that's why|it follows|follows from|why (?:should|test|question)|answers? (?:the|why|to)|call(?:s|ing)? (?:for|to)|signal|rests? on|depends? on|because test|\bif you ask|ask(?:ing|ed)? "?why|hold(?:s|ing)? (?:it|up)|main (?:point|claim|idea))/u,
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
      /\b(?:admit\w*|no doubt|price worth|worth paying|bearable|live with|cannot have everything|can't have everything|weighs? less|as heavily|more important|second place|take second|would be a loss|some people will point out|speaks on the other side|it may be that|it is true that|concede\w*|grants?|sentence (?:about|where|that|with|starting|beginning)|(?:where|when) (?:the writer|he|she|it|they) (?:says?|admits?|writes?|grants?|mentions?|talks?)|says? that)\b/u,
  },
  "probe-weigh": {
    right:
      /\b(?:if|when|would|then|stronger|weaker|better|worse|more|less|high|low|few|many|most|yes|no|should)\b/u,
    wrong: MERE_FEELING,
    wrongWhateverElse: true,
  },
  "probe-check": {
    right:
      /\b(?:ask\w*|count\w*|compar\w*|measur\w*|look\w*|test\w*|try|tried|trying|trial|survey\w*|interview\w*|check\w*|observ\w*|watch\w*|stud(?:y|ies|ied)|research\w*|record\w*|see\w*|find\w*|experiment\w*|statistic\w*|figures|data|numbers|monitor\w*|wait\w*|visit\w*|read\w*|talk\w*|calculat\w*|track\w*|speak|poll\w*|questionnaire|go)\b/u,
  },
  "probe-which-reason": {
    right:
      /\b(?:because|since|reason|supports?|shows?|if|when|so|then|means?|follows?|leads?|would|first|second|that|therefore|suggests?|fits?)\b/u,
    wrong: MERE_FEELING,
    wrongWhateverElse: true,
  },
  "probe-repair": {
    right:
      /\b(?:giv(?:e|es|en|ing)|gave|show(?:s|ed|ing|n)?|explain\w*|add(?:s|ed|ing)?|say|says|said|tell(?:s|ing)?|told|provid\w*|prov(?:e|es|ed|en|ing)|proof|answer\w*|compar\w*|ask(?:s|ed|ing)?|includ\w*|mention\w*|us(?:e|es|ed|ing)|find|finding|found out|nam(?:e|es|ed|ing)|numbers?|figures?|evidence|data|median|consider\w*|admit\w*|deal\w*|respond\w*|address\w*|quot\w*|remov\w*|leav\w* out|drop(?:s|ped|ping)?|delet\w*|cut|replac\w*|offer\w*|present\w*|state[sd]?|stating|cit(?:e|es|ing)|back\w*|support\w*|test(?:s|ed|ing)?|check\w*|stud(?:y|ies)|surveys?|research|source|rule out|discuss\w*|acknowledg\w*|describ\w*|justif\w*|reason why|reasons why|make (?:it )?clear|put|write|writes|writing|survey\w*|interview\w*|point out)\b/u,
  },
  "probe-outlier": {
    right:
      /\b(?:median|middle|most (?:of them|people|common|members|families)|nine|9|mode|typical|usual|ordinary|majority|without (?:the|that|it)|leav\w* out|around|about|roughly|others?)\b/u,
    wrong: /\b(?:the average is (?:best|right|fine)|take the (?:highest|average|mean)|highest)\b/u,
  },
  "probe-no-subgroups": {
    right:
      /\b(?:(?:one|some|first|bigger|larger|many|most|half|those|the \w+|younger|older|women|men|boys|girls|group a|a) (?:\w+ ){0,6}?(?:up|rise\w*|rose|gain\w*|better|improv\w*|more|increas\w*|higher|a lot|win\w*|lot|well|good|grow\w*|benefit\w*|happy|happier)|(?:down|fall\w*|fell|los\w*|worse|drop\w*|less|decreas\w*|lower|declin\w*|suffer\w*|bad|badly) )/u,
  },
  "probe-small-sample": {
    right:
      /\b(?:\d+ ?(?:%|per ?cent|percent)|(?:\d|one|two|three|four|five|six)[ -](?:out )?(?:of|from|in)[ -](?:the )?(?:\d|three|four|five|six)|half|(?:chang|drop|fall|fell|sink|shrink|differ|swing|jump|shift|lower|go|gone|be)\w* (?:\w+ ){0,6}?(?:lot|much|deal|down|by|to|different|completely|quickly|strongly|large|big|sharply|drastically|%|per)|one (?:person|answer|vote|opinion)|chance|luck|random|unreliable|not reliable|too (?:few|small)|majority)\b/u,
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

/** The wordings that carry an answer to a probe. */
export function conceptsOf(probe: Expectation): ProbeConcepts | undefined {
  return CONCEPTS[probe.id];
}

/** Whether an answer tells a fallacy that was named wrongly from the planned one. */
export function contrastsFallacy(probe: Expectation, text: string): boolean {
  return (
    probe.id === "probe-fallacy-contrast" &&
    DENIES.test(text) &&
    (saysConcept(FALLACY_CONCEPTS[probe.weakness ?? ""], text) ||
      (CONTRASTS[probe.weakness ?? ""]?.test(text) ?? false))
  );
}

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

/** Two numbers that show how little a rise may be: small, and right for the percentage within a fifth. */
export function showsSmallRise(text: string, passage: string): boolean {
  const stated = Number(/(\d+) per cent/u.exec(passage)?.[1] ?? Number.NaN);
  const numbers = (text.replaceAll(/\d+ ?(?:%|per ?cent)/gu, " ").match(/\b\d{1,3}\b/gu) ?? []).map(
    Number,
  );
  const [before, after] = numbers;
  if (before === undefined || after === undefined || before === 0) return false;
  const rise = (Math.max(before, after) / Math.min(before, after) - 1) * 100;
  return Math.abs(rise - stated) <= stated / 5 && Math.max(before, after) <= 120;
}
