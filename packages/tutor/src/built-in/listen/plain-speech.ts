import { memoise } from "@elenchus/dialogue/words/memoise";
import { wordsOf } from "@elenchus/dialogue/words/words";
import phrases from "./speech-phrases.json" with { type: "json" };

const EXPANDED: Readonly<Record<string, string>> = phrases.expand;
const FILLERS: ReadonlySet<string> = new Set(phrases.fillers);
const CLASSES: Readonly<Record<string, string>> = phrases.classes;
const CACHED_TEXTS = 2000;

/** A word as it is compared: "don't", "dont" and "do not" are one. */
function expand(word: string): string {
  const bare = word.replaceAll("'", "");
  return Object.hasOwn(EXPANDED, bare) ? (EXPANDED[bare] ?? bare) : bare;
}

/** A text as it is compared with phrases: plain words, short forms written out, fillers dropped, a space on each side of each word. */
export const plainSpeech = memoise((text: string): string => {
  const words = wordsOf(text)
    .map(expand)
    .filter((word) => !FILLERS.has(word));
  return words.length === 0 ? " " : ` ${words.join(" ")} `;
}, CACHED_TEXTS);

/** A text with its short forms written out: "bc its cheap" is "because it is cheap". */
export function writtenOut(text: string): string {
  return text.replaceAll(/[\p{L}'’]+/gu, (word) => {
    const written = expand(word.toLowerCase().replaceAll("’", "'"));
    return written.includes(" ") && word !== "cannot" ? written : word;
  });
}

/** Up to six words, whatever they are. */
const ANY = "(?:[^ ]+ ){0,6}?";
const ALL_THE_REST = "(?:[^ ]+ )*";

/**
 * A phrase as the source of a regular expression over plain speech. Words stand for themselves, `(a|b c)` for one of
 * them, `( )?` and `( )*` for what may be missing or come again, `*` for up to six words and at the end for all, `<term>` for a class of words,
 * `$` for the end of the text.
 */
function sourceOf(phrase: string): string {
  const tokens = phrase.match(/<\w+>|\)[?*]?|[(|$*]|[^\s()|$*<>]+/gu) ?? [];
  return tokens
    .map((token, index) =>
      token === "*" && index === tokens.length - 1 ? ALL_THE_REST : sourceOfToken(token),
    )
    .join("");
}

function sourceOfToken(token: string): string {
  if (token === "(") return "(?:";
  // A longer run is nobody's lead-in, and would be tried from each of its words on.
  if (token === ")*") return "){0,9}";
  if (token.startsWith(")") || token === "|" || token === "$") return token;
  if (token === "*") return ANY;
  if (token.startsWith("<")) return `(?:${CLASSES[token.slice(1, -1)] ?? ""}) `;
  return `${expand(token)} `;
}

/** The regular expression that finds any of the phrases anywhere in plain speech. */
export function compileSpeech(all: readonly string[]): RegExp {
  return new RegExp(`(?<= )(?:${all.map(sourceOf).join("|")})`, "u");
}

/** The same where a clause begins with them, after words that only lead up to it. */
export function compileOpenings(all: readonly string[]): RegExp {
  const leadIn = sourceOf(phrases.leadIn);
  return new RegExp(`^ ${leadIn}(?:${all.map((one) => sourceOf(one)).join("|")})`, "u");
}
