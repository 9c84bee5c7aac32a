import type { Argument, Expectation, ExpectationKind } from "@elenchus/dialogue/argument";
import { memoise, memoiseOf } from "@elenchus/dialogue/words/memoise";
import { normalise, plainWords, wordsOf } from "@elenchus/dialogue/words/words";
import { NUMBERS, ORDINALS } from "./counting-words.ts";
import { learnerTexts } from "./licence.ts";
import type { ReadText } from "./read-text.ts";
import { isEarned } from "./secrets.ts";
import type { Watched } from "./watched.ts";

const LAST = ["last", "final", "closing", "concluding"];
/** From the end: the last but one. */
const LAST_BUT_ONE =
  "\\blast (?:\\w+ )?(?:sentence |line )?but one\\b|\\bsecond (?:\\w+ )?from the end\\b|\\b(?:second last|next to last|penultimate)\\b";
/** Marks behind or before which somebody may be sent, with their names. */
const MARKS = [
  [":", "colon"],
  [";", "semicolon"],
  ["–", "dash"],
  ["—", "dash"],
  ["(", "brackets?"],
] as const;

/** What can be pointed at. */
interface Place {
  /** Of the expectation, and its step. */
  readonly id: string;
  readonly step: number;
  /** Whether a text points at it; `quoted` has what it sets in quotation marks. */
  readonly isMeant: (text: string, quoted: readonly string[]) => boolean;
}

/** Points at a sentence by its place among the others, or by a mark that it has. */
function pointerTo(sentence: string, at: number, count: number): RegExp {
  const names = [
    ...(at === 0 ? ["first", "opening"] : [ORDINALS[at] ?? "nth"]),
    ...(at === count - 1 ? LAST : []),
  ];
  const marks = MARKS.filter(([mark]) => sentence.includes(mark)).map(([, name]) => name);
  const ways = [
    `\\b(?:${names.join("|")})[ -](?:\\w+ )?(?:sentence|line|claim|statement|full stop|words?|clause|paragraph|bit)\\b(?! (?:but one|from the end)\\b)`,
    `\\bsentence (?:number )?(?:${at + 1}|${NUMBERS[at] ?? "nth"})\\b`,
    ...(at === count - 1
      ? ["\\b(?:very |right )?(?:at the )?end of the (?:passage|text)\\b", "\\bthe passage ends\\b"]
      : []),
    ...(at === count - 2 ? [LAST_BUT_ONE] : []),
    ...(marks.length > 0 ? [`\\b(?:after|behind|before|in) the (?:${marks.join("|")})\\b`] : []),
  ];
  return new RegExp(ways.join("|"), "u");
}

/** Texts whose quotations are kept. */
const CACHED_TEXTS = 1000;

/** Quotations of a text, by double quotation marks or by single ones outside words. */
const QUOTED =
  /"([^"]{2,120})"|(?<![\p{L}\p{N}])'((?:[^']|(?<=\p{L})'(?=\p{L})){2,120})'(?![\p{L}\p{N}])|\*([^*]{2,120})\*/gu;

/** So many words of a sentence show which one is meant. */
const TELLING_WORDS = 3;

const spaced = (text: string): string => ` ${plainWords(text)} `;

/** Sentences that are themselves what is asked for: by where they stand, by their beginning or by words that no other has. */
function sentencePlaces({ id, step, quote = "" }: Expectation, passage: string): Place[] {
  const texts = passage.split(/(?<=[.!?])\s+/u);
  const sentences = texts.map(spaced);
  const meant = spaced(quote);
  return sentences.flatMap((sentence, at) => {
    if (!sentence.includes(meant) && !meant.includes(sentence)) return [];
    const pointer = pointerTo(texts[at] ?? "", at, sentences.length);
    const isOfIt = (own: string): boolean => {
      const words = ` ${own} `;
      if (own.split(" ").length >= TELLING_WORDS) return sentence.includes(words);
      return sentence.startsWith(words) || isOnlyIn(words, sentence, sentences);
    };
    return [{ id, step, isMeant: (text, quoted) => pointer.test(text) || quoted.some(isOfIt) }];
  });
}

/** Words by which the lessons name a test: they point at no sentence that has them. */
const NAMES_A_TEST = " because ";

/** Whether words stand in one sentence and in no other. */
function isOnlyIn(words: string, sentence: string, sentences: readonly string[]): boolean {
  return (
    words !== NAMES_A_TEST &&
    sentence.includes(words) &&
    sentences.filter((one) => one.includes(words)).length === 1
  );
}

/** What is said about a sentence: by words of the passage that are also those of an answer. */
function answerPlace({ id, step, statement, paraphrases }: Expectation): Place {
  const answers = [statement, ...paraphrases].map(spaced);
  const isOfAnswer = (own: string): boolean =>
    own.split(" ").length >= TELLING_WORDS && answers.some((one) => one.includes(` ${own} `));
  return { id, step, isMeant: (_, quoted) => quoted.some(isOfAnswer) };
}

/** What is found where it stands. */
const STANDS_THERE: ReadonlySet<ExpectationKind> = new Set(["conclusion", "reason"]);
/** What is found where it stands, and then said in other words. */
const SEEN_THERE: ReadonlySet<ExpectationKind> = new Set([
  "ambiguous_term",
  "fallacy",
  "statistical_flaw",
]);

/** What can be pointed at in an argument. */
const placesOf = memoiseOf(({ key, passage }: Argument): readonly Place[] =>
  key.expectations.flatMap((one) => {
    if (one.quote === undefined) return [answerPlace(one)];
    if (STANDS_THERE.has(one.kind)) return sentencePlaces(one, passage);
    return SEEN_THERE.has(one.kind)
      ? [...sentencePlaces(one, passage), answerPlace(one)]
      : [answerPlace(one)];
  }),
);

/** Words that a text, normalised, sets in quotation marks or in emphasis. */
export const quotedWords = memoise(
  (text): readonly string[] =>
    [...text.matchAll(QUOTED)]
      .map(([, one, other, third]) => wordsOf(one ?? other ?? third ?? "").join(" "))
      .filter((words) => words !== ""),
  CACHED_TEXTS,
);

/** Quotations that are neither the learner's own words nor most of what has been found or told. */
function withoutKnown(watched: Watched, quoted: readonly string[]): readonly string[] {
  if (quoted.length === 0) return quoted;
  const { argument, dialogue } = watched.view;
  const found = argument.key.expectations.filter((one) => isEarned(dialogue, one.id));
  const learners = learnerTexts(watched).map(spaced);
  const statements = found.map(({ statement }) => spaced(statement));
  const isKnown = (own: string): boolean =>
    learners.some((one) => one.includes(` ${own} `)) ||
    (own.split(" ").length >= TELLING_WORDS && statements.some((one) => one.includes(` ${own} `)));
  return quoted.filter((own) => !isKnown(own));
}

/** Looks for sentences that tell by pointing: what is asked for stands there and there. */
export interface PlaceCheck {
  /** Id of the expectation at whose place a sentence points; null when it points at none. */
  find(sentence: ReadText): string | null;
}

/** Where to look is a hint like any other: it may be given only where the move gives that hint. */
export function createPlaceCheck(watched: Watched): PlaceCheck {
  let hidden: readonly Place[] | null = null;
  const findHidden = (): readonly Place[] => {
    const { argument, dialogue } = watched.view;
    return placesOf(argument).filter(
      ({ id, step }) => step === watched.openStep && !isEarned(dialogue, id),
    );
  };
  const isOpen = (place: Place): boolean => {
    const said = watched.view.transcript.filter((one) => one.sender === "system");
    const allowed = [...watched.allowed, ...said.map((one) => one.text)].map(normalise);
    return allowed.some((text) => place.isMeant(text, quotedWords(text)));
  };
  return {
    find({ normal: said }) {
      hidden ??= findHidden();
      if (hidden.length === 0) return null;
      const quoted = withoutKnown(watched, quotedWords(said));
      return hidden.find((place) => place.isMeant(said, quoted) && !isOpen(place))?.id ?? null;
    },
  };
}
