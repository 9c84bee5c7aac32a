import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { countNegations } from "../../text/negation.ts";
import { knownWordsOf } from "./free-texts.ts";
import { openAnswersOf, type ReplyContext, type Way } from "./open-answers.ts";
import { findRuns, type ReadSentence } from "./read-sentence.ts";

/** Points at a place of the passage. */
const POINTS =
  /\b(?:first|second|third|fourth|last|next|opening|closing|final|middle|beginning|end|starts?|begins?|ends?|before|after|colon|comma|line|clause|heading|word|phrase|sentence)\b/gu;
const KINDS: readonly string[] =
  "conclusion reason ambiguous_term missing_information assumption value fallacy fallacy_name alternative statistical_flaw impact probe".split(
    " ",
  );

/** Words of the open answers by which the features of a reply's sentences are counted. */
const openWordsOf = memoiseOf((context: ReplyContext) => {
  const open = openAnswersOf(context);
  const ways = open.flatMap((one) => [...one.ways, ...one.quotes]);
  return {
    stems: new Set(ways.flatMap(({ stems }) => [...stems])),
    kinds: KINDS.map((kind) => (open.some(({ expectation }) => expectation.kind === kind) ? 1 : 0)),
  };
});

/** Ways of fewer words of content are no more than a part of what a longer sentence says: words meet by chance. */
const FULL_WAY = 4;

/** How much of an answer's ways a sentence says, each 0 to 1. */
function measureRecall(context: ReplyContext, { stems, unsaid }: ReadSentence): number[] {
  const fresh = new Set(unsaid);
  const least = Math.min(FULL_WAY, stems.size / 2);
  const share = (way: Way, of: ReadonlySet<string>): number =>
    countIn(way.stems, of) / Math.max(1, least, way.stems.size);
  let [whole, unsaidPart, quoted] = [0, 0, 0];
  for (const { ways, quotes } of openAnswersOf(context)) {
    for (const way of ways) {
      const part = share(way, fresh);
      if (part === 0) continue;
      unsaidPart = Math.max(unsaidPart, part);
      whole = Math.max(whole, share(way, stems));
    }
    for (const way of quotes) quoted = Math.max(quoted, share(way, fresh));
  }
  return [whole, unsaidPart, quoted];
}

function countIn(some: Iterable<string>, all: ReadonlySet<string>): number {
  return [...some].filter((stem) => all.has(stem)).length;
}

/** Whose words of content a sentence has, and which of them nobody has said. */
function readStemFeatures(context: ReplyContext, { stems, talk, unsaid }: ReadSentence): number[] {
  const known = knownWordsOf(context);
  const open = openWordsOf(context);
  const size = Math.max(1, stems.size);
  const ofPassage = countIn(unsaid, known.passage);
  const ofKey = unsaid.filter((stem) => open.stems.has(stem));
  const unsaidIssue = [...stems].filter((stem) => known.issue.has(stem) && !known.free.has(stem));
  return [
    countIn(stems, known.free) / size,
    talk.length / size,
    countIn(stems, known.learner) / size,
    unsaid.length / size,
    Math.log1p(unsaid.length),
    Math.log1p(ofPassage),
    Math.log1p(unsaid.length - ofPassage),
    ofPassage / size,
    Math.log1p(ofKey.length),
    Math.log1p(ofKey.filter((stem) => !known.passage.has(stem)).length),
    ofKey.length / size,
    unsaidIssue.length / size,
  ];
}

/** How much of it stands word for word in what was said or in the passage. */
function readCopiedFeatures(context: ReplyContext, { words }: ReadSentence): number[] {
  const { freeText, passageText } = knownWordsOf(context);
  const free = findRuns(words, freeText);
  const copied = findRuns(words, passageText).filter((is, at) => is && free[at] !== true);
  return [free.filter(Boolean).length / Math.max(1, words.length), Math.log1p(copied.length)];
}

/** How it is put. */
function readFormFeatures(context: ReplyContext, read: ReadSentence): number[] {
  const { text, normal, words, stems } = read;
  const { freeText } = knownWordsOf(context);
  const figures = normal.match(/\d+/gu) ?? [];
  const one = (is: boolean): number => (is ? 1 : 0);
  return [
    one(/\?["'”’)*\s]*$/u.test(text)),
    Math.log1p(words.length),
    Math.log1p(stems.size),
    countNegations(text),
    Math.log1p(normal.match(POINTS)?.length ?? 0),
    one(/\byou\b/u.test(normal)),
    one(figures.some((figure) => !freeText.includes(figure))),
  ];
}

/** The features of a sentence's words, as the classifier weighs them. */
export function readWordFeatures(context: ReplyContext, read: ReadSentence): number[] {
  const { kinds } = openWordsOf(context);
  return [
    ...readStemFeatures(context, read),
    ...measureRecall(context, read),
    ...readCopiedFeatures(context, read),
    ...readFormFeatures(context, read),
    Math.log1p(openAnswersOf(context).length),
    ...kinds,
  ];
}
