import { wordsOf } from "@elenchus/dialogue/words/words";
import pairs from "./antonyms.json" with { type: "json" };

const REVERSE: ReadonlyMap<string, ReadonlySet<string>> = buildReverse();

function buildReverse(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (from: string, to: string): void => {
    for (const word of from.split(" "))
      found.set(word, new Set([...(found.get(word) ?? []), ...to.split(" ")]));
  };
  // A word of the one group says the reverse of a word of the other.
  for (const [one = "", other = ""] of pairs) {
    add(one, other);
    add(other, one);
  }
  return found;
}

/** Whether a word of the first text is reversed by one of the second that stands there in its stead. */
export function hasReversal(said: string, meant: string): boolean {
  const saidWords = new Set(wordsOf(said));
  const meantWords = new Set(wordsOf(meant));
  return [...saidWords].some((word) => {
    if (meantWords.has(word)) return false;
    const reverse = REVERSE.get(word);
    return (
      reverse !== undefined &&
      [...meantWords].some((other) => reverse.has(other) && !saidWords.has(other))
    );
  });
}
