import { memoise } from "@elenchus/dialogue/words/memoise";
import { plainWords, wordsOf } from "@elenchus/dialogue/words/words";

/** Words of a run. */
export const RUN = 3;
/** Texts whose runs are kept, some KiB each. */
const CACHED_TEXTS = 1000;

/** The run of words that begins at a place. */
export function runAt(words: readonly string[], at: number): string {
  return `${words[at] ?? ""} ${words[at + 1] ?? ""} ${words[at + 2] ?? ""}`;
}

/** The runs of three words of a text. */
const runsOf = memoise((text): ReadonlySet<string> => {
  const words = wordsOf(text);
  const found = new Set<string>();
  for (let at = 0; at + RUN <= words.length; at += 1) found.add(runAt(words, at));
  return found;
}, CACHED_TEXTS);

function shareOf(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  if (part.size === 0) return 0;
  let shared = 0;
  for (const run of part) if (whole.has(run)) shared += 1;
  return shared / part.size;
}

/** Share of the source's runs of three words that the message repeats, 0 to 1. */
export function shareOfSourceCopied(message: string, source: string): number {
  return shareOf(runsOf(source), runsOf(message));
}

/** Share of the message's own runs of three words that stand in the source, 0 to 1. */
export function shareOfMessageCopied(message: string, source: string): number {
  return shareOf(runsOf(message), runsOf(source));
}

/** Share of the longer of two texts that the shorter one is, from which on both are the same words. */
const SAME_WORDS = 0.6;

/** Whether a text stands in another one, word for word, marks and capitals apart. */
export function standsIn(words: string, text: string): boolean {
  return ` ${plainWords(text)} `.includes(` ${plainWords(words)} `);
}

/** Whether one of two texts, however short, is the other one or most of it. */
export function isSameWords(one: string, other: string): boolean {
  const [short, long] = wordsOf(one).length <= wordsOf(other).length ? [one, other] : [other, one];
  const least = wordsOf(long).length * SAME_WORDS;
  return wordsOf(short).length >= Math.max(1, least) && standsIn(short, long);
}
