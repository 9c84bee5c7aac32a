/** A stable 32-bit number of a text (FNV-1a), for choices that must repeat. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** The list in an order that the seed decides; the same seed gives the same order. */
export function shuffleBySeed<Item>(items: readonly Item[], seed: number): Item[] {
  return items
    .map((item, index) => ({ item, rank: hashText(`${seed}:${index}:${items.length}`) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}
