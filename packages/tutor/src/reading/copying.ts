import { wordsOf } from "./words.ts";

const GRAM = 3;

function grams(words: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at + GRAM <= words.length; at += 1)
    found.add(words.slice(at, at + GRAM).join(" "));
  return found;
}

/** Share of the source's runs of three words that the message repeats, 0 to 1. */
export function shareOfSourceCopied(message: string, source: string): number {
  const ofSource = grams(wordsOf(source));
  if (ofSource.size === 0) return 0;
  const ofMessage = grams(wordsOf(message));
  let shared = 0;
  for (const gram of ofSource) if (ofMessage.has(gram)) shared += 1;
  return shared / ofSource.size;
}

/** Share of the message's own runs of three words that stand in the source, 0 to 1. */
export function shareOfMessageCopied(message: string, source: string): number {
  return shareOfSourceCopied(source, message);
}
