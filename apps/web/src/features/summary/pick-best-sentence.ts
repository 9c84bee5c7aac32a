import type { ArgumentMap } from "@elenchus/contract/argument-map";

/** Fewer words say little by themselves. */
const LEAST_WORDS = 4;

/**
 * The learner's best sentence: of what was found, in their own words, the longest about the furthest thing. Null where all
 * was pointed to, chosen or told.
 */
export function pickBestSentence({ nodes }: ArgumentMap): string | null {
  const said = nodes.flatMap(({ standing, part, step, words }) =>
    standing === "found" && part !== "question" && words !== null
      ? [{ step: part === "impact" ? 0 : step, words: words.trim() }]
      : [],
  );
  const [best] = said
    .filter(({ words }) => words.split(/\s+/u).length >= LEAST_WORDS)
    .toSorted((one, other) => other.step - one.step || other.words.length - one.words.length);
  return best?.words ?? null;
}
