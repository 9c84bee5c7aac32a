import { splitSentences } from "@elenchus/domain/split-sentences";
import type { Expectation, ExpectationKind } from "../argument.ts";
import { cutAtClause } from "./cut-at-clause.ts";
import { contentStems, wordsOf } from "./words.ts";

/** Longest quotation of a learner, in words: of a message, and of what a judge quoted of it. */
const MOST_WORDS = 26;
const MOST_QUOTED = 50;
/** A clause shorter than this says too little by itself. */
const LEAST_WORDS = 3;

const CLAUSE_END = /,\s+|\s+[–—-]\s+|:\s+|\s+(?=(?:and|because|whereas|while|but|so that)\s)/u;
/** Marked sentences, as they stand behind what was typed. */
const MARKED = /^\[[^\]\n]+: .*\]$/gmu;
/** What only leads up to a point: "As I said, …", "I think that …". */
const LEAD_IN =
  /^(?:(?:ok(?:ay)?|well|so|yes|right|sorry|[hu]m+|also|and|then|(?:first|second)(?:ly)?|maybe|(?:i )?don'?t know|dunno|idk|not sure|i'd say|the (?:writer|author) (?:say|argue|think)s|i (?:think|guess|mean|meant|believe|(?:just |already )?said(?: (?:it|that))?)|as i (?:already )?(?:said|told you|mentioned)(?: (?:before|above|already|at the start))?|(?:it(?:'s| is) )?because|that)\b[,:]?\s+)+/iu;

/** The words of a message that say an expectation, and not one of the others; short enough to quote, null where there are none. */
export function relevantClause(
  text: string,
  expectation: Expectation,
  others: readonly Expectation[] = [],
): string | null {
  const typed = text.replaceAll(MARKED, "").trim();
  // The reason of a verdict may share no word with the key's.
  const isVerdict = expectation.kind === "impact";
  const sentences = splitSentences(typed).flatMap((one) => one.split(/(?<=;)\s+/u));
  const both = isVerdict ? typed : withoutEdges(typed, sentences, expectation);
  const isShort = wordsOf(both).length <= MOST_WORDS;
  const sentence =
    TWO_SENTENCES.has(expectation.kind) && isShort ? both : pick(sentences, expectation);
  const isLong = wordsOf(sentence).length > MOST_WORDS;
  const trimmed = WHOLE.has(expectation.kind)
    ? sentence
    : withoutEdges(sentence, sentence.split(CLAUSE_END), expectation, others);
  // What the key does not know has no clause that says most of it.
  const isFree = expectation.isOwn === true;
  const whole =
    isLong && !isFree && trimmed === sentence
      ? pick(sentence.split(CLAUSE_END), expectation)
      : trimmed;
  const clean = whole
    .replaceAll(/[*_`#<>[\]]/gu, "")
    .replaceAll(/["“”]/gu, "'")
    .replace(LEAD_IN, "")
    .replace(/[\s.,;:?]+$/u, "");
  return wordsOf(clean).length === 0 ? null : cutAtClause(clean, MOST_WORDS);
}

/** What a judge quoted of a message for an expectation, as it stands: no more of it is cut than is too long. */
export function quotedWords(quotation: string): string | null {
  const clean = quotation.replaceAll(/[*_`#<>[\]]/gu, "").replaceAll(/["“”]/gu, "'");
  return wordsOf(clean).length === 0 ? null : cutAtClause(clean, MOST_QUOTED);
}

/** Answers of these kinds may have two halves, each a sentence: a verdict and its reason, a flaw's place and what is wrong. */
const TWO_SENTENCES: ReadonlySet<ExpectationKind> = new Set([
  "ambiguous_term",
  "impact",
  "fallacy",
  "fallacy_name",
  "statistical_flaw",
]);
/** Answers of these kinds are quoted whole. */
const WHOLE: ReadonlySet<ExpectationKind> = new Set([...TWO_SENTENCES, "probe"]);

/** Whether an answer of a kind is quoted whole, and not in the one clause that says most. */
export const isQuotedWhole = (kind: ExpectationKind): boolean => WHOLE.has(kind);

/** A text without those of its parts at its ends that share no word with what is expected. */
function withoutEdges(
  sentence: string,
  clauses: readonly string[],
  expectation: Expectation,
  others: readonly Expectation[] = [],
): string {
  const worth = clauses.map((one) => {
    const own = worthOf(one, expectation);
    return others.some((other) => worthOf(one, other) > own) ? 0 : own;
  });
  const first = worth.findIndex((one) => one > 0);
  const last = worth.findLastIndex((one) => one > 0);
  const from = clauses[first];
  const to = clauses[last];
  if (expectation.isOwn === true || from === undefined || to === undefined) return sentence;
  const kept = sentence.slice(sentence.indexOf(from), sentence.lastIndexOf(to) + to.length);
  return wordsOf(kept).length > 1 ? kept : sentence;
}

/** How many words of content a text shares with what is expected; of a learner's own find, how many it has. */
function worthOf(text: string, { statement, paraphrases, term, isOwn }: Expectation): number {
  const stems = [...contentStems(text)];
  if (isOwn === true) return stems.length;
  const ways = [statement, ...paraphrases, term?.phrase ?? "", ...(term?.readings ?? [])];
  const wanted = contentStems(ways.join(" "));
  return stems.filter((stem) => wanted.has(stem)).length;
}

/** The part that is worth most; one that asks only where no other is worth anything. */
function pick(parts: readonly string[], expectation: Expectation): string {
  const said = parts.map((one) => one.trim()).filter((one) => wordsOf(one).length > 0);
  const long = said.filter((one) => wordsOf(one).length >= LEAST_WORDS);
  const candidates = long.length > 0 ? long : said;
  const telling = candidates.filter((one) => !one.endsWith("?") && worthOf(one, expectation) > 0);
  const [best] = (telling.length > 0 ? telling : candidates).toSorted(
    (one, other) => worthOf(other, expectation) - worthOf(one, expectation),
  );
  return best ?? "";
}
