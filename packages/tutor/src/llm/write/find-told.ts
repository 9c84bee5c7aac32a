import { memoise } from "@elenchus/dialogue/words/memoise";
import { contentStems, isFunctionWord, plainWords, wordsOf } from "@elenchus/dialogue/words/words";

/** What is not to be told yet. */
export interface Secret {
  /** The statement and the ways of saying it. */
  readonly texts: readonly string[];
  /** Words that may be used all the same: what the passage says at the place in question. */
  readonly known: string;
}

/** So many words in a row that a text shares with a secret tell it. */
const TELLING_RUN = 6;
/** A question that leaves a gap to fill begins with words of the answer. */
const TELLING_RUN_OF_PROMPT = 9;
/** A whole secret in fewer words is told by all of them, if so many carry content. */
const LEAST_CONTENT = 2;
/** A sentence with this share of a secret's content words tells it, whatever the order… */
const TELLING_SHARE = 0.75;
/** …if the secret has at least so many, what is known left out. */
const LEAST_STEMS = 4;
const LEAST_STEMS_BESIDE_KNOWN = 2;
/** Words with which any argument is spoken of tell nothing. */
const TALK = contentStems(
  "writer reader reason conclusion passage argument claim support say point part step true",
);

/** Secrets whose runs are kept: those of one argument are held against all that its learner is shown. */
const CACHED_SECRETS = 500;

/** The runs of a secret's words, a space around each word, that tell it where what is known has them not. */
function findTellingRuns(secret: string, longest: number): readonly string[] {
  const own = wordsOf(secret);
  const isContent = own.map((word) => !isFunctionWord(word));
  const length = Math.min(longest, own.length);
  const isTelling = (at: number): boolean =>
    isContent.slice(at, at + length).filter(Boolean).length >= LEAST_CONTENT;
  return Array.from({ length: own.length - length + 1 }, (_, at) => at)
    .filter(isTelling)
    .map((at) => ` ${own.slice(at, at + length).join(" ")} `);
}

const tellingRuns = memoise((secret) => findTellingRuns(secret, TELLING_RUN), CACHED_SECRETS);
const tellingRunsOfPrompt = memoise(
  (secret) => findTellingRuns(secret, TELLING_RUN_OF_PROMPT),
  CACHED_SECRETS,
);

/**
 * The first text of a secret that another text tells; null when it tells none.
 * @param isPrompt whether the text is a question that leaves only a gap to fill
 */
export function findTold(
  text: string,
  { texts, known }: Secret,
  isPrompt: boolean = false,
): string | null {
  const runsOf = isPrompt ? tellingRunsOfPrompt : tellingRuns;
  const words = ` ${plainWords(text)} `;
  const seen = ` ${plainWords(known)} `;
  const sentences = text.split(/(?<=[.!?:;])\s+/u).map(contentStems);
  return (
    texts.find(
      (secret) =>
        runsOf(secret).some((run) => words.includes(run) && !seen.includes(run)) ||
        sharesStems(sentences, secret, known),
    ) ?? null
  );
}

function sharesStems(
  sentences: readonly ReadonlySet<string>[],
  secret: string,
  known: string,
): boolean {
  const seen = contentStems(known);
  const stems = [...contentStems(secret)].filter((stem) => !seen.has(stem) && !TALK.has(stem));
  if (stems.length < (seen.size > 0 ? LEAST_STEMS_BESIDE_KNOWN : LEAST_STEMS)) return false;
  return sentences.some(
    (there) => stems.filter((stem) => there.has(stem)).length / stems.length >= TELLING_SHARE,
  );
}

/** How alike two texts are in their content words: the shared share of the shorter one, 0 to 1. */
export function likeness(one: string, other: string): number {
  const stems = contentStems(one);
  const others = contentStems(other);
  const shorter = Math.min(stems.size, others.size);
  if (shorter === 0) return 0;
  return [...stems].filter((stem) => others.has(stem)).length / shorter;
}
