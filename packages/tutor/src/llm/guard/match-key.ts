import type { KeyIndex, KeyText } from "./key-index.ts";
import type { ReadText } from "./read-text.ts";

/** How much of one way of saying a secret stands in a text. */
export interface KeyMatch {
  readonly keyText: KeyText;
  /** Share of its stems that the text has, 0 to 1. */
  readonly share: number;
  /** Stems of it that the text has outside of what a licence covers. */
  readonly openHits: number;
  /** Whether it stands there word for word, or content word for content word, by no licence. */
  readonly isWhole: boolean;
  /** Words from the first to the last of its stems where they stand closest. */
  readonly span: number;
}

/** What a text is matched against. */
export interface MatchAgainst {
  readonly index: KeyIndex;
  /** Whether an expectation, by id, is a secret still. */
  readonly isSecret: (id: string) => boolean;
  /** Whether it is what the tutor asks for now. */
  readonly isAsked: (id: string) => boolean;
  /** Which words of the text may be said anyway; asked for only where something matches. */
  readonly cover: (read: ReadText) => readonly boolean[];
}

/** From one of these on a match is looked at more closely. */
const SUSPICIOUS = { share: 0.5, hits: 2 } as const;

/** Where the stems of a text stand. */
function placesOf({ stems }: ReadText): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, stem] of stems.entries()) {
    if (stem === null) continue;
    const known = places.get(stem);
    if (known === undefined) places.set(stem, [at]);
    else known.push(at);
  }
  return places;
}

/** Fewest words within which every one of the stems occurs. */
function spanOf(places: readonly (readonly number[])[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (const start of places.flat()) {
    const ends = places.map((own) => own.find((at) => at >= start) ?? Number.POSITIVE_INFINITY);
    best = Math.min(best, Math.max(...ends) - start + 1);
  }
  return best;
}

/**
 * Whether a run of words stands among others, some word of content in it by no licence: a prompt may hold
 * the beginning of an answer, and what completes it is the answer.
 */
function hasRun(run: string, words: readonly string[], isOpen: (at: number) => boolean): boolean {
  const wanted = run.trim().split(" ");
  for (let at = 0; at + wanted.length <= words.length; at += 1)
    if (
      wanted.every((word, offset) => words[at + offset] === word) &&
      wanted.some((_, offset) => isOpen(at + offset))
    )
      return true;
  return false;
}

function isWhole(keyText: KeyText, read: ReadText, covered: readonly boolean[]): boolean {
  const isOpen = (at: number): boolean => covered[at] !== true && (read.stems[at] ?? null) !== null;
  const backwards = keyText.words.split(" ").toReversed().join(" ");
  if ([keyText.words, backwards].some((run) => hasRun(run, read.words, isOpen))) return true;
  if (keyText.size < 3) return false;
  const content = read.stems.flatMap((stem, at) => (stem === null ? [] : [{ stem, at }]));
  return hasRun(
    keyText.stems,
    content.map(({ stem }) => stem),
    (at) => covered[content[at]?.at ?? 0] !== true,
  );
}

/** Whether one word of content says it, if it is said just so. */
function isTelling({ size, expectation }: KeyText, { isAsked }: MatchAgainst): boolean {
  return size > 1 || expectation.kind !== "probe" || isAsked(expectation.id);
}

/** Ways of saying secrets that have no word of content, said just so. */
function matchBare(read: ReadText, { index, isSecret, cover }: MatchAgainst): KeyMatch[] {
  if (index.bare.length === 0) return [];
  const text = ` ${read.words.join(" ")} `;
  return index.bare
    .filter(({ words, expectation }) => text.includes(words) && isSecret(expectation.id))
    .filter(({ words }) => hasRun(words, read.words, (at) => cover(read)[at] !== true))
    .map((keyText) => ({ keyText, share: 1, openHits: 1, isWhole: true, span: 1 }));
}

/** Ways of saying what is still secret of which a text has at least some. */
export function matchKey(read: ReadText, against: MatchAgainst): KeyMatch[] {
  const { index, isSecret, cover } = against;
  const places = placesOf(read);
  const hits = new Map<KeyText, string[]>();
  for (const stem of places.keys())
    for (const at of index.places.get(stem) ?? []) {
      const keyText = index.texts[at];
      if (keyText === undefined) continue;
      const known = hits.get(keyText);
      if (known === undefined) hits.set(keyText, [stem]);
      else known.push(stem);
    }
  const suspects = [...hits].filter(
    ([{ size, expectation }, stems]) =>
      (stems.length >= SUSPICIOUS.hits || stems.length / size >= SUSPICIOUS.share) &&
      isSecret(expectation.id),
  );
  const bare = matchBare(read, against);
  if (suspects.length === 0) return bare;
  const covered = cover(read);
  const found = suspects.map(([keyText, stems]) => {
    const own = stems.map((stem) => places.get(stem) ?? []);
    const share = stems.length / keyText.size;
    return {
      keyText,
      share,
      openHits: own.filter((all) => all.some((at) => covered[at] !== true)).length,
      isWhole: share === 1 && isTelling(keyText, against) && isWhole(keyText, read, covered),
      span: spanOf(own),
    };
  });
  return [...found, ...bare];
}
