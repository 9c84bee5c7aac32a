import { wordsOf } from "./words.ts";

const GRAM = 3;

/** Sources whose runs are kept, some KiB each; a missing one costs time, never a result. */
const CACHED_SOURCES = 200;
const SOURCES = new Map<string, ReadonlySet<string>>();

function grams(words: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at + GRAM <= words.length; at += 1)
    found.add(words.slice(at, at + GRAM).join(" "));
  return found;
}

/** The runs of a text that much is held against: a passage, a hint. */
function gramsOfSource(source: string): ReadonlySet<string> {
  const known = SOURCES.get(source);
  if (known !== undefined) return known;
  const found = grams(wordsOf(source));
  if (SOURCES.size >= CACHED_SOURCES) SOURCES.clear();
  SOURCES.set(source, found);
  return found;
}

function shareOf(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  if (part.size === 0) return 0;
  let shared = 0;
  for (const gram of part) if (whole.has(gram)) shared += 1;
  return shared / part.size;
}

/** Share of the source's runs of three words that the message repeats, 0 to 1. */
export function shareOfSourceCopied(message: string, source: string): number {
  return shareOf(gramsOfSource(source), grams(wordsOf(message)));
}

/** Share of the message's own runs of three words that stand in the source, 0 to 1. */
export function shareOfMessageCopied(message: string, source: string): number {
  return shareOf(grams(wordsOf(message)), gramsOfSource(source));
}
