/** Words that a text puts into somebody's mouth, and where. */
export interface Quotation {
  readonly words: string;
  readonly start: number;
  readonly end: number;
  /** Whether the text says that the learner said them; else they may be the passage's. */
  readonly isLearners: boolean;
}

const SAYING =
  "said|say|saying|wrote|written|writing|replied|answered|argued|claimed|typed|asked|called it|put it|phrased it|added|(?<=\\byour (?:own )?)words?";
/** That the learner is speaking, right before what is said. */
const LEARNER_SPEAKS = new RegExp(
  `\\byour?\\b(?:(?!\\b(?:writer|author|passage|text|tutor)\\b)[^.!?"])*\\b(?:${SAYING})\\b[^.!?"]{0,40}$`,
  "iu",
);
/** Speech without marks, behind a colon. */
const REPORTED = new RegExp(
  `\\byour?\\b[^.!?:"]*\\b(?:${SAYING})\\b[^.!?:"]{0,20}:\\s*(?=[\\p{L}\\p{N}])([^.!?]+)`,
  "giu",
);
const DOUBLE = /["“”„‟«»]/gu;
/** Whether a mark that stands before a word begins a quotation, rather than a word without its beginning ('tis, '90s). */
const SINGLE_START =
  /(?<![\p{L}\p{N}])['‘‚‛‹›`](?=\S)(?!(?:tis|twas|til|till|em|cause|n|\d0s)\b)/giu;
const SINGLE_END = /(?<=\S)['’‘›‹`](?![\p{L}\p{N}])/gu;
/** The apostrophe of an owner in the plural: "the dogs' owners". */
const OWNERS = /s['’]$/iu;
/** Words that stand out by marks; a lone one is mere stress. */
const STRESSED = /(\*{1,3}|_{1,3})(?=\S)([^*_]+?)\1/gu;

type Span = Pick<Quotation, "start" | "end">;

/** From one double mark to the next, or to the end where there is no other. */
function doubleSpans(text: string): Span[] {
  const marks = [...text.matchAll(DOUBLE)].map(({ index }) => index);
  return marks.flatMap((start, place) =>
    place % 2 === 0 ? [{ start, end: (marks[place + 1] ?? text.length) + 1 }] : [],
  );
}

/** From a single mark before a word to one behind a word: the first that is no owner's, if there is one. */
function singleSpans(text: string): Span[] {
  const starts = [...text.matchAll(SINGLE_START)].map(({ index }) => index);
  const spans: Span[] = [];
  let from = 0;
  for (const [place, start] of starts.entries()) {
    if (start < from) continue;
    const until = starts[place + 1] ?? text.length;
    const ends = [...text.slice(0, until).matchAll(SINGLE_END)]
      .map(({ index }) => index)
      .filter((index) => index > start);
    const isOwner = (index: number): boolean =>
      OWNERS.test(text.slice(start, index + 1)) && /^\s\p{Ll}/u.test(text.slice(index + 1));
    const end = ends.find((index) => !isOwner(index)) ?? ends[0] ?? text.length;
    spans.push({ start, end: end + 1 });
    from = end + 1;
  }
  return spans;
}

function isStressOnly(text: string, { index, 2: words = "" }: RegExpMatchArray): boolean {
  return !/\s/u.test(words.trim()) && !LEARNER_SPEAKS.test(text.slice(0, index));
}

function stressedSpans(text: string): Span[] {
  return [...text.matchAll(STRESSED)]
    .filter((match) => !isStressOnly(text, match))
    .map(({ index, 0: whole }) => ({ start: index, end: index + whole.length }));
}

function reportedSpans(text: string): Span[] {
  return [...text.matchAll(REPORTED)].map(({ index, 0: whole, 1: words = "" }) => ({
    start: index + whole.length - words.length,
    end: index + whole.length,
  }));
}

/** All that a text quotes: in marks of any kind, in emphasis, or behind "you wrote:". Apostrophes are no marks. */
export function findQuotations(text: string): Quotation[] {
  const spans = [
    ...doubleSpans(text),
    ...singleSpans(text),
    ...stressedSpans(text),
    ...reportedSpans(text),
  ];
  return spans.map(({ start, end }) => ({
    words: text.slice(start, end),
    start,
    end,
    isLearners: LEARNER_SPEAKS.test(text.slice(0, start)),
  }));
}
