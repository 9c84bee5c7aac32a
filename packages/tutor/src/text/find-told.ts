import { splitSentences } from "@elenchus/domain/split-sentences";
import { standsIn } from "./copying.ts";
import { contentStems, isFunctionWord, plainWords, wordsOf } from "@elenchus/dialogue/words/words";

/** So many words in a row that a text shares with a secret tell it; a question that leaves a gap begins with more. */
const TELLING_RUN = { text: 6, prompt: 9 } as const;
/** A sentence with this share of a secret's content words tells it, whatever their order, if there are so many. */
const TELLING_SHARE = 0.75;
const LEAST_STEMS = { all: 4, besideKnown: 2 } as const;
/** Words with which any argument is spoken of tell nothing. */
const TALK = contentStems(
  "writer reader reason conclusion passage argument claim support say point part step true",
);

/** A text that is not to be told yet. */
export interface Secret {
  /** The statement and the ways of saying it. */
  readonly texts: readonly string[];
  /** Words that may be said all the same: the passage's at the place in question. */
  readonly known: string;
}

/**
 * The first text of a secret that another text tells, nearly in its own words; null when it tells none.
 * @param kind whether the text is a question that leaves only a gap to fill
 */
export function findTold(
  text: string,
  { texts, known }: Secret,
  kind: keyof typeof TELLING_RUN = "text",
): string | null {
  const sentences = splitSentences(text)
    .flatMap((one) => one.split(/(?<=[:;])\s+/u))
    .map(contentStems);
  return (
    texts.find(
      (secret) =>
        sharesRun(text, secret, known, TELLING_RUN[kind]) || sharesStems(sentences, secret, known),
    ) ?? null
  );
}

function sharesRun(text: string, secret: string, known: string, longest: number): boolean {
  const words = wordsOf(secret);
  const length = Math.min(longest, words.length);
  return words.slice(0, words.length - length + 1).some((_, at) => {
    const run = words.slice(at, at + length);
    const isOfMatter = run.filter((word) => !isFunctionWord(word)).length >= 2;
    const told = run.join(" ");
    return isOfMatter && standsIn(told, text) && !standsIn(told, known);
  });
}

function sharesStems(
  sentences: readonly ReadonlySet<string>[],
  secret: string,
  known: string,
): boolean {
  const seen = contentStems(known);
  const stems = [...contentStems(secret)].filter((stem) => !seen.has(stem) && !TALK.has(stem));
  if (stems.length < (seen.size > 0 ? LEAST_STEMS.besideKnown : LEAST_STEMS.all)) return false;
  return sentences.some(
    (there) => stems.filter((stem) => there.has(stem)).length / stems.length >= TELLING_SHARE,
  );
}

/** How alike two texts are in their content words: the shared share of the shorter one, 0 to 1. */
export function likeness(one: string, other: string): number {
  if (plainWords(one) === plainWords(other)) return 1;
  const stems = contentStems(one);
  const others = contentStems(other);
  const shorter = Math.min(stems.size, others.size);
  return shorter === 0 ? 0 : [...stems].filter((stem) => others.has(stem)).length / shorter;
}
