import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { memoiseOf } from "@elenchus/dialogue/words/memoise";
import { readText } from "./read-text.ts";

/** One way of saying an expectation, ready to be compared. */
export interface KeyText {
  readonly expectation: Expectation;
  readonly text: string;
  /** Its words between spaces: " a b c ". */
  readonly words: string;
  /** Stems of its content words, in order, between spaces. */
  readonly stems: string;
  /** Distinct stems. */
  readonly size: number;
}

/** All that an answer key says, found by the stems of its words. */
export interface KeyIndex {
  readonly texts: readonly KeyText[];
  /** By stem: where in `texts` it occurs. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** Ways of saying something without any word of content: "how many are there?" */
  readonly bare: readonly KeyText[];
}

/** What of an expectation would give it away. */
function secretTexts(argument: Argument, one: Expectation): string[] {
  // Names are looked for by themselves, and a find of the learner's own has no words yet.
  if (one.kind === "fallacy_name" || one.isOwn === true) return [];
  const { key } = argument;
  const raw = [
    ...(one.kind === "conclusion" ? [key.conclusion] : []),
    ...(one.kind === "reason" ? key.reasons.filter((text) => isSame(text, one)) : []),
  ];
  const { term } = one;
  if (one.kind === "ambiguous_term") return [one.statement, ...(term?.readings ?? [])];
  const quote = one.kind === "conclusion" || one.kind === "reason" ? [one.quote ?? ""] : [];
  return [one.statement, ...raw, ...quote, ...one.paraphrases];
}

/** Whether a reason of the key is this expectation's. */
function isSame(text: string, { statement, quote }: Expectation): boolean {
  const words = readText(text).words.join(" ");
  return [statement, quote ?? ""].some((own) => readText(own).words.join(" ") === words);
}

function readKeyText(expectation: Expectation, text: string): KeyText {
  const { words, stems } = readText(text);
  const content = stems.filter((stem) => stem !== null);
  return {
    expectation,
    text,
    words: ` ${words.join(" ")} `,
    stems: ` ${content.join(" ")} `,
    size: new Set(content).size,
  };
}

/** Words short of which a text without content says nothing. */
const LEAST_BARE = 3;

function placesIn(texts: readonly KeyText[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { stems }] of texts.entries())
    for (const stem of new Set(stems.trim().split(" "))) {
      const known = places.get(stem);
      if (known === undefined) places.set(stem, [at]);
      else known.push(at);
    }
  return places;
}

function buildIndex(argument: Argument): KeyIndex {
  const all = argument.key.expectations.flatMap((expectation) => {
    const read = secretTexts(argument, expectation).map((text) => readKeyText(expectation, text));
    return [...new Map(read.map((one) => [one.words, one])).values()];
  });
  const texts = all.filter(({ size }) => size > 0);
  const bare = all.filter(
    ({ size, words, expectation }) =>
      size === 0 && expectation.kind !== "probe" && words.trim().split(" ").length >= LEAST_BARE,
  );
  return { texts, places: placesIn(texts), bare };
}

/** The index of an argument's key. */
export const indexKey = memoiseOf(buildIndex);
