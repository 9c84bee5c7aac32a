import { memoise } from "./memoise.ts";
import { wordsOf } from "./words.ts";

const GRAM = 3;
/** Texts whose runs are kept, some KiB each. */
const CACHED_TEXTS = 1000;

/** The runs of three words of a text. */
const gramsOf = memoise((text): ReadonlySet<string> => {
  const words = wordsOf(text);
  const found = new Set<string>();
  for (let at = 0; at + GRAM <= words.length; at += 1)
    found.add(words.slice(at, at + GRAM).join(" "));
  return found;
}, CACHED_TEXTS);

function shareOf(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  if (part.size === 0) return 0;
  let shared = 0;
  for (const gram of part) if (whole.has(gram)) shared += 1;
  return shared / part.size;
}

/** Share of the source's runs of three words that the message repeats, 0 to 1. */
export function shareOfSourceCopied(message: string, source: string): number {
  return shareOf(gramsOf(source), gramsOf(message));
}

/** Share of the message's own runs of three words that stand in the source, 0 to 1. */
export function shareOfMessageCopied(message: string, source: string): number {
  return shareOf(gramsOf(message), gramsOf(source));
}
