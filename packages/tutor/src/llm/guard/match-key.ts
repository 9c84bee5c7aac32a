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

/** Whether a run of words stands among others, and at least half of it is not covered by a licence. */
function hasRun(run: string, words: readonly string[], covered: readonly boolean[]): boolean {
  const wanted = run.trim().split(" ");
  for (let at = 0; at + wanted.length <= words.length; at += 1) {
    if (!wanted.every((word, offset) => words[at + offset] === word)) continue;
    const licensed = wanted.filter((_, offset) => covered[at + offset] === true).length;
    if (licensed * 2 < wanted.length) return true;
  }
  return false;
}

function isWhole(keyText: KeyText, read: ReadText, covered: readonly boolean[]): boolean {
  if (hasRun(keyText.words, read.words, covered)) return true;
  if (keyText.size < 3) return false;
  const content = read.stems.flatMap((stem, at) => (stem === null ? [] : [{ stem, at }]));
  return hasRun(
    keyText.stems,
    content.map(({ stem }) => stem),
    content.map(({ at }) => covered[at] === true),
  );
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
  if (suspects.length === 0) return [];
  const covered = cover(read);
  return suspects.map(([keyText, stems]) => {
    const own = stems.map((stem) => places.get(stem) ?? []);
    const share = stems.length / keyText.size;
    return {
      keyText,
      share,
      openHits: own.filter((all) => all.some((at) => covered[at] !== true)).length,
      isWhole: share === 1 && isWhole(keyText, read, covered),
      span: spanOf(own),
    };
  });
}
