import { shareOfSourceCopied } from "../../text/copying.ts";
import type { KeyMatch } from "./match-key.ts";
import type { ReadText } from "./read-text.ts";
import { isChat } from "../../text/talk-words.ts";

/** What tells a leak from a doubt, and a doubt from nothing. */
const LEAKS = {
  /** Share of a secret's content words that say it. */
  share: 0.75,
  /** A question about the matter shares more words with the answer before it says it. */
  shareInQuestion: 0.86,
  /** A reply as a whole, too, shares more of them. */
  shareOfReply: 0.86,
  /** Content words from which on a share means anything. */
  leastStems: 4,
  /** Of these, so many by no licence, and of a whole reply such a share. */
  openHits: 2,
  openShareOfReply: 0.5,
} as const;
/** Two content words say a secret of two only where they stand together. */
const PAIR_SPAN = 4;
const DOUBTS = { share: 0.5, openHits: 2, longText: 6 } as const;
const DOUBTS_IN_GENERAL = { share: 0.6, openHits: 3 } as const;
/** What is said of these is too general to be recognised by two words. */
const GENERAL: ReadonlySet<string> = new Set(["probe", "impact"]);

/** Where the words of a match stand. */
export type FoundIn = "statement" | "question" | "reply";

/** Whether a match gives the secret away by itself. */
export function isLeak(match: KeyMatch, where: FoundIn): boolean {
  const { keyText, share, openHits, span } = match;
  if (match.isWhole) return true;
  if (keyText.size < LEAKS.leastStems) {
    if (share < 1 || where !== "statement" || GENERAL.has(keyText.expectation.kind)) return false;
    return keyText.size === 2 ? openHits === 2 && span <= PAIR_SPAN : openHits >= 2;
  }
  const least = {
    statement: LEAKS.share,
    question: LEAKS.shareInQuestion,
    reply: LEAKS.shareOfReply,
  }[where];
  const open = where === "reply" ? keyText.size * LEAKS.openShareOfReply : LEAKS.openHits;
  return share >= least && openHits >= open;
}

/** Fewest words of a text that is recognised by their order alone. */
const LEAST_WORDS = 4;
/** So many words may stand between them, as a share of them. */
const BETWEEN = 1.4;

/** Whether a text's words all stand in a reply in their order, with little in between: it is told bit by bit. */
export function isStrewn({ keyText }: KeyMatch, words: readonly string[]): boolean {
  const wanted = keyText.words.trim().split(" ");
  if (wanted.length < LEAST_WORDS) return false;
  return words.some((word, start) => {
    if (word !== wanted[0]) return false;
    let found = 0;
    const end = start + Math.ceil(wanted.length * (1 + BETWEEN));
    for (let at = start; at < Math.min(end, words.length); at += 1)
      if (words[at] === wanted[found]) found += 1;
    return found === wanted.length;
  });
}

/** Words, none of them mere talk, of which one may stand in one sentence and the rest in the next. */
const LEAST_HALVED = 2;

/**
 * Whether the few content words of a text stand one after the other in a reply, with nothing but talk between them
 * and in no sentence together: it is told in halves.
 */
export function isHalved(match: KeyMatch, sentences: readonly ReadText[]): boolean {
  const { keyText, share, openHits } = match;
  if (share < 1 || openHits < keyText.size || GENERAL.has(keyText.expectation.kind)) return false;
  const wanted = keyText.stems
    .trim()
    .split(" ")
    .filter((stem) => !isChat(stem));
  if (wanted.length < LEAST_HALVED) return false;
  if (sentences.some(({ stems }) => wanted.every((stem) => stems.includes(stem)))) return false;
  const said = sentences.flatMap(({ stems }) => stems.filter((stem) => stem && !isChat(stem)));
  return ` ${said.join(" ")} `.includes(` ${wanted.join(" ")} `);
}

/** A text of so many words is told where half of it stands somewhere word for word. */
const COPIED = { leastWords: 10, share: 0.5 } as const;

/** Whether much of a long text stands in what is said, run by run, wherever its parts are, by no licence. */
export function isCopied({ keyText, openHits }: KeyMatch, said: ReadText): boolean {
  return (
    openHits >= keyText.size * LEAKS.openShareOfReply &&
    keyText.words.trim().split(" ").length >= COPIED.leastWords &&
    shareOfSourceCopied(said.text, keyText.text) >= COPIED.share
  );
}

/** Whether a match is enough for the encoder to be asked. */
export function isDoubt({ keyText, share, openHits }: KeyMatch): boolean {
  if (GENERAL.has(keyText.expectation.kind))
    return openHits >= DOUBTS_IN_GENERAL.openHits && share >= DOUBTS_IN_GENERAL.share;
  return openHits >= DOUBTS.openHits && (share >= DOUBTS.share || keyText.size >= DOUBTS.longText);
}
