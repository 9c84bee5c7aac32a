/**
 * The end of a sentence: its mark, what closes behind it and the white space that shows it is one; the end of a line or
 * paragraph; in scripts without blanks the mark alone.
 */
export const SENTENCE_END = /(?<![.!?…])[.!?…]+["'”’»)\]*_]*\s+|\n\s*|[。！？]+["'”’»)\]]*\s*/gu;

/** Short forms, initials and the numbers of a list, whose full stop ends no sentence. */
const SHORT_FORM =
  /(?:^|[\s("'“‘])(?:e\.g|i\.e|etc|cf|vs|mr|mrs|ms|dr|prof|st|no|approx|fig|p|pp|a\.m|p\.m|[A-Z])\.$|^\W*\d{1,2}\.$/iu;
/** Letters among which a short form is found, and what stands before it. */
const LONGEST_FORM = 12;
/** A mark that a small letter may follow within a sentence: closed by a quotation's end, or dots for what is left out. */
const GOES_ON = /["'”’»)\]*_…]\s*$|\.\.\.\s*$/u;

const MARK = /[.!?…。！？]/u;
/** Letters in which the beginning of a list's item is known. */
const LONGEST_ITEM = 4;
const LIST_ITEM = /^(?:[-*•–]|\d{1,2}[.)])\s/u;

/**
 * Whether a sentence ends where it may.
 * @param before the sentence so far, with its mark
 * @param mark what `SENTENCE_END` matched
 * @param after what stands behind it
 */
export function endsSentence(before: string, mark: string, after: string): boolean {
  if (/\n\s*\n/u.test(mark) || (mark.includes("\n") && LIST_ITEM.test(after))) return true;
  // A line may be broken anywhere.
  if (!MARK.test(mark)) return false;
  if (/^\p{Ll}/u.test(after) && GOES_ON.test(mark)) return false;
  return !SHORT_FORM.test(before.trim().slice(-LONGEST_FORM));
}

/**
 * The sentences of a text, in order and without the white space between them. Both sides count those of a passage alike: a
 * mark names a sentence by its index here.
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(SENTENCE_END)) {
    const end = index + mark.length;
    if (!endsSentence(text.slice(from, end), mark, text.slice(end, end + LONGEST_ITEM))) continue;
    sentences.push(text.slice(from, end).trim());
    from = end;
  }
  return [...sentences, text.slice(from).trim()].filter((one) => one !== "");
}
