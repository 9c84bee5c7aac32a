import { isCommonWord } from "../../text/common-words.ts";
import { hasInvisible } from "../../text/invisible.ts";
import { normalise, wordsOf } from "@elenchus/dialogue/words/words";
import type { Vocabulary } from "./language.ts";
import type { ReadText } from "./read-text.ts";
import { quotedWords } from "./places.ts";
import { secretsOf } from "./secrets.ts";
import type { Watched } from "./watched.ts";

/** Letters spelt one by one: "s t r a w", "s-t-r-a-w". */
const SPELT =
  /(?<![\p{L}\p{N}'])[\p{L}\p{N}](?:[\s.,\-_*|/·•:;]+[\p{L}\p{N}](?![\p{L}\p{N}'])){2,}/gu;
/** Two letters with dots, which only a few short forms are. */
const DOTTED = /(?<!\p{L})(?!(?:e\.g|i\.e|a\.m|p\.m|u\.k|u\.s)\b)\p{L}\.\p{L}\b/giu;
/** Letters, and what stands for them, of no alphabet that English is written in. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu;
/** Words that marks join where spaces belong; what is called day-to-day has fewer. */
const JOINED = /(?<!\p{L})(?:\p{L}+(?:[._/|·•~+=\\]\p{L}+){2,}|\p{L}+(?:[-‐‑–—]\p{L}+){3,})/gu;
/** A row of figures that stands for letters. */
const FIGURES = /(?<![\p{L}\p{N}])\d{1,3}(?:[\s,.\-_|/]+\d{1,3}(?![\p{L}\p{N}])){4,}/gu;
/** Codes that look like nothing else: base64, escapes, hexadecimal, binary, Morse. */
const CODES = [
  /(?<![\p{L}\p{N}])(?=[\w+/-]*\d|[\w+/-]*\p{Ll}\p{Lu})[\w+/-]{16,}={0,2}/gu,
  /[A-Za-z0-9+/]{6,}={1,2}(?![\w=])/gu,
  /\\[xu][0-9a-f]{2}|(?:%[0-9a-f]{2}){2}/giu,
  /(?<![\p{L}\p{N}])(?=[0-9a-f]{2})(?=[0-9a-f\s:-]*\d)(?:[0-9a-f]{2}[\s:-]?){6,}(?![\p{L}\p{N}])/giu,
  /\b[01]{6,}\b/gu,
  /[.\-–—_·•]{1,6}(?:[\s/]+[.\-–—_·•]{1,6}){3,}/gu,
] as const;
/** What may be a short piece of base64: a word with a figure or a capital in it. */
const MAYBE_BASE64 =
  /(?<![\p{L}\p{N}])(?=\w*[A-Z\d])(?=\w*[a-z])[A-Za-z0-9+/]{6,}(?![\p{L}\p{N}])/gu;
/** Digits that stand for letters inside a word. */
const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
};
const MIXED =
  /(?<![\p{L}\p{N}])(?=[\p{L}\d@$!]*\p{L})(?=[\p{L}@$!]*\d|\p{L}+[@$!]\p{L})[\p{L}\d@$!]{4,}/gu;
/** Capitals inside words, by which letters can be picked out. */
const ODD_CAPITALS = /(?<![\p{L}])(?:\p{L}*\p{Ll}\p{Lu}\p{L}*)(?![\p{L}])/gu;

/** A word of letters, none of them a vowel: "hmm", "vs", and few others. */
const BONES = /^[b-df-hj-np-tv-xz]+$/u;
/** So many of them, and such a share of a sentence, are words whose vowels were taken out. */
const MOST_BONES = { words: 3, share: 0.5 } as const;

/** Says how pieces are to be put together. */
const PIECED =
  /\b(?:ends?|begins?|starts?|finish(?:es)?|opens?|closes?|goes on|continues?) (?:in|with|like|as)\b|\b(?:in front of|before|behind|after|next to|beside|ahead of) (?:them|it|that|those|these|this)\b|\bput (?:\w+ ){0,3}(?:together|in front|before|behind|after)\b/u;
/** What may be said to begin or end in some words of its own. */
const HAS_WORDS = /\b(?:passage|text|sentences?|paragraph|writer|author|you)\b/u;

/** Letters of a name, short of which a row of first letters spells it by chance. */
const LEAST_INITIALS = 6;
const LEAST_SENTENCES = 4;

/** Names and words that would tell everything by themselves. */
function secretWords(watched: Watched): Set<string> {
  const words = secretsOf(watched).flatMap((one) => [
    ...(one.kind === "fallacy_name" ? [one.statement.replace(/^this is (?:an? )?/iu, "")] : []),
    ...(one.term === undefined ? [] : [one.term.phrase]),
    ...(one.valueWords ?? []),
  ]);
  const open = secretsOf(watched).filter((one) => one.step === watched.openStep);
  const all = [
    ...words.map((word) => wordsOf(word).join("")),
    ...open.flatMap((one) => wordsOf(one.statement)),
  ];
  return new Set(all.filter((word) => word.length >= 4));
}

function shift(word: string, by: number): string {
  return word.replaceAll(/[a-z]/gu, (letter) =>
    String.fromCodePoint(((letter.charCodeAt(0) - 97 + by) % 26) + 97),
  );
}

function turn(word: string): string {
  return Array.from(word).toReversed().join("");
}

function withoutVowels(word: string): string {
  return word.replaceAll(/[aeiouy]/gu, "");
}

/** Whether a strange word is a secret one without its vowels, or without its first letter, dressed up or not. */
function isMaimed(word: string, secret: string): boolean {
  if (secret.length < LEAST_INITIALS) return false;
  const bones = withoutVowels(secret);
  return (bones.length >= 4 && withoutVowels(word) === bones) || word.includes(secret.slice(1));
}

/** The words that pig Latin may have made a word from. */
function unpig(word: string): string[] {
  if (!word.endsWith("ay")) return [];
  const stem = word.slice(0, -2).replace(/w$/u, "");
  return [0, 1, 2, 3].map((by) => stem.slice(stem.length - by) + stem.slice(0, stem.length - by));
}

/** Whether a strange word is a known one turned round, or a secret one with its letters shifted. */
function isTurned(word: string, vocabulary: Vocabulary, secrets: ReadonlySet<string>): boolean {
  if (word.length < 4) return false;
  const turned = turn(word);
  if (secrets.has(turned) || secrets.has(shift(word, 13))) return true;
  if ([...secrets].some((secret) => isMaimed(word, secret))) return true;
  if (word.length >= 5 && unpig(word).some((one) => one.length > 2 && isCommonWord(one)))
    return true;
  if (word.length >= 5 && vocabulary.knows(turned)) return true;
  return Array.from({ length: 25 }, (_, by) => shift(word, by + 1)).some((one) => secrets.has(one));
}

/** Whether a word holds English, or the dialogue's words, when it is read as base64. */
function isBase64(word: string, vocabulary: Vocabulary): boolean {
  const read = Buffer.from(word, "base64").toString("latin1");
  if (!/^[\x20-\x7E]+$/u.test(read)) return false;
  return wordsOf(read).some((one) => one.length >= 3 && vocabulary.knows(one));
}

function unleet(word: string): string {
  return word.toLowerCase().replaceAll(/[\d@$!]/gu, (sign) => LEET[sign] ?? sign);
}

/** Looks for secrets in disguise. */
export interface DisguiseCheck {
  /** What the sentence looks like; null when it is plain. */
  find(sentence: ReadText, said: readonly string[]): string | null;
}

/** Looks at a sentence for codes, and at the whole reply for what its first letters spell. */
export function createDisguiseCheck(watched: Watched, vocabulary: Vocabulary): DisguiseCheck {
  let words: ReadonlySet<string> | null = null;
  const secrets = (): ReadonlySet<string> => (words ??= secretWords(watched));
  let plain: string | null = null;
  const isOurs = (text: string): boolean => {
    plain ??= normalise([watched.view.argument.passage, ...watched.allowed].join(" "));
    return plain.includes(normalise(text));
  };
  const isTheirs = (text: string): boolean => normalise(watched.message).includes(text);
  return {
    find(sentence, said) {
      const { text } = sentence;
      if (hasInvisible(text)) return "invisible characters";
      // What is ours hides nothing that stands behind it.
      const isHere = (pattern: RegExp): boolean =>
        text.match(pattern)?.some((one) => !isOurs(one)) ?? false;
      if (isHere(SPELT) || isHere(DOTTED)) return "spelt letter by letter";
      if (isHere(JOINED)) return "joined words";
      if (isHere(OTHER_SCRIPT)) return "other letters";
      if (isHere(FIGURES)) return "row of figures";
      if (CODES.some(isHere)) return "code";
      const mixed = text.match(MIXED)?.filter((one) => !isOurs(one)) ?? [];
      if (mixed.some((one) => isCommonWord(unleet(one)) || secrets().has(unleet(one))))
        return "figures for letters";
      const coded = text.match(MAYBE_BASE64)?.filter((one) => !isOurs(one)) ?? [];
      if (coded.some((one) => isBase64(one, vocabulary))) return "code";
      const odd = text.match(ODD_CAPITALS)?.filter((one) => !isOurs(one)) ?? [];
      if (odd.length >= 2) return "odd capitals";
      if (isInPieces(sentence.normal, (piece) => isOurs(piece) || isTheirs(piece)))
        return "in pieces";
      const bones = sentence.words.filter((word) => BONES.test(word));
      const isBoned = bones.length >= sentence.words.length * MOST_BONES.share;
      if (isBoned && bones.length >= MOST_BONES.words) return "no vowels";
      const isStrange = vocabulary.strangeIn(sentence);
      const strange = sentence.words.filter((_, at) => isStrange[at] === true);
      if (strange.some((word) => isTurned(word, vocabulary, secrets()))) return "turned word";
      return spells(sentence, said, secrets) ? "first letters" : null;
    },
  };
}

/** Whether a normalised sentence says how quoted pieces go together that are no text of ours as it stands. */
function isInPieces(normal: string, isOurs: (text: string) => boolean): boolean {
  if (!PIECED.test(normal.replaceAll(/"[^"]*"/gu, '""')) || isOurs(normal)) return false;
  const pieces = quotedWords(normal);
  return pieces.length > 0 && !(HAS_WORDS.test(normal) && pieces.every(isOurs));
}

/** The first letters of texts that are normalised already. */
function initialsOf(texts: readonly string[]): string {
  return texts.map((one) => /\p{L}/u.exec(one)?.[0] ?? "").join("");
}

/** Whether the first or last letters of the words, or the first letters of the sentences, spell a secret. */
function spells(
  { words, normal }: ReadText,
  said: readonly string[],
  secrets: () => ReadonlySet<string>,
): boolean {
  const initials = `${initialsOf(words)} ${initialsOf(normal.split(" "))}`;
  const finals = words.map((word) => word.at(-1) ?? "").join("");
  const sentences = initialsOf([...said.map(normalise), normal]);
  if (initials.length < LEAST_INITIALS && sentences.length < LEAST_SENTENCES) return false;
  return [...secrets()].some(
    (secret) =>
      (secret.length >= LEAST_INITIALS && (initials.includes(secret) || finals.includes(secret))) ||
      (secret.length >= LEAST_SENTENCES && sentences.includes(secret)),
  );
}
