import {
  CLAUSE_MARKS,
  CLAUSE_OPENINGS,
  DETERMINERS,
  NAMES_LIKE_ORDINARY_WORDS,
  NOUNS_OR_VERBS,
  ORDINARY_WORDS,
  SMALL_WORDS,
  VERBS,
} from "./phrase-topic-words.ts";

const LONGEST_PHRASE = { characters: 60, words: 10 } as const;

/** Letters in the order of the keyboard, which hardly any word has four of in a row. */
const KEYBOARD_RUN = /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|zxcv|xcvb|cvbn|vbnm/iu;

/** The learner's own; in a passage by somebody else it can only be a title. */
const SOMEBODYS = /^(?:my|our|your|his|her|their)\b/iu;

const STARTS_LARGE = /^\p{Lu}/u;

/**
 * A learner's interest as a noun-like phrase which fits behind "about" or "on" in the middle of a
 * sentence. Noun phrases stay as they were typed; whatever else was typed (a clause, a question,
 * symbols, gibberish) becomes a title in typographic double quotes: about “how to cook”.
 */
export function phraseTopic(interest: string): string {
  const text = tidy(interest);
  if (text === "") return "a subject of one's own";
  const quoted = /^"([^"]+)"$/u.exec(text)?.[1]?.trim();
  if (quoted !== undefined && quoted !== "") return asTitle(quoted);
  const phrase = trimClosing(text).replaceAll('"', "'");
  if (SOMEBODYS.test(phrase)) return asTitle(phrase);
  return isNounPhrase(phrase) ? lowerOrdinaryStart(phrase) : asTitle(phrase);
}

function tidy(interest: string): string {
  return (
    interest
      .toWellFormed()
      .normalize("NFC")
      // Marks that turn the direction of writing would turn the sentence around the phrase as well.
      .replaceAll(/[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, "")
      .replaceAll(/[“”„‟«»″＂]/gu, '"')
      .replaceAll(/[‘’‚‛′]/gu, "'")
      // Frames mark the place of a clause by a pair of braces.
      .replaceAll("{", "(")
      .replaceAll("}", ")")
      .replaceAll(/[\s\p{Cc}]+/gu, " ")
      .trim()
      .replace(/^(?:[-–—*•·>]+ )+/u, "")
  );
}

function trimClosing(text: string): string {
  if (/\b\p{L}\.\p{L}\.$/u.test(text)) return text;
  const trimmed = text.replace(/[\s.,;:!…。、，；：！]+$/u, "");
  return trimmed === "" ? text : trimmed;
}

function asTitle(text: string): string {
  return `“${trimClosing(text)}”`;
}

function isNounPhrase(text: string): boolean {
  const words = text.split(" ");
  if (text.length > LONGEST_PHRASE.characters || words.length > LONGEST_PHRASE.words) return false;
  return !hasOddSymbols(text) && !isClause(words) && !isGibberish(text);
}

function hasOddSymbols(text: string): boolean {
  if (!/\p{L}/u.test(text)) return true;
  // Persian and Indian scripts need joiners within words.
  const joined = text.replaceAll("\u200C", "").replaceAll("\u200D", "");
  if (/[^\p{L}\p{M}\p{N} '&+#/.,()\-–·・]/u.test(joined)) return true;
  // "c++" and "f#" are names; "tea + cake" and "#trains" are not phrases.
  if (/(?<![\p{L}\p{N}+#])[+#]|[+#](?=\p{L})/u.test(text)) return true;
  if (/(?<!\b(?:dr|mr|mrs|ms|st|vs|prof|no|jr|sr|\p{L}))\. /iu.test(text)) return true;
  return text.includes(",") && !/(?: (?:and|or)|&) /iu.test(text);
}

function isClause(words: readonly string[]): boolean {
  const lower = words.map((word) => word.toLowerCase().replaceAll(/[(),]/gu, ""));
  const [first = "", second = "", ...others] = lower;
  if (lower.slice(1).some((word) => CLAUSE_MARKS.has(word))) return true;
  if (/^(?:我|你|他|她|私[はがも]|僕|俺|なぜ|どうして|为什么|怎么|如何)/u.test(first)) return true;
  if (isAcronym(words)) return false;
  if (CLAUSE_OPENINGS.has(first) || VERBS.has(first)) return true;
  if (DETERMINERS.has(first) && second === "") return true;
  if (["all", "everything"].includes(first) && second === "about") return true;
  if (["can", "will", "might", "may"].includes(first)) return others.length > 0;
  return NOUNS_OR_VERBS.has(first) && DETERMINERS.has(second);
}

/** Whether the first word is one like "IT" or "WHO", in capitals although the rest is not. */
function isAcronym(words: readonly string[]): boolean {
  const [first = "", ...others] = words;
  if (!/^\p{Lu}{2,}$/u.test(first)) return false;
  return others.length === 0 || others.some((word) => /\p{Ll}/u.test(word));
}

function isGibberish(text: string): boolean {
  if (KEYBOARD_RUN.test(text) || /(\p{L})\1{3}/iu.test(text)) return true;
  const latin = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return latin.split(/[^a-z]+/u).some((word) => {
    if (/^[^aeiouy]{6,}$/u.test(word)) return true;
    return /[^aeiouy]{6,}/u.test(word.replaceAll(/sch|tch|ght|[cgpst]h|ck|ng/gu, "t"));
  });
}

/**
 * Takes back the capital that a phrase has only for standing at a start. Names and common nouns
 * cannot be told apart without a dictionary, so only words that are hardly ever names are touched.
 */
function lowerOrdinaryStart(text: string): string {
  const words = text.split(" ");
  const [first = "", second = ""] = words;
  if (words.length > 1 && words.every((word) => isOrdinary(word) || /^\p{Ll}/u.test(word))) {
    return words.map(lowerFirst).join(" ");
  }
  if (STARTS_LARGE.test(second)) return text;
  const mayLower = isOrdinary(first) || DETERMINERS.has(first.toLowerCase());
  return mayLower ? lowerFirst(text) : text;
}

function isOrdinary(word: string): boolean {
  if (!/^\p{Lu}[\p{Ll}-]+[,]?$/u.test(word)) return false;
  const lower = word.toLowerCase().replace(",", "");
  if (NAMES_LIKE_ORDINARY_WORDS.has(lower)) return false;
  if (ORDINARY_WORDS.has(lower) || SMALL_WORDS.has(lower)) return true;
  return /.{2}(?:ing|ment|tion|ology|ics|ery|ship|craft|graphy)$/u.test(lower);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
