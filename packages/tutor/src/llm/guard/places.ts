import type { Argument, Expectation } from "../../dialogue/argument.ts";
import { memoise, memoiseOf } from "../../reading/memoise.ts";
import { normalise, wordsOf } from "../../reading/words.ts";
import { learnerTexts } from "./licence.ts";
import type { ReadText } from "./read-text.ts";
import { isEarned } from "./secrets.ts";
import type { Watched } from "./watched.ts";

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
const LAST = ["last", "final", "closing", "concluding"];

/** What can be pointed at. */
interface Place {
  /** Of the expectation, and its step. */
  readonly id: string;
  readonly step: number;
  /** Whether a text points at it; `quoted` has what it sets in quotation marks. */
  readonly isMeant: (text: string, quoted: readonly string[]) => boolean;
}

function pointerTo(at: number, count: number): RegExp {
  const names = [
    ...(at === 0 ? ["first", "opening"] : [ORDINALS[at] ?? "nth"]),
    ...(at === count - 1 ? LAST : []),
    ...(at === count - 2 ? ["second last", "last but one", "next to last", "penultimate"] : []),
  ];
  const name = names.join("|");
  return new RegExp(
    `\\b(?:${name})[ -](?:\\w+ )?(?:sentence|line|claim|statement|full stop|words?|clause|paragraph|bit)\\b|\\bsentence (?:number )?${at + 1}\\b${at === count - 1 ? "|\\b(?:very |right )?(?:at the )?end of the (?:passage|text)\\b|\\bthe passage ends\\b" : ""}`,
    "u",
  );
}

/** Texts whose quotations are kept. */
const CACHED_TEXTS = 1000;

/** Quotations of a text, by double quotation marks or by single ones outside words. */
const QUOTED =
  /"([^"]{2,120})"|(?<![\p{L}\p{N}])'((?:[^']|(?<=\p{L})'(?=\p{L})){2,120})'(?![\p{L}\p{N}])|\*([^*]{2,120})\*/gu;

/** So many words of a sentence show which one is meant. */
const TELLING_WORDS = 3;

const spaced = (text: string): string => ` ${wordsOf(text).join(" ")} `;

/** A sentence that is itself what is asked for: by where it stands, by its beginning or by some words of it. */
function sentencePlace({ id, step, quote = "" }: Expectation, passage: string): Place[] {
  const sentences = passage.split(/(?<=[.!?])\s+/u).map(spaced);
  const meant = spaced(quote);
  const at = sentences.findIndex((one) => one.includes(meant.trim()));
  const sentence = sentences[at];
  if (sentence === undefined) return [];
  const pointer = pointerTo(at, sentences.length);
  const isOfIt = (own: string): boolean =>
    own.split(" ").length >= TELLING_WORDS
      ? meant.includes(` ${own} `)
      : sentence.startsWith(` ${own} `);
  return [{ id, step, isMeant: (text, quoted) => pointer.test(text) || quoted.some(isOfIt) }];
}

/** What is said about a sentence: by words of the passage that are also those of an answer. */
function answerPlace({ id, step, statement, paraphrases }: Expectation): Place {
  const answers = [statement, ...paraphrases].map(spaced);
  const isOfAnswer = (own: string): boolean =>
    own.split(" ").length >= TELLING_WORDS && answers.some((one) => one.includes(` ${own} `));
  return { id, step, isMeant: (_, quoted) => quoted.some(isOfAnswer) };
}

/** What can be pointed at in an argument. */
const placesOf = memoiseOf(({ key, passage }: Argument): readonly Place[] =>
  key.expectations.flatMap((one) =>
    (one.kind === "conclusion" || one.kind === "reason") && one.quote !== undefined
      ? sentencePlace(one, passage)
      : [answerPlace(one)],
  ),
);

/** Words that a text, normalised, sets in quotation marks or in emphasis. */
export const quotedWords = memoise(
  (text): readonly string[] =>
    [...text.matchAll(QUOTED)]
      .map(([, one, other, third]) => wordsOf(one ?? other ?? third ?? "").join(" "))
      .filter((words) => words !== ""),
  CACHED_TEXTS,
);

/** Quotations that are not the learner's own words. */
function withoutLearners(watched: Watched, quoted: readonly string[]): readonly string[] {
  if (quoted.length === 0) return quoted;
  const learners = learnerTexts(watched).map((one) => ` ${wordsOf(one).join(" ")} `);
  return quoted.filter((own) => !learners.some((one) => one.includes(` ${own} `)));
}

/** Looks for sentences that tell by pointing: what is asked for stands there and there. */
export interface PlaceCheck {
  /** Id of the expectation at whose place a sentence points; null when it points at none. */
  find(sentence: ReadText): string | null;
}

/** Where to look is a hint like any other: it may be given only where the move gives that hint. */
export function createPlaceCheck(watched: Watched): PlaceCheck {
  let places: readonly Place[] | null = null;
  const open = (): readonly Place[] => {
    const { argument, dialogue, transcript } = watched.view;
    const hidden = placesOf(argument).filter(
      ({ id, step }) => step === watched.openStep && !isEarned(dialogue, id),
    );
    if (hidden.length === 0) return [];
    const said = transcript.filter((one) => one.sender === "system");
    const allowed = [...watched.allowed, ...said.map((one) => one.text)].map(normalise);
    return hidden.filter(
      (place) => !allowed.some((text) => place.isMeant(text, quotedWords(text))),
    );
  };
  return {
    find({ normal: said }) {
      places ??= open();
      if (places.length === 0) return null;
      const quoted = withoutLearners(watched, quotedWords(said));
      return places.find((place) => place.isMeant(said, quoted))?.id ?? null;
    },
  };
}
