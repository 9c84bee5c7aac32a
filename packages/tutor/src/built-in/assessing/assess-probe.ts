import type { Argument, Expectation } from "../../dialogue/argument.ts";
import { repairSpelling } from "../reading/spelling.ts";
import { contentStems, wordsOf } from "../reading/words.ts";
import { splitSegments } from "../reading/segments.ts";
import { cosine, type SentenceEncoder } from "../sentence-encoder.ts";
import type { Findings } from "./findings.ts";
import { vocabularyOf } from "./statements.ts";
import { isHeap } from "../reading/heaps.ts";

interface Concepts {
  /** Any of these carries the idea. */
  readonly right: RegExp;
  /** Any of these, without the idea, is the wrong idea. */
  readonly wrong?: RegExp;
}

const OTHER_SIDE =
  /\b(?:other side|oppos|oppon|against|disagree|counter|objection|contra|critic|sceptic|skeptic|rebut|refut|respon|repl(?:y|ies)|push back|other people|others|some people|people (?:say|think|who|feel)|they (?:say|think)|not the writer|somebody else|someone else|another (?:view|opinion|side)|different (?:view|opinion|side)|both sides|con\b|downside|drawback|concession|conced|admit|acknowledg|worry|concern)/u;
const CALLS_IT_REASON =
  /\b(?:is (?:just )?(?:a|one|another) (?:\w+ )?(?:of the )?reasons?|supports? (?:it|that|the (?:conclusion|point|argument|claim|free|writer)))\b/u;
const MERE_FEELING =
  /\b(?:i (?:just )?(?:agree|like|feel|prefer)|longest|most important (?:sentence|part)|sounds?|(?:at|in) the (?:very )?(?:end|start|beginning|middle)(?: of)?|just because|doesn't matter|does not matter|no difference|the better one)\b/u;

const CONCEPTS: Readonly<Record<string, Concepts>> = {
  "probe-conclusion-test": {
    right:
      /\b(?:support|back(?:s|ed|ing)?\b.{0,12}\bup|reasons?\b|arguments?\b|evidence|justif|explain|prov(?:e|es|ing)|lead(?:s|ing)? (?:up )?to|build(?:s|ing)? (?:up|on)|persuad|convinc|recommend|propos|suggest|urg(?:e|es|ing)|wants? (?:us|me|you|people|the|to|readers)|should|ought|therefore|thus|word "?so|that is why|that's why|it follows|follows from|why (?:should|test|question)|answers? (?:the|why|to)|call(?:s|ing)? (?:for|to)|signal|rests? on|depends? on|because test|\bif you ask|ask(?:ing|ed)? "?why|hold(?:s|ing)? (?:it|up)|main (?:point|claim|idea))/u,
    wrong: MERE_FEELING,
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
  "probe-term-stake": {
    right:
      /\b(?:strong|weak|better|worse|support|follow|convinc|persuad|(?:only )?if (?:it|the|you|they|we|by)|when|only works|otherwise|then|would (?:not|still|be)|wouldn't|hardly|because)/u,
    wrong: MERE_FEELING,
  },
};

/** Fewest words of an answer to a probe. */
const LEAST_WORDS = 3;
const LEAST_WORDS_STAKE = 7;
const LONG_STAKE_WORDS = 14;
const NEAR_PARAPHRASE = 0.8;

/** Judges an answer to a probe: by its concepts, or by its nearness to one of the paraphrases. */
export async function assessProbe(
  encoder: SentenceEncoder,
  argument: Argument,
  probe: Expectation,
  message: string,
): Promise<Findings> {
  const text = repairSpelling(message, vocabularyOf(argument, wordsOf));
  const concepts = CONCEPTS[probe.id];
  const least = probe.id === "probe-term-stake" ? LEAST_WORDS_STAKE : LEAST_WORDS;
  const enough = wordsOf(text).length >= least && !isHeap(text);
  const isDenied = /\b(?:not|isn't|doesn't|no,)\b/u.test(text) && concepts?.wrong !== MERE_FEELING;
  const isWrong = concepts?.wrong?.test(text) === true && !isDenied;
  const hasRight = concepts?.right.test(text) === true || isFullStake(probe, text);
  const hasContent = probe.id === "probe-term-stake" ? namesTerm(argument, text) : true;
  if (enough && hasRight && hasContent && !isWrong)
    return {
      coverage: { [probe.id]: 0.9 },
      misconception: null,
      confidence: 0.8,
      reasons: [`names the idea of ${probe.id}`],
    };
  const near = await nearestParaphrase(encoder, probe, text);
  const covered = near >= NEAR_PARAPHRASE && !isWrong && !isHeap(text);
  const touched = hasRight && !isWrong ? 0.65 : 0;
  return {
    coverage: { [probe.id]: covered ? 0.85 : touched },
    misconception: null,
    confidence: covered || isWrong ? 0.8 : 0.4,
    reasons: [`nearest way of saying ${probe.id} (${near.toFixed(2)})`],
  };
}

/** Whether an answer to the question of what hangs on a word is long enough to weigh two meanings. */
function isFullStake(probe: Expectation, text: string): boolean {
  return probe.id === "probe-term-stake" && wordsOf(text).length >= LONG_STAKE_WORDS;
}

/** Whether an answer speaks of one of the terms, of a reading, or of "the first meaning". */
function namesTerm({ key }: Argument, text: string): boolean {
  if (/\b(?:first|second|former|latter) (?:meaning|reading|sense|one)?/u.test(text)) return true;
  const terms = key.expectations.flatMap(({ term }) =>
    term ? [term.phrase, ...term.readings] : [],
  );
  const anchors = contentStems(terms.join(" "));
  return [...contentStems(text)].some((stem) => anchors.has(stem));
}

async function nearestParaphrase(
  encoder: SentenceEncoder,
  probe: Expectation,
  message: string,
): Promise<number> {
  const segments = splitSegments(message).map((segment) => segment.text);
  const vectors = await encoder.embed([...segments, ...probe.paraphrases]);
  const said = vectors.slice(0, segments.length);
  const meant = vectors.slice(segments.length);
  return Math.max(0, ...said.flatMap((one) => meant.map((other) => cosine(one, other))));
}
