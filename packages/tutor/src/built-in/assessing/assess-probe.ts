import type { Argument, Expectation } from "../../dialogue/argument.ts";
import { contentStems, normalise, wordsOf } from "../reading/words.ts";
import { splitSegments } from "../reading/segments.ts";
import { cosine, type SentenceEncoder } from "../sentence-encoder.ts";
import type { Findings } from "./findings.ts";
import { isHeap } from "./match.ts";

interface Concepts {
  /** Any of these carries the idea. */
  readonly right: RegExp;
  /** Any of these, without the idea, is the wrong idea. */
  readonly wrong?: RegExp;
}

const CONCEPTS: Readonly<Record<string, Concepts>> = {
  "probe-conclusion-test": {
    right:
      /\b(?:support|back(?:s|ed|ing)?\b.{0,12}\bup|reasons?\b|evidence|justif|explain|prov(?:e|es|ing)|lead(?:s|ing)? (?:up )?to|build(?:s|ing)? up|persuad|convinc|recommend|propos|suggest|urg(?:e|es|ing)|wants?|should|ought|main (?:point|claim|idea|message)|therefore|thus|\bso\b|that is why|that's why|follows|because|since\b|why test|asks?|answer(?:s|ed)?|call(?:s|ing)? (?:for|to)|signal|word|point of|aim|goal|depends?|rest(?:s)? on|opinion|judg)/u,
  },
  "probe-conclusion-objection": {
    right:
      /\b(?:other side|oppos|against|disagree|counter|objection|contra|critic|sceptic|skeptic|rebut|refut|respond|reply|answers?|other people|others|some people|people (?:say|think|who|feel)|they (?:say|think)|not the writer|somebody else|someone else|another (?:view|opinion|side)|different (?:view|opinion|side)|both sides|alternative|con\b|downside|drawback|concession|conced|admit|acknowledg|worry|concern)/u,
    wrong: /\b(?:is (?:a|one|another) (?:of the )?reasons?|supports? (?:it|the conclusion|the point|the argument))\b/u,
  },
  "probe-conclusion-background": {
    right:
      /\b(?:background|context|scene|setting|set(?:s|ting)? (?:it |things )?up|introduc|intro\b|situation|describ|inform|facts?\b|topic|tell(?:s|ing)? (?:us|the reader|you|me|readers) (?:what|where|how|about|when)|explain(?:s|ing)? (?:what|where|how|the)|starting point|orient|frames?\b|lead(?:s)? in|circumstance|current|as (?:it|things) (?:is|are|stand))/u,
    wrong: /\b(?:is (?:a|one|another) (?:of the )?reasons?|supports? (?:it|the conclusion)|is the conclusion)\b/u,
  },
  "probe-reason-detail": {
    right:
      /\b(?:example|illustrat|evidence|instance|detail|explain|expla?n|elaborat|show(?:s|ing)?|demonstrat|back(?:s|ed|ing)?\b.{0,12}\bup|support(?:s|ing)? (?:the |a |that |one |this )?(?:\w+ )?(?:reason|claim|point|idea|first|second|sentence|statement)|concrete|proof|prov(?:e|es)|fact|clarif|makes? (?:it|the reason|the point|that)|describ|reinforc|strengthen|expand|gives? (?:more|extra|further|a picture)|vivid|specif)/u,
    wrong: /\b(?:is the conclusion|opposing|counter ?argument|other side)\b/u,
  },
  "probe-reason-objection": {
    right:
      /\b(?:other side|oppos|against|disagree|counter|objection|contra|critic|sceptic|skeptic|rebut|refut|other people|others|some people|not the writer|somebody else|someone else|another (?:view|opinion|side)|different (?:view|opinion|side)|concession|conced|downside|drawback|con\b|worry|concern)/u,
    wrong: /\b(?:supports? (?:it|the conclusion|the point)|it is a reason\b(?! against))/u,
  },
  "probe-term-stake": {
    right:
      /\b(?:strong|weak|better|worse|support|follow|convinc|persuad|if (?:it|the|you|they|we|the writer|by)|when|means?|meaning|sense|reading|first|second|only|matter|otherwise|then)\b/u,
  },
};

/** Fewest words of an answer to a probe. */
const LEAST_WORDS = 3;
const LEAST_WORDS_STAKE = 7;
const NEAR_PARAPHRASE = 0.72;

/** Judges an answer to a probe: by its concepts, or by its nearness to one of the paraphrases. */
export async function assessProbe(
  encoder: SentenceEncoder,
  argument: Argument,
  probe: Expectation,
  message: string,
): Promise<Findings> {
  const text = normalise(message);
  const concepts = CONCEPTS[probe.id];
  const least = probe.id === "probe-term-stake" ? LEAST_WORDS_STAKE : LEAST_WORDS;
  const enough = wordsOf(text).length >= least && !isHeap(text);
  const isWrong = concepts?.wrong?.test(text) === true && !/\b(?:not|n't|isn't|doesn't)\b/u.test(text);
  const hasRight = concepts?.right.test(text) === true;
  const hasContent = probe.id === "probe-term-stake" ? namesTerm(argument, text) : true;
  if (enough && hasRight && hasContent && !isWrong)
    return { coverage: { [probe.id]: 0.9 }, misconception: null, confidence: 0.8, reasons: [`names the idea of ${probe.id}`] };
  const near = await nearestParaphrase(encoder, probe, message);
  const covered = near >= NEAR_PARAPHRASE && !isWrong && !isHeap(text);
  return {
    coverage: { [probe.id]: covered ? 0.85 : hasRight && !isWrong ? 0.65 : 0 },
    misconception: null,
    confidence: covered || isWrong ? 0.8 : 0.4,
    reasons: [`nearest way of saying ${probe.id} (${near.toFixed(2)})`],
  };
}

/** Whether an answer speaks of one of the terms, of a reading, or of "the first meaning". */
function namesTerm({ key }: Argument, text: string): boolean {
  if (/\b(?:first|second|former|latter|other|one) (?:meaning|reading|sense|one)?/u.test(text)) return true;
  const terms = key.expectations.flatMap(({ term }) => (term ? [term.phrase, ...term.readings] : []));
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
