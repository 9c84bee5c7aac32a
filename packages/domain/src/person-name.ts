import { withoutHidden } from "./invisible.ts";
import { SENTENCE_WORDS } from "./sentence-words.ts";
import { hasVisibleText, withoutBidirectionalControls } from "./visible-text.ts";

/** Which of somebody's names: the first one stands in letters to addresses that nobody has confirmed yet. */
export type NamePart = "first" | "last";

/** Most letters of a name. Marks on letters, blanks and signs do not count. */
export const MAX_NAME_LETTERS: Readonly<Record<NamePart, number>> = { first: 40, last: 60 };

/** With marks, blanks and signs: more than any script needs for that many letters. */
const MOST_CHARS = 120;
const MOST_WORDS = 8;
/** A longer text is not read: some of the patterns take the square of its length. */
const MOST_READ = 1000;
/** A "3rd", an "A-12": no telephone number. */
const MOST_DIGITS = 2;
/** Marks that stand on one letter. */
const MANY_MARKS = /\p{M}{6}/u;
/** Signs of Chinese and Japanese that stand together: these write sentences without a blank. */
const LONG_RUN = /[\p{Script=Han}\p{Script=Hiragana}]{9}/u;

/** Letters of all scripts, and what stands between the parts of names: "O'Brien", "Jean-Luc", "阿卜杜拉·买买提", "བསྟན་འཛིན". */
const NAME_CHARS =
  /^[\u200D\u200C\p{L}\p{M}\p{Nl}\p{Nd}\p{Pd} .,'’‘`´"“”„‟«»()（）·•・･＝\u055A\u05F3\u05F4\u0F0B\u1361\u0970\u2032/@!=]+$/u;
/** "a/l" and "s/o" between the names of child and father. */
const LONE_SLASH = /(?<!(?<!\p{L})\p{L})\/|\/(?!\p{L}(?!\p{L}))|\/.*\//u;
/** As in "ジャン=リュック". */
const LONE_EQUALS = /(?<![\p{Script=Katakana}ー])=|=(?!\p{Script=Katakana})/u;
/** "!Nqate": a click, which opens a name. Behind a word it ends a sentence. */
const SHOUT = /!(?!\p{L})|[^\s-]!/u;
/** "Tan Ah Kow @ David" is one person with two names; an address has no blanks. */
const TIGHT_AT = /\S@|@\S|@.*@/u;
/** "King, Jr." */
const COMMA = /,(?!\s*(?:\p{L}{1,4}\.?|Ph\.?\s?D\.?)$)/iu;
/** A dot ends what is cut short ("Md.", "Prof."), or all; behind a whole word it ends a sentence. */
const FULL_STOP = /\p{L}[\p{L}\p{M}]{4,}\.(?=.*\p{L})/u;
/** Where nothing parts a dot from what follows, that has to look like a name ("St.John", "K.Ramesh") and no address. */
const DOTTED = /(\p{L}+)\.(?=\p{L}[\p{L}\p{M}])(\p{L})/gu;

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

function isDottedAddress(name: string): boolean {
  return [...name.matchAll(DOTTED)].some(([, before = "", after = ""]) => {
    const isAbbreviation = before.length <= 4 && !/^\p{Ll}/u.test(before) && !/\p{Ll}/u.test(after);
    return before.length > 1 && !isAbbreviation;
  });
}

function isSentence(name: string): boolean {
  const words: readonly string[] = name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const telling = new Set(words.filter((word) => SENTENCE_WORDS.has(word)));
  return telling.size >= 2 || words.includes("www") || name.split(" ").length > MOST_WORDS;
}

/** A name with which a letter may be opened: one line, in which nothing hides or turns what stands behind it. */
export function tidyName(typed: string): string {
  return withoutHidden(withoutBidirectionalControls(typed))
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** Whether a tidy text has more letters than a name can have. */
export function isLongName(name: string, part: NamePart): boolean {
  return (
    name.length > MOST_READ ||
    countOf(/\p{L}/gu, name.normalize("NFC")) > MAX_NAME_LETTERS[part] ||
    countOf(/./gsu, name) > MOST_CHARS
  );
}

/** Whether a tidy text can be somebody's name, and is no sentence, address or number; far too long, it is not read. */
export function isLikeName(name: string): boolean {
  if (name.length > MOST_READ) return true;
  const plain = name.normalize("NFKC").replaceAll(/\s+/gu, " ");
  return (
    hasVisibleText(name) &&
    NAME_CHARS.test(plain) &&
    /\p{L}/u.test(plain) &&
    countOf(/\p{Nd}/gu, plain) <= MOST_DIGITS &&
    !MANY_MARKS.test(plain) &&
    !LONG_RUN.test(plain) &&
    !LONE_SLASH.test(plain) &&
    !LONE_EQUALS.test(plain) &&
    !TIGHT_AT.test(plain) &&
    !SHOUT.test(plain) &&
    !COMMA.test(plain) &&
    !FULL_STOP.test(plain) &&
    !isDottedAddress(plain) &&
    !isSentence(plain)
  );
}

/** A name for a letter; null where what is kept is none, or could carry a message of its own. */
export function nameForLetter(kept: string, part: NamePart): string | null {
  const name = tidyName(kept);
  if (!isLikeName(name) || isLongName(name, part)) return null;
  // No mail program makes a link of it.
  return name.replaceAll(/\.(?=\p{L}{2})/gu, ". ");
}
