import { stemmer } from "stemmer";
import { memoise } from "./memoise.ts";

/** Texts kept: a turn holds its message against the same passage, key and transcript again and again. */
const CACHED_TEXTS = 2000;

/** Number words as figures, so that "sixty" and "60" are one. */
const NUMBERS: ReadonlyMap<string, string> = new Map(
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, index) => [word, String(index + 2)] as const)
    .concat(
      "twenty thirty forty fifty sixty seventy eighty ninety"
        .split(" ")
        .map((word, index) => [word, String(20 + 10 * index)] as const),
    ),
);

/** Words that carry structure rather than content. */
const FUNCTION_WORDS = new Set(
  (
    "a an the this that these those it its they them their there he she his her him we us our you your i me my mine " +
    "and or but nor yet if then than as at by for from in into of off on onto out over to too up upon with within without about after before between during through under until while " +
    "is am are was were be been being has have had having do does did doing will would can could may might must shall should " +
    "not no nor never n't who whom whose which what when where why how because since so therefore thus hence also just only very really quite more most much many some any all both each every either neither other another such own same here again still even " +
    "don't doesn't didn't isn't aren't wasn't weren't won't wouldn't can't cannot couldn't shouldn't hasn't haven't hadn't it's that's they're there's i'm i'd i've i'll we're we've we'd we'll you're you've you'd you'll they've they'd they'll he's he'd he'll she's she'd she'll it'll it'd that'll that'd who's what's let's stuff thing things something etc cause cos lot lots"
  ).split(" "),
);

/** Lower case, straight quotes, single spaces. */
export const normalise = memoise(
  (text) =>
    text
      .normalize("NFKC")
      .replaceAll(/[‘’ʼ`´]/gu, "'")
      .replaceAll(/[“”«»]/gu, '"')
      .replaceAll(/\s+/gu, " ")
      .trim()
      .toLowerCase(),
  CACHED_TEXTS,
);

/** Words of the passage without what differs in a sentence of its own: case and the final stop. */
function bareWords(text: string): string {
  return normalise(text).replace(/[.,;:!?]+$/u, "");
}

/** Whether two places of a passage are the same, or one is part of the other. */
export function sharesPlace(one: string, other: string): boolean {
  const [first, second] = [bareWords(one), bareWords(other)];
  return first !== "" && second !== "" && (first.includes(second) || second.includes(first));
}

/** The words of a text, in lower case, without punctuation; "don't" stays one word. */
export const wordsOf = memoise(
  (text): readonly string[] => normalise(text).match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? [],
  CACHED_TEXTS,
);

/** A text as its words alone, with spaces between. */
export const plainWords = memoise((text) => wordsOf(text).join(" "), CACHED_TEXTS);

/** Whether a word carries structure rather than content. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word);
}

/** The stem of a word; of a number word, its figure. */
export const stemOf = memoise(
  (word) => NUMBERS.get(word) ?? stemmer(word.replace(/'s$/u, "")),
  20_000,
);

/** The stems of the words that carry content, each once. */
export const contentStems = memoise(
  (text): ReadonlySet<string> =>
    new Set(
      wordsOf(text)
        .filter((word) => !isFunctionWord(word))
        .map(stemOf),
    ),
  CACHED_TEXTS,
);
